import * as TE from 'fp-ts/TaskEither'
import { of } from 'rxjs'
import { inMemorySockets } from '../../../src/adapters/simulator/in-memory-sockets'
import type { AcceptSocket, SocketPeer } from '../../../src/adapters/simulator/socket-peer'
import { noRateLimit } from '../../../src/adapters/simulator/rate-limits'
import type { MediaForwarder } from '../../../src/adapters/simulator/signalling/media-forwarder'
import type { RoomPermissions } from '../../../src/adapters/simulator/signalling/signalling-room'
import { makeSignallingServer } from '../../../src/adapters/simulator/signalling/signalling-server'
import type { MediaDriver } from '../../../src/adapters/webrtc/media-driver'
import type { Clock } from '../../../src/application/ports/browser/clock'
import {
  parseRtcAnswer,
  writeRtcRequest,
  type RtcAnswer,
  type RtcRequest,
} from '../../../src/adapters/wire/frames/rtc-frame'
import { makeNetworkFaults } from '../../../src/adapters/simulator/network-faults'
import { makeMediaRoom } from '../../../src/adapters/webrtc/media-room'
import { Secret } from '../../../src/application/ports/browser/vault'
import { Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { FakeNet } from '../../support/fake-connection'
import { FakeMedia } from '../../support/fake-media'
import { VirtualTime } from '../../support/virtual-time'

export const CHANNEL = 'room-1'

interface RtcTownOptions {
  /** Default: virtual time. */
  readonly clock?: Clock
  readonly forwarder?: MediaForwarder
  readonly meshLimit?: number
}

/** A room with tokens named by member, its signalling, and any number of browsers. */
export class RtcTown {
  readonly time = new VirtualTime()
  readonly clock: Clock
  readonly net: FakeNet
  readonly refused = new Set<string>()
  readonly hosts = new Set<string>()
  readonly gone = new Set<string>()
  voices: readonly Xid[] = []
  #changed: (channelId: string) => void = () => undefined
  #names = 0
  readonly seats: RoomPermissions = {
    entered: () => undefined,
    emptied: () => undefined,
    seatOf: (token) =>
      token.startsWith('pass-') && !this.gone.has(token)
        ? { xid: made(Xid, token.slice(5)), channelId: CHANNEL }
        : null,
    maySend: (_channelId, xid, kind) => !this.refused.has(`${xid} ${kind}`),
    isHost: (_channelId, xid) => this.hosts.has(xid),
    voicesOf: () => this.voices,
    hear: (changed) => {
      this.#changed = changed
      return () => undefined
    },
  }
  #server: AcceptSocket
  readonly #lines = new Set<SocketPeer>()
  readonly signalling: AcceptSocket = (peer) => {
    this.#lines.add(peer)
    return this.#server(peer)
  }

  constructor(private readonly options: RtcTownOptions = {}) {
    this.clock = options.clock ?? this.time.clock()
    this.net = new FakeNet(this.clock)
    this.#server = this.#makeServer()
  }

  /** Replaces the server with a new server that knows no browser. */
  restart(): void {
    this.#server = this.#makeServer()
    for (const line of this.#lines) line.close()
    this.#lines.clear()
  }

  /** Sends the changed permissions to the browsers. */
  changed(): void {
    this.#changed(CHANNEL)
  }

  browser(name: string) {
    return this.browserWith(name, new FakeMedia(this.net))
  }

  /** A browser with another implementation of its media functions. */
  browserWith<D extends MediaDriver>(name: string, driver: D) {
    const weather = makeNetworkFaults(this.clock)
    const room = makeMediaRoom({
      driver,
      clock: this.clock,
      url: 'ws://town.example/rtc',
      sockets: weather.sockets(inMemorySockets({ '/rtc': this.signalling })),
      random: {
        id: () => {
          this.#names += 1
          return `${name}-${String(this.#names).padStart(8, '0')}`
        },
      },
      chosen$: of({ microphone: null, camera: null }),
    })
    return { driver, weather, room, order: { channelId: CHANNEL, pass: () => TE.right(new Secret(`pass-${name}`)) } }
  }

  #makeServer(): AcceptSocket {
    const { forwarder, meshLimit } = this.options
    return makeSignallingServer({
      clock: this.clock,
      seats: this.seats,
      limiter: noRateLimit,
      ...(forwarder === undefined ? {} : { forwarder }),
      ...(meshLimit === undefined ? {} : { meshLimit }),
    })
  }
}

const answers = (texts: readonly string[]): readonly RtcAnswer[] => texts.flatMap((text) => parseRtcAnswer(text) ?? [])

/** A signalling connection that the test drives itself, without a browser. */
export const lineTo = (town: RtcTown) => {
  const texts: string[] = []
  let isClosed = false
  const handler = town.signalling({
    host: 'town.example',
    address: null,
    send: (text) => {
      texts.push(text)
    },
    close: () => {
      isClosed = true
    },
  })
  return {
    say: (request: RtcRequest) => {
      handler.receive(writeRtcRequest(request))
    },
    sayText: (text: string | null) => {
      handler.receive(text)
    },
    drop: () => {
      handler.closed()
    },
    heard: () => answers(texts),
    events: () => answers(texts).map(({ event }) => event),
    last: () => answers(texts).at(-1),
    isClosed: () => isClosed,
  }
}
