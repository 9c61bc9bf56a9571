import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { ChannelId, TabId } from '../../domain/kernel/ids'
import type { AccountSlices } from '../../domain/manifests/core'
import { currentRoomOf, roomMediaTarget, type RoomMediaTarget } from '../../domain/space'
import { KeyedSubscription } from './keyed-subscription'
import type { SpacePorts } from '../ports/space-ports'
import type { RoomMediaEvent } from '../ports/media-room'

interface Deps {
  readonly ports: Pick<SpacePorts, 'mediaRoom'> & { readonly rooms: Pick<SpacePorts['rooms'], 'pass'> }
  readonly account: Pick<AccountSlices, 'room'>
  /** Which tab this is; `null` while that is not known yet. */
  readonly tab: () => TabId | null
  readonly say: (message: AccountMessage) => void
}

/**
 * Brings about, in the tab that holds the room, what the log wishes: being heard and seen lasts exactly as long as the
 * wish
 * (MIC-7, SHR-5). Nothing else opens a microphone.
 */
export class RoomMedia {
  readonly #parts = new KeyedSubscription()
  readonly #room = new KeyedSubscription()
  readonly #microphone = new KeyedSubscription()
  readonly #speech = new KeyedSubscription()
  readonly #share = new KeyedSubscription()
  /**
   * The room that this page knows. One that it is inside of at first sight was entered before the page was loaded anew.
   */
  #known: ChannelId | null = null
  /** The log does not know yet of a reload: what it wishes of a voice and of pictures is the page's before. */
  #isOfBefore = false

  constructor(private readonly deps: Deps) {}

  /** Call after every change of the account's log. */
  follow(): void {
    const { account, tab } = this.deps
    const channelId = account.room.isLoaded() ? currentRoomOf(account.room.get())?.channelId : undefined
    if (tab() !== null && channelId !== undefined && channelId !== this.#known) {
      this.#known = channelId
      // It was in this tab before a reload: whoever spoke then has to press again.
      if (this.#wish() !== null) {
        this.#isOfBefore = true
        this.deps.say({ type: 'RoomReloaded' })
      }
    }
    // What sound is made of is fetched while the room is still being joined.
    this.#parts.want(this.#roomHere()?.channelId ?? null, () => this.deps.ports.mediaRoom.remotes$.subscribe())
    const wish = this.#wish()
    if (wish === null || (!wish.holdsMic && wish.share === null)) this.#isOfBefore = false
    this.#obey(this.#isOfBefore && wish !== null ? { ...wish, holdsMic: false, speaks: false, share: null } : wish)
  }

  /** The one that this tab is in, or on its way into. */
  #roomHere(): ReturnType<typeof currentRoomOf> {
    const { account, tab } = this.deps
    const me = tab()
    const room = account.room.isLoaded() ? currentRoomOf(account.room.get()) : null
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
    // What is least first: nothing is sent into a room that is being left.
    if (wish?.speaks !== true) this.#speech.want(null, noRunning)
    if (wish?.holdsMic !== true) this.#microphone.want(null, noRunning)
    if (wish?.share == null) this.#share.want(null, noRunning)
    this.#room.want(channelId, () =>
      mediaRoom
        .enter({ channelId: channelId ?? '', pass: () => rooms.pass(orThrow(channelId)) })
        .subscribe((news) => say({ type: 'MediaIs', channelId: orThrow(channelId), state: stateOf(news) })),
    )
    if (wish === null) return
    if (wish.holdsMic)
      this.#microphone.want(wish.channelId, () =>
        mediaRoom.microphone().subscribe((news) => {
          if (news.kind === 'ended') say({ type: 'MicNotHad', channelId: wish.channelId, fault: news.fault })
        }),
      )
    if (wish.speaks)
      this.#speech.want(wish.channelId, () =>
        mediaRoom.speak().subscribe((news) => {
          if (news.kind === 'ended') say({ type: 'MicNotHad', channelId: wish.channelId, fault: news.fault })
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
        .subscribe((news) =>
          say(
            news.kind === 'sharing'
              ? { type: 'ShareBegan', channelId, n, hasSound: news.hasSound, surface: news.surface }
              : { type: 'ShareOver', channelId, n, fault: news.fault },
          ),
        ),
    )
  }
}

function noRunning(): never {
  throw new Error('what is not wanted is begun')
}

function orThrow(channelId: ChannelId | null): ChannelId {
  if (channelId === null) throw new Error('a room is entered that nobody named')
  return channelId
}

const stateOf = (news: RoomMediaEvent) => {
  switch (news.kind) {
    case 'joined':
    case 'reconnected':
      return 'connected'
    case 'reconnecting':
      return 'reconnecting'
    case 'ended':
      return 'failed'
  }
}
