import type { AccountMessage, SlicesOf } from '../../../domain/features'
import type { ChannelId, TabId } from '../../../domain/kernel/ids'
import { currentRoomOf, roomMediaTarget, type RoomMediaTarget } from '../../../domain/space'
import { KeyedSubscription } from '../../media/keyed-subscription'
import type { SpacePorts } from '../../ports/space-ports'
import type { RoomMediaEvent } from '../../ports/media-room'

interface Deps {
  readonly ports: Pick<SpacePorts, 'mediaRoom'> & { readonly rooms: Pick<SpacePorts['rooms'], 'pass'> }
  readonly account: Pick<SlicesOf<'space'>['account'], 'room'>
  /** The id of this tab; `null` until the id is known. */
  readonly tab: () => TabId | null
  readonly say: (message: AccountMessage) => void
}

/**
 * Opens and closes the microphone and the share of the tab that runs the room's media. Each stays open exactly as long
 * as the log requires it (MIC-7, SHR-5). No other code opens a microphone.
 */
export class RoomMedia {
  readonly #parts = new KeyedSubscription()
  readonly #room = new KeyedSubscription()
  readonly #microphone = new KeyedSubscription()
  readonly #speech = new KeyedSubscription()
  readonly #share = new KeyedSubscription()
  /** The last room that this page knew. A room that the member entered before a reload is not known at first. */
  #known: ChannelId | null = null
  /** True from a reload until `RoomReloaded`. Meanwhile the previous page's microphone and share are ignored. */
  #isOfBefore = false

  constructor(private readonly deps: Deps) {}

  /** Opens and closes media. Call this function after every change of the account's log. */
  follow(): void {
    const { account, tab } = this.deps
    const channelId = currentRoomOf(account.room.get())?.channelId
    if (tab() !== null && channelId !== undefined && channelId !== this.#known) {
      this.#known = channelId
      // The member entered in this tab before a reload, so the member has to unmute again.
      if (this.#wish() !== null) {
        this.#isOfBefore = true
        this.deps.say({ type: 'space/RoomReloaded' })
      }
    }
    // Subscribing to `remotes$` loads the media SDK while the room is still being joined.
    this.#parts.want(this.#roomHere()?.channelId ?? null, () => this.deps.ports.mediaRoom.remotes$.subscribe())
    const wish = this.#wish()
    if (wish === null || (!wish.holdsMic && wish.share === null)) this.#isOfBefore = false
    this.#obey(this.#isOfBefore && wish !== null ? { ...wish, holdsMic: false, speaks: false, share: null } : wish)
  }

  /** The room that this tab has joined or is joining. */
  #roomHere(): ReturnType<typeof currentRoomOf> {
    const { account, tab } = this.deps
    const me = tab()
    const room = currentRoomOf(account.room.get())
    return me !== null && room?.holder === me ? room : null
  }

  #wish(): RoomMediaTarget | null {
    const room = this.#roomHere()
    return room?.phase === 'inside' ? roomMediaTarget(room) : null
  }

  #obey(wish: RoomMediaTarget | null): void {
    const { mediaRoom, rooms } = this.deps.ports
    const { say } = this.deps
    const channelId = wish?.channelId ?? null
    // Stop tracks first, so that nothing is sent into a room that is being left.
    if (wish?.speaks !== true) this.#speech.want(null, noRunning)
    if (wish?.holdsMic !== true) this.#microphone.want(null, noRunning)
    if (wish?.share == null) this.#share.want(null, noRunning)
    this.#room.want(channelId, () =>
      mediaRoom
        .enter({ channelId: channelId ?? '', pass: () => rooms.pass(orThrow(channelId)) })
        .subscribe((event) =>
          say({ type: 'space/RoomMediaStateChanged', channelId: orThrow(channelId), state: stateOf(event) }),
        ),
    )
    if (wish === null) return
    if (wish.holdsMic)
      this.#microphone.want(wish.channelId, () =>
        mediaRoom.microphone().subscribe((event) => {
          if (event.kind === 'ended') say({ type: 'space/MicNotOpened', channelId: wish.channelId, fault: event.fault })
        }),
      )
    if (wish.speaks)
      this.#speech.want(wish.channelId, () =>
        mediaRoom.speak().subscribe((event) => {
          if (event.kind === 'ended') say({ type: 'space/MicNotOpened', channelId: wish.channelId, fault: event.fault })
        }),
      )
    if (wish.share !== null) this.#shareNow(wish.channelId, wish.share)
  }

  #shareNow(channelId: ChannelId, { kind, n }: NonNullable<RoomMediaTarget['share']>): void {
    const {
      ports: { mediaRoom },
      say,
    } = this.deps
    this.#share.want(`${channelId} ${n}`, () =>
      mediaRoom
        .share(kind)
        .subscribe((event) =>
          say(
            event.kind === 'sharing'
              ? { type: 'space/ShareStarted', channelId, n, hasSound: event.hasSound, surface: event.surface }
              : { type: 'space/ShareStopped', channelId, n, fault: event.fault },
          ),
        ),
    )
  }
}

function noRunning(): never {
  throw new Error('no subscription without a key')
}

function orThrow(channelId: ChannelId | null): ChannelId {
  if (channelId === null) throw new Error('the room has no channel id')
  return channelId
}

const stateOf = (event: RoomMediaEvent) => {
  switch (event.kind) {
    case 'joined':
    case 'reconnected':
      return 'connected'
    case 'reconnecting':
      return 'reconnecting'
    case 'ended':
      return 'failed'
  }
}
