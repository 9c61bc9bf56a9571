import { distinctUntilChanged, map } from 'rxjs'
import type { AccountMessage } from '../../../domain/features'
import {
  callMediaTarget,
  currentCall,
  type callFeature,
  type CallMessage,
  type CallMediaTarget,
} from '../../../domain/call'
import type { ChannelId, TabId } from '../../../domain/kernel/ids'
import { KeyedSubscription } from '../../media/keyed-subscription'
import type { MediaRoom, RoomMediaEvent } from '../../ports/media-room'
import type { Calls } from './ports'

type Slices = ReturnType<typeof callFeature.slices>

interface Deps {
  readonly room: MediaRoom
  readonly calls: Pick<Calls, 'pass'>
  readonly slices: Slices
  readonly tab: () => TabId | null
  /** Whether a session exists. Without a session, all media stops. */
  readonly isIn: () => boolean
  readonly say: (message: CallMessage) => Promise<AccountMessage | void>
}

const stateOf = ({ kind }: RoomMediaEvent) =>
  kind === 'reconnecting' ? 'reconnecting' : kind === 'ended' ? 'failed' : 'connected'

/** In the tab that runs the call's media, opens and closes media to match the target state in the log. */
export class CallMedia {
  readonly #sdk = new KeyedSubscription()
  readonly #channel = new KeyedSubscription()
  readonly #peers = new KeyedSubscription()
  readonly #microphone = new KeyedSubscription()
  readonly #speech = new KeyedSubscription()
  readonly #camera = new KeyedSubscription()
  /** The joined channel. Devices open only in this channel. */
  #joined: ChannelId | null = null
  #isFirst = true

  constructor(private readonly deps: Deps) {}

  /** Opens and closes media. Call this function after every change of the account's log. */
  follow(): void {
    const { slices, tab, isIn } = this.deps
    const calls = slices.account.calls.get()
    const current = currentCall(calls)
    // Subscribing to `remotes$` loads the media SDK while the call still rings.
    this.#sdk.want(current !== null && isIn() ? current.key : null, () => this.deps.room.remotes$.subscribe())
    if (tab() === null) return
    // Clear `#isFirst` before dispatching: in the leader, dispatch changes the log synchronously.
    const isFirst = this.#isFirst
    this.#isFirst = false
    if (
      isFirst &&
      current !== null &&
      current.channelId !== null &&
      current.holder === tab() &&
      current.since !== null
    ) {
      void this.deps.say({ type: 'call/TabReloaded', channelId: current.channelId })
    }
    this.#obey(isIn() ? callMediaTarget(calls, tab()) : null)
  }

  #obey(wish: CallMediaTarget | null): void {
    const { room } = this.deps
    const isIn = wish !== null && this.#joined === wish.channelId
    // Close media first, so that nothing is sent into a channel that is being left.
    if (!isIn || !wish.microphone) {
      this.#speech.drop()
      this.#microphone.drop()
    }
    if (!isIn || !wish.camera) this.#camera.drop()
    if (wish === null) {
      this.#joined = null
      this.#peers.drop()
      this.#channel.drop()
      return
    }
    const { channelId, peer, microphone, camera } = wish
    const { calls, say } = this.deps
    this.#channel.want(channelId, () =>
      room.enter({ channelId, pass: () => calls.pass(channelId), pictures: 'camera' }).subscribe((news) => {
        this.#joined = news.kind === 'ended' ? null : channelId
        void say({ type: 'call/MediaStateChanged', channelId, state: stateOf(news) })
      }),
    )
    if (!isIn) return
    this.#peers.want(channelId, () =>
      room.peers$
        .pipe(
          map((all) => all.includes(peer)),
          distinctUntilChanged(),
        )
        .subscribe((isThere) => {
          void say({ type: 'call/PeerPresenceChanged', channelId, isThere })
        }),
    )
    const notSent =
      (kind: 'microphone' | 'camera') =>
      (news: {
        readonly kind: string
        readonly fault?: Extract<CallMessage, { type: 'call/TrackNotSent' }>['fault']
      }): void => {
        if (news.kind === 'ended') void say({ type: 'call/TrackNotSent', channelId, kind, fault: news.fault ?? null })
      }
    if (microphone) {
      this.#microphone.want(channelId, () => room.microphone().subscribe(notSent('microphone')))
      this.#speech.want(channelId, () => room.speak().subscribe(notSent('microphone')))
    }
    if (camera) this.#camera.want(channelId, () => room.share('camera').subscribe(notSent('camera')))
  }
}
