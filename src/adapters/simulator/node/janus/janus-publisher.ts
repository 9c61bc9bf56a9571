import type { SentKind } from '../../../wire/frames/rtc-frame'
import type { JanusConnection, JanusHandle } from './janus-connection'

/** The kind of each media line of a browser's offer, in the order of the client's transceivers. */
const KINDS: readonly SentKind[] = ['microphone', 'camera', 'screen', 'screen']

/** A media line that a subscription can name. */
export interface FeedLine {
  readonly feed: string
  readonly mid: string
}

export interface PublisherDeps {
  readonly janus: JanusConnection
  readonly room: string
  /** The secret of the room, which lets this server mute its members. */
  readonly secret: string
  /** The name of this connection in the room. Each new connection has a new name. */
  readonly feed: string
  /** Called when the media of the browser arrives, and when a further kind is forwarded for the first time. */
  readonly changed: () => void
}

/** The connection that receives a browser's media. Janus drops what the browser may not send. */
export class JanusPublisher {
  #handle: JanusHandle | null = null
  #isUp = false
  #isClosed = false
  #allowed: readonly SentKind[]
  /** The kinds that were forwarded at least once. Subscriptions keep them, because muting is quick and a new offer is not. */
  readonly #offered = new Set<SentKind>()
  /** The media lines that Janus mutes now. */
  readonly #muted = new Set<number>()

  constructor(
    private readonly deps: PublisherDeps,
    allowed: readonly SentKind[],
  ) {
    this.#allowed = allowed
  }

  /** Sends the browser's offer to Janus. Returns the answer. Rejects if Janus refuses. */
  async publish(sdp: string): Promise<string> {
    const { janus, room, feed, changed } = this.deps
    const handle = await janus.attach(() => {
      this.#isUp = true
      changed()
    })
    if (this.#isClosed) {
      handle.detach()
      throw new Error('The browser has left')
    }
    this.#handle = handle
    const request = { request: 'joinandconfigure', ptype: 'publisher', room, id: feed, audiocodec: 'opus' }
    const { jsep } = await handle.request(request, { type: 'offer', sdp })
    if (jsep === undefined) throw new Error('Janus gave no answer')
    // The browser sends nothing before it has the answer, so no media passes before it is muted.
    await this.#moderate()
    return jsep.sdp
  }

  async allow(kinds: readonly SentKind[]): Promise<void> {
    this.#allowed = kinds
    await this.#moderate()
  }

  /** The media lines that other browsers receive. */
  lines(): readonly (FeedLine & { readonly kind: SentKind })[] {
    const { feed } = this.deps
    return this.#isUp
      ? KINDS.flatMap((kind, index) => (this.#offered.has(kind) ? { feed, mid: String(index), kind } : []))
      : []
  }

  close(): void {
    this.#isClosed = true
    this.#handle?.detach()
    this.#handle = null
  }

  async #moderate(): Promise<void> {
    const { room, secret, feed, changed } = this.deps
    const handle = this.#handle
    if (handle === null) return
    const before = this.#offered.size
    const requests = KINDS.flatMap((kind, index) => {
      const mute = !this.#allowed.includes(kind)
      if (!mute) this.#offered.add(kind)
      if (this.#muted.has(index) === mute) return []
      this.#muted[mute ? 'add' : 'delete'](index)
      return handle.request({ request: 'moderate', room, secret, id: feed, mid: String(index), mute })
    })
    await Promise.all(requests)
    if (this.#offered.size > before) changed()
  }
}
