import type { Clock } from '../../../../application/ports/browser/clock'
import type { Random } from '../../../../application/ports/browser/random'
import { addMs } from '../../../../domain/kernel/instant'
import { FORWARDED_LIMIT, type ForwardedTrack, type SentKind } from '../../../wire/frames/rtc-frame'
import type { ForwardedRoom, ForwardedRoomEvents } from '../../signalling/media-forwarder'
import type { JanusConnection, JanusHandle } from './janus-connection'
import type { SubscribedStream } from './janus-messages'
import { JanusPublisher } from './janus-publisher'
import { JanusSubscriber } from './janus-subscriber'

/** The delay in ms before a subscription to a publisher that is not up yet is tried again. */
const AGAIN_MS = 200

export interface JanusRoomDeps {
  readonly clock: Clock
  readonly random: Random
  readonly events: ForwardedRoomEvents
  readonly closed: () => unknown
  readonly failed: (error: unknown) => void
}

/** A room of the VideoRoom plugin. Only this server talks to Janus, so its own permissions decide who sends and hears. */
export class JanusRoom implements ForwardedRoom {
  readonly #publishers = new Map<string, JanusPublisher>()
  readonly #subscribers = new Map<string, { readonly link: string; readonly subscriber: JanusSubscriber }>()
  readonly #allowed = new Map<string, readonly SentKind[]>()
  /** The browser behind each feed. */
  readonly #peers = new Map<string, string>()
  #janus: JanusConnection | null = null
  #room = ''
  #secret = ''
  #control: JanusHandle | null = null
  #stopAgain = (): void => undefined

  constructor(private readonly deps: JanusRoomDeps) {}

  /** Creates the room in Janus, also after Janus was restarted. Rejects if Janus refuses. */
  async create(janus: JanusConnection): Promise<void> {
    const { random } = this.deps
    const [room, secret] = [random.id(), random.id()]
    const control = await janus.attach()
    await control.request({ request: 'create', room, secret, publishers: FORWARDED_LIMIT, is_private: true })
    this.#control = control
    this.#janus = janus
    this.#room = room
    this.#secret = secret
  }

  /** Forgets all connections, because Janus has ended. */
  lost(): void {
    this.#janus = null
    this.#control = null
    this.#publishers.clear()
    this.#subscribers.clear()
    this.#peers.clear()
  }

  publish(peer: string, link: string, sdp: string): void {
    const janus = this.#janus
    if (janus === null) return
    this.#unpublish(peer)
    const feed = this.deps.random.id()
    const changed = (): void => {
      this.#refreshAll()
    }
    const publisher = new JanusPublisher(
      { janus, room: this.#room, secret: this.#secret, feed, changed },
      this.#allowed.get(peer) ?? [],
    )
    this.#publishers.set(peer, publisher)
    this.#peers.set(feed, peer)
    const isCurrent = (): boolean => this.#publishers.get(peer) === publisher
    this.#run(isCurrent, async () => {
      const answer = await publisher.publish(sdp)
      if (isCurrent()) this.deps.events.published(peer, link, answer)
    })
  }

  allow(peer: string, kinds: readonly SentKind[]): void {
    this.#allowed.set(peer, kinds)
    const publisher = this.#publishers.get(peer)
    if (publisher !== undefined)
      this.#run(
        () => this.#publishers.get(peer) === publisher,
        () => publisher.allow(kinds),
      )
  }

  receive(peer: string, link: string): void {
    const janus = this.#janus
    if (janus === null) return
    this.#subscribers.get(peer)?.subscriber.close()
    const subscriber = new JanusSubscriber({
      janus,
      room: this.#room,
      offered: (sdp, streams) => {
        this.deps.events.offered(peer, link, sdp, this.#tracksOf(streams))
      },
      missed: () => {
        this.#againSoon()
      },
      failed: this.deps.failed,
    })
    this.#subscribers.set(peer, { link, subscriber })
    this.#refresh(peer, subscriber)
  }

  answer(peer: string, link: string, sdp: string): void {
    const known = this.#subscribers.get(peer)
    if (known?.link === link)
      this.#run(
        () => this.#subscribers.get(peer) === known,
        () => known.subscriber.answer(sdp),
      )
  }

  drop(peer: string): void {
    this.#allowed.delete(peer)
    this.#subscribers.get(peer)?.subscriber.close()
    this.#subscribers.delete(peer)
    this.#unpublish(peer)
    this.#refreshAll()
  }

  close(): void {
    this.#stopAgain()
    for (const publisher of this.#publishers.values()) publisher.close()
    for (const { subscriber } of this.#subscribers.values()) subscriber.close()
    const [control, room, secret] = [this.#control, this.#room, this.#secret]
    this.lost()
    this.deps.closed()
    if (control !== null)
      this.#run(
        () => true,
        async () => {
          await control.request({ request: 'destroy', room, secret })
          control.detach()
        },
      )
  }

  #unpublish(peer: string): void {
    this.#publishers.get(peer)?.close()
    this.#publishers.delete(peer)
    for (const [feed, owner] of this.#peers) if (owner === peer) this.#peers.delete(feed)
  }

  #refreshAll(): void {
    for (const [peer, { subscriber }] of this.#subscribers) this.#refresh(peer, subscriber)
  }

  #refresh(peer: string, subscriber: JanusSubscriber): void {
    subscriber.want(
      [...this.#publishers].flatMap(([other, publisher]) =>
        other === peer ? [] : publisher.lines().map(({ feed, mid }) => ({ feed, mid })),
      ),
    )
  }

  #againSoon(): void {
    const { clock } = this.deps
    this.#stopAgain()
    this.#stopAgain = clock.wake(addMs(clock.now(), AGAIN_MS), () => {
      this.#refreshAll()
    })
  }

  #tracksOf(streams: readonly SubscribedStream[]): readonly ForwardedTrack[] {
    return streams.flatMap(({ mid, feed_id = '', feed_mid }) => {
      const peer = this.#peers.get(feed_id)
      const line =
        peer === undefined
          ? undefined
          : this.#publishers
              .get(peer)
              ?.lines()
              .find((one) => one.mid === feed_mid)
      return peer === undefined || line === undefined ? [] : [{ mid, peer, kind: line.kind }]
    })
  }

  /**
   * Runs a request. A refusal concerns one browser, which replaces its connection after some seconds. A refusal for a
   * connection that has been replaced or ended is no failure.
   */
  #run(isCurrent: () => boolean, request: () => Promise<void>): void {
    request().catch((error: unknown) => {
      if (isCurrent()) this.deps.failed(error)
    })
  }
}
