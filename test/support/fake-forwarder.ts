import type { ForwardedRoomEvents, MediaForwarder } from '../../src/adapters/simulator/signalling/media-forwarder'
import type { ForwardedTrack, SentKind } from '../../src/adapters/wire/frames/rtc-frame'
import { FakeConnection, type FakeNet } from './fake-connection'

const KINDS: readonly SentKind[] = ['microphone', 'camera', 'screen', 'screen']
const MEDIA = ['audio', 'video', 'video', 'audio'] as const
const silent = { candidate: () => undefined, changed: () => undefined }

/** A forwarding server in memory. Its ends of the connections are fakes, like those of the browsers. */
export class FakeForwardedRoom {
  readonly publishers = new Map<string, FakeConnection>()
  readonly receivers = new Map<string, FakeConnection>()
  readonly links = new Map<string, string>()
  /** The browsers that have an offer to answer, and those of them that lack a newer publisher. */
  readonly #offered = new Set<string>()
  readonly #missing = new Set<string>()
  readonly allowed = new Map<string, readonly SentKind[]>()

  constructor(
    private readonly net: FakeNet,
    readonly events: ForwardedRoomEvents,
  ) {}

  publish(peer: string, link: string, sdp: string): void {
    this.publishers.get(peer)?.close()
    const connection = new FakeConnection(this.net, silent)
    this.publishers.set(peer, connection)
    void connection
      .setRemoteDescription({ type: 'offer', sdp })
      .then(() => connection.setLocalDescription())
      .then(() => {
        this.events.published(peer, link, connection.localDescription?.sdp ?? '')
        for (const other of this.receivers.keys()) this.#offer(other)
      })
  }

  allow(peer: string, kinds: readonly SentKind[]): void {
    this.allowed.set(peer, kinds)
  }

  receive(peer: string, link: string): void {
    this.receivers.get(peer)?.close()
    this.links.set(peer, link)
    this.#offered.delete(peer)
    this.receivers.set(peer, new FakeConnection(this.net, silent))
    this.#offer(peer)
  }

  answer(peer: string, link: string, sdp: string): void {
    const connection = this.receivers.get(peer)
    if (this.links.get(peer) !== link || connection === undefined) return
    void connection.setRemoteDescription({ type: 'answer', sdp }).then(() => {
      this.#offered.delete(peer)
      if (this.#missing.delete(peer)) this.#offer(peer)
    })
  }

  drop(peer: string): void {
    for (const all of [this.publishers, this.receivers]) {
      all.get(peer)?.close()
      all.delete(peer)
    }
  }

  close(): void {
    for (const peer of [...this.publishers.keys(), ...this.receivers.keys()]) this.drop(peer)
  }

  /** Ends all connections, as when the forwarding server is killed, and opens the room again. */
  restart(): void {
    this.close()
    this.events.opened()
  }

  #offer(peer: string): void {
    const connection = this.receivers.get(peer)
    const others = [...this.publishers.keys()].filter((other) => other !== peer)
    if (connection === undefined || others.length === 0) return
    if (this.#offered.has(peer)) {
      this.#missing.add(peer)
      return
    }
    this.#offered.add(peer)
    const lines = others.flatMap((other) =>
      KINDS.map((kind, index) => ({ other, kind, media: MEDIA[index] ?? 'audio' })),
    )
    for (const { media } of lines.slice(connection.transceivers.length)) connection.addTransceiver(media)
    const tracks: readonly ForwardedTrack[] = lines.map(({ other, kind }, nth) => ({
      mid: String(nth),
      peer: other,
      kind,
    }))
    void connection.setLocalDescription().then(() => {
      this.events.offered(peer, this.links.get(peer) ?? '', connection.localDescription?.sdp ?? '', tracks)
    })
  }
}

export interface FakeForwarder extends MediaForwarder {
  /** The rooms that were opened, in their order. */
  readonly rooms: readonly FakeForwardedRoom[]
  isUp: boolean
}

export const makeFakeForwarder = (net: () => FakeNet): FakeForwarder => {
  const rooms: FakeForwardedRoom[] = []
  const forwarder: FakeForwarder = {
    rooms,
    isUp: true,
    prepare: () => undefined,
    isReady: () => forwarder.isUp,
    open: (events) => {
      const room = new FakeForwardedRoom(net(), events)
      rooms.push(room)
      // The forwarding server answers later.
      net().clock.wake(net().clock.now(), events.opened)
      return {
        publish: (peer, link, sdp) => {
          room.publish(peer, link, sdp)
        },
        allow: (peer, kinds) => {
          room.allow(peer, kinds)
        },
        receive: (peer, link) => {
          room.receive(peer, link)
        },
        answer: (peer, link, sdp) => {
          room.answer(peer, link, sdp)
        },
        drop: (peer) => {
          room.drop(peer)
        },
        close: () => {
          room.close()
        },
      }
    },
  }
  return forwarder
}
