import * as TE from 'fp-ts/TaskEither'
import { of } from 'rxjs'
import { inMemorySockets } from '../../../src/adapters/simulator/in-memory-sockets'
import type { AcceptSocket, SocketPeer } from '../../../src/adapters/simulator/socket-peer'
import { noRateLimit } from '../../../src/adapters/simulator/rate-limits'
import { makeSignallingServer, type RoomPermissions } from '../../../src/adapters/simulator/signalling-server'
import { makeNetworkFaults } from '../../../src/adapters/simulator/network-faults'
import { makeMediaRoom } from '../../../src/adapters/webrtc/media-room'
import { Secret } from '../../../src/application/ports/browser/vault'
import { Xid } from '../../../src/domain/kernel/ids'
import type { MediaSendFailure } from '../../../src/domain/kernel/media-fault'
import { made } from '../../support/builders/made'
import { FakeNet } from '../../support/fake-connection'
import { FakeMedia } from '../../support/fake-media'
import { FakeTrack } from '../../support/fake-streams'
import { VirtualTime } from '../../support/virtual-time'
import { factsFrom } from '../../contracts/contract-subject'
import type { RoomBench } from '../../contracts/media-room.contract'

export const CHANNEL = 'room-1'
type Kind = 'microphone' | 'screen' | 'camera'

/** A room with tokens named by member, its signalling, and any number of browsers. */
export class RtcTown {
  readonly time = new VirtualTime()
  readonly clock = this.time.clock()
  readonly net = new FakeNet(this.clock)
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
  #server = makeSignallingServer({ clock: this.clock, seats: this.seats, limiter: noRateLimit })
  readonly #lines = new Set<SocketPeer>()
  readonly signalling: AcceptSocket = (peer) => {
    this.#lines.add(peer)
    return this.#server(peer)
  }

  /** Replaces the server with a new server that knows no browser. */
  restart(): void {
    this.#server = makeSignallingServer({ clock: this.clock, seats: this.seats, limiter: noRateLimit })
    for (const line of this.#lines) line.close()
    this.#lines.clear()
  }

  /** Sends the changed permissions to the browsers. */
  changed(): void {
    this.#changed(CHANNEL)
  }

  browser(name: string) {
    const driver = new FakeMedia(this.net)
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
}

const KINDS: Readonly<Record<string, Kind>> = { Microphone: 'microphone', Camera: 'camera', Screen: 'screen' }
const ERRORS: Partial<Readonly<Record<MediaSendFailure, string>>> = {
  permissionRefused: 'NotAllowedError',
  pickerClosed: 'NotAllowedError',
  noDevice: 'NotFoundError',
  deviceBusy: 'NotReadableError',
}

export const webrtcRoomSubject = async (): Promise<RoomBench> => {
  const town = new RtcTown()
  const other = town.browser('bob')
  const heard = factsFrom(other.room.enter(other.order), (ms) => town.time.pass(ms))
  await heard.until(({ length }) => length === 1)
  const { driver, weather, room, order } = town.browser('ann')
  return {
    room,
    order,
    pass: (ms) => town.time.pass(ms),
    held: () => driver.held,
    sent: () => [...driver.sent].flatMap(({ label }) => KINDS[label] ?? []),
    giveAfter: (ms) => {
      driver.giveAfterMs = ms
    },
    refuse: (kind, fault) => {
      const name = fault === null ? undefined : ERRORS[fault]
      if (name !== undefined) driver.faults.set(kind, Object.assign(new Error('no'), { name }))
      else if (fault === null) driver.faults.delete(kind)
      else town.refused.add(`ann ${kind}`)
    },
    takeOut: (kind) => {
      for (const capture of driver.captures) {
        const [first] = capture.stream.getTracks()
        if (capture.kind === kind && first instanceof FakeTrack) first.end()
      }
    },
    cut: () => {
      weather.offline()
    },
    mend: () => {
      weather.online()
    },
    throwOut: () => {
      town.gone.add('pass-ann')
      town.changed()
    },
  }
}
