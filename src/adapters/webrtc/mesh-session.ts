import { BehaviorSubject, Subject, type Observable } from 'rxjs'
import type { Clock } from '../../application/ports/browser/clock'
import type { RoomMediaEvent, RoomOrder } from '../../application/ports/media-room'
import type { Random } from '../../application/ports/browser/random'
import type { Xid } from '../../domain/kernel/ids'
import type { SocketDriver } from '../socket/socket-driver'
import type { RtcAnswer } from '../wire/frames/rtc-frame'
import { SimulatedSpeakers } from './simulated-speakers'
import type { MediaDriver } from './media-driver'
import { SignallingConnection } from './signalling-connection'
import { PeerMesh, type ReceivedTrack } from './peer-mesh'
import { Microphone } from './microphone'
import { OutgoingTracks } from './outgoing-tracks'

export interface MeshSessionDeps {
  readonly driver: MediaDriver
  readonly sockets: SocketDriver
  /** The URL of the signalling server's websocket. */
  readonly url: string
  readonly clock: Clock
  readonly random: Random
  readonly chosenMicrophone$: Observable<string | null>
}

/** A session in a room. The session lasts from the first attempt to join until this browser leaves the room. */
export class MeshSession {
  readonly received$ = new BehaviorSubject<readonly ReceivedTrack[]>([])
  readonly peers$ = new BehaviorSubject<readonly Xid[]>([])
  readonly over$ = new Subject<void>()
  readonly microphone: Microphone
  readonly sending: OutgoingTracks
  readonly mesh: PeerMesh
  /** The peer name of this browser in the room. After a reconnect the browser uses the same name. */
  readonly #me: string
  readonly #line: SignallingConnection
  readonly #speakers: SimulatedSpeakers
  readonly #stopListening: () => void
  isJoined = false
  isCut = false
  /** The xid of the account, or `null` until the server has sent this xid. */
  xid: Xid | null = null

  constructor(
    readonly order: RoomOrder,
    deps: MeshSessionDeps,
    notify: (news: RoomMediaEvent) => void,
  ) {
    const { driver, sockets, url, clock, random, chosenMicrophone$ } = deps
    this.#me = random.id()
    const changed = (): void => {
      const received = [...this.mesh.received(), ...this.#speakers.received()]
      this.received$.next(received)
      this.peers$.next([...new Set([...this.mesh.people(), ...this.#speakers.people()])].sort())
    }
    this.#speakers = new SimulatedSpeakers({ driver, clock, changed })
    this.microphone = new Microphone({ driver, chosen$: chosenMicrophone$ })
    this.mesh = new PeerMesh({
      driver,
      clock,
      random,
      me: this.#me,
      changed,
      say: (to, signal) => {
        this.#line.say({ event: 'signal', data: { to, signal } })
      },
    })
    this.sending = new OutgoingTracks({
      send: (kind, tracks) => {
        this.mesh.send(kind, tracks)
      },
      announce: (kinds) => {
        this.#line.say({ event: 'send', data: { kinds } })
      },
    })
    this.#line = new SignallingConnection(
      { sockets, url, clock, order, me: this.#me },
      {
        heard: (answer) => {
          this.#handle(answer, notify)
          if (answer.event !== 'signal') changed()
        },
        cut: () => {
          this.isCut = true
          notify({ kind: 'reconnecting' })
        },
        ended: (fault) => {
          notify({ kind: 'ended', fault })
        },
      },
    )
    // When the page unloads, complete `over$` without emitting a value, because a value would be handled only after the
    // reload.
    this.#stopListening = driver.hearLeaving(() => {
      this.over$.complete()
      this.close()
    })
  }

  levels(): readonly (readonly [Xid, number])[] {
    return [
      ...(this.xid === null ? [] : [[this.xid, this.microphone.level()] as const]),
      ...this.#speakers.levels(),
      ...this.mesh
        .links()
        .map(({ xid, kinds, link }) => [xid, kinds.includes('microphone') ? link.level() : 0] as const),
    ]
  }

  /** Ends the session at once, even while requests are pending. */
  close(): void {
    this.isJoined = false
    this.over$.next()
    this.over$.complete()
    this.microphone.letGo()
    this.#line.leave()
    this.mesh.close()
    this.#speakers.close()
    this.#stopListening()
    this.received$.next([])
    this.peers$.next([])
  }

  #handle(answer: RtcAnswer, notify: (news: RoomMediaEvent) => void): void {
    switch (answer.event) {
      case 'joined': {
        const { xid, peers, voices, ice_servers, is_relay_only } = answer.data
        this.xid = xid
        this.isCut = false
        this.mesh.configuration = {
          iceServers: [...ice_servers.items],
          iceTransportPolicy: is_relay_only ? 'relay' : 'all',
        }
        this.mesh.joined(peers.items)
        this.#speakers.set(voices.items)
        this.sending.announce()
        notify({ kind: this.isJoined ? 'reconnected' : 'joined' })
        this.isJoined = true
        return
      }
      case 'peer_joined':
        return this.mesh.came(answer.data.peer, answer.data.xid)
      case 'peer_left':
        return this.mesh.left(answer.data.peer)
      case 'sends':
        return answer.data.peer === this.#me
          ? this.sending.granted(answer.data.kinds)
          : this.mesh.sends(answer.data.peer, answer.data.kinds)
      case 'refused':
        return this.sending.refused(answer.data.kind)
      case 'signal':
        return this.mesh.hear(answer.data.from, answer.data.signal)
      case 'voices':
        return this.#speakers.set(answer.data.voices.items)
      case 'ended':
      case 'pong':
        return undefined
    }
  }
}
