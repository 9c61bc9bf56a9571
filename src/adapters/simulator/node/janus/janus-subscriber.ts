import type { JanusConnection, JanusHandle } from './janus-connection'
import { JanusRefusal, type JanusMessage, type SubscribedStream } from './janus-messages'
import type { FeedLine } from './janus-publisher'

/** The number of the VideoRoom plugin for a publisher that is gone, or whose connection is not up yet. */
const NO_SUCH_FEED = 428

export interface SubscriberDeps {
  readonly janus: JanusConnection
  readonly room: string
  readonly offered: (sdp: string, streams: readonly SubscribedStream[]) => void
  /** Called when a publisher was not there yet, so that `want` must be called again. */
  readonly missed: () => void
  readonly failed: (error: unknown) => void
}

const keyOf = ({ feed, mid }: FeedLine): string => `${feed} ${mid}`
const keyOfStream = ({ feed_id = '', feed_mid = '' }: SubscribedStream): string => `${feed_id} ${feed_mid}`

/** The connection that sends the media of the others to a browser. Makes one offer at a time. */
export class JanusSubscriber {
  #handle: JanusHandle | null = null
  #streams: readonly SubscribedStream[] = []
  #wanted: readonly FeedLine[] = []
  /** From an offer to the browser's answer, or while a request to Janus is pending. */
  #isBusy = false
  #isClosed = false

  constructor(private readonly deps: SubscriberDeps) {}

  /** Sets the media lines that the browser shall receive. */
  want(lines: readonly FeedLine[]): void {
    this.#wanted = lines
    if (!this.#isBusy && !this.#isClosed) void this.#update()
  }

  async answer(sdp: string): Promise<void> {
    await this.#handle?.request({ request: 'start' }, { type: 'answer', sdp })
    this.#isBusy = false
    this.want(this.#wanted)
  }

  close(): void {
    this.#isClosed = true
    this.#handle?.detach()
    this.#handle = null
  }

  async #update(): Promise<void> {
    const wanted = new Set(this.#wanted.map(keyOf))
    const active = this.#streams.filter(({ active }) => active === true)
    const known = new Set(active.map(keyOfStream))
    const added = this.#wanted.filter((line) => !known.has(keyOf(line)))
    const removed = active.filter((stream) => !wanted.has(keyOfStream(stream)))
    if (added.length === 0 && removed.length === 0) return
    this.#isBusy = true
    try {
      const { plugindata, jsep } = await this.#request(added, removed)
      if (this.#isClosed) return
      this.#streams = plugindata?.data.streams ?? this.#streams
      if (jsep === undefined) this.#isBusy = false
      else
        this.deps.offered(
          jsep.sdp,
          this.#streams.filter(({ active }) => active === true),
        )
    } catch (error) {
      this.#isBusy = false
      if (this.#isClosed) return
      if (error instanceof JanusRefusal && error.code === NO_SUCH_FEED) this.deps.missed()
      else this.deps.failed(error)
    }
  }

  async #request(added: readonly FeedLine[], removed: readonly SubscribedStream[]): Promise<JanusMessage> {
    const { janus, room } = this.deps
    const known = this.#handle
    if (known !== null)
      return known.request({
        request: 'update',
        ...(added.length === 0 ? {} : { subscribe: added }),
        ...(removed.length === 0 ? {} : { unsubscribe: removed.map(({ mid }) => ({ sub_mid: mid })) }),
      })
    const handle = await janus.attach()
    if (this.#isClosed) {
      handle.detach()
      throw new Error('The browser has left')
    }
    const answer = await handle
      .request({ request: 'join', ptype: 'subscriber', room, streams: added, autoupdate: false })
      .catch((error: unknown) => {
        handle.detach()
        throw error
      })
    this.#handle = handle
    return answer
  }
}
