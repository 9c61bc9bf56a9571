import { BehaviorSubject, Subject, type Observable } from 'rxjs'
import type { Clock } from '../../application/ports/browser/clock'
import type { RoomMediaEvent, RoomOrder, Seats } from '../../application/ports/media-room'
import type { Random } from '../../application/ports/browser/random'
import type { Xid } from '../../domain/kernel/ids'
import type { SocketDriver } from '../socket/socket-driver'
import type { RtcAnswer } from '../wire/frames/rtc-frame'
import { SimulatedSpeakers } from './simulated-speakers'
import type { MediaDriver } from './media-driver'
import { SignallingConnection } from './signalling-connection'
import { ForwardedMedia } from './forwarded-media'
import type { MediaPaths, ReceivedTrack } from './media-paths'
import { PeerMesh } from './peer-mesh'
import { Microphone } from './microphone'
import { OutgoingTracks } from './outgoing-tracks'

export interface WebrtcSessionDeps {
  readonly driver: MediaDriver
  readonly sockets: SocketDriver
  /** The URL of the signalling server's websocket. */
  readonly url: string
  readonly clock: Clock
  readonly random: Random
  readonly chosenMicrophone$: Observable<string | null>
}

/** A session in a room. The session lasts from the first attempt to join until this browser leaves the room. */
export class WebrtcSession {
  readonly received$ = new BehaviorSubject<readonly ReceivedTrack[]>([])
  readonly peers$ = new BehaviorSubject<readonly Xid[]>([])
  readonly seats$ = new BehaviorSubject<Seats | null>(null)
  readonly over$ = new Subject<void>()
  readonly microphone: Microphone
  readonly sending: OutgoingTracks
  /** The peer name of this browser in the room. After a reconnect the browser uses the same name. */
  readonly #me: string
  readonly #line: SignallingConnection
  readonly #mesh: PeerMesh
  /** The paths of a room whose media the server forwards. `null` while the room is a mesh. */
  #forwarded: ForwardedMedia | null = null
  readonly #forward: () => ForwardedMedia
  readonly #speakers: SimulatedSpeakers
  readonly #stopListening: () => void
  isJoined = false
  isCut = false
  /** The xid of the account, or `null` until the server has sent this xid. */
  xid: Xid | null = null

  constructor(
    readonly order: RoomOrder,
    deps: WebrtcSessionDeps,
    notify: (news: RoomMediaEvent) => void,
  ) {
    const { driver, sockets, url, clock, random, chosenMicrophone$ } = deps
    this.#me = random.id()
    const changed = (): void => {
      const received = [...this.paths.received(), ...this.#speakers.received()]
      this.received$.next(received)
      this.peers$.next([...new Set([...this.paths.people(), ...this.#speakers.people()])].sort())
    }
    this.#speakers = new SimulatedSpeakers({ driver, clock, changed })
    this.microphone = new Microphone({ driver, chosen$: chosenMicrophone$ })
    this.#mesh = new PeerMesh({
      driver,
      clock,
      random,
      me: this.#me,
      changed,
      say: (to, signal) => {
        this.#line.say({ event: 'signal', data: { to, signal } })
      },
    })
    this.#forward = () =>
      new ForwardedMedia({
        driver,
        clock,
        random,
        configuration: this.#mesh.configuration,
        changed,
        say: (request) => {
          this.#line.say(request)
        },
      })
    this.sending = new OutgoingTracks({
      send: (kind, tracks) => {
        this.paths.send(kind, tracks)
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

  get paths(): MediaPaths {
    return this.#forwarded ?? this.#mesh
  }

  levels(): readonly (readonly [Xid, number])[] {
    return [
      ...(this.xid === null ? [] : [[this.xid, this.microphone.level()] as const]),
      ...this.#speakers.levels(),
      ...this.paths.levels(),
    ]
  }

  /** Ends the session at once, even while requests are pending. */
  close(): void {
    this.isJoined = false
    this.over$.next()
    this.over$.complete()
    this.microphone.letGo()
    this.#line.leave()
    this.paths.close()
    this.#speakers.close()
    this.#stopListening()
    this.received$.next([])
    this.peers$.next([])
    this.seats$.next(null)
  }

  #handle(answer: RtcAnswer, notify: (news: RoomMediaEvent) => void): void {
    switch (answer.event) {
      case 'joined': {
        const { xid, peers, voices, ice_servers, is_relay_only, is_forwarded } = answer.data
        this.xid = xid
        this.isCut = false
        this.seats$.next(null)
        this.#mesh.configuration = {
          iceServers: [...ice_servers.items],
          iceTransportPolicy: is_relay_only ? 'relay' : 'all',
        }
        if (is_forwarded !== (this.#forwarded !== null)) this.#changePaths(is_forwarded)
        this.paths.joined(peers.items)
        this.#speakers.set(voices.items)
        this.sending.announce()
        notify({ kind: this.isJoined ? 'reconnected' : 'joined' })
        this.isJoined = true
        return
      }
      case 'forwarded':
        this.#changePaths(true)
        return this.paths.joined(answer.data.peers.items)
      case 'published':
        return this.#forwarded?.published(answer.data.link, answer.data.sdp)
      case 'offered':
        return this.#forwarded?.offered(answer.data.link, answer.data.sdp, answer.data.tracks.items)
      case 'peer_joined':
        return this.paths.came(answer.data.peer, answer.data.xid)
      case 'peer_left':
        return this.paths.left(answer.data.peer)
      case 'sends':
        return answer.data.peer === this.#me
          ? this.sending.granted(answer.data.kinds)
          : this.paths.sends(answer.data.peer, answer.data.kinds)
      case 'refused':
        return this.sending.refused(answer.data.kind)
      case 'seats':
        return this.seats$.next(answer.data.taken < answer.data.limit ? null : answer.data)
      case 'signal':
        return this.#mesh.hear(answer.data.from, answer.data.signal)
      case 'voices':
        return this.#speakers.set(answer.data.voices.items)
      case 'ended':
      case 'pong':
        return undefined
    }
  }
  /** Closes all connections. The tracks that this browser sends continue on the new paths. */
  #changePaths(isForwarded: boolean): void {
    this.paths.close()
    this.#forwarded = isForwarded ? this.#forward() : null
    this.sending.resend()
  }
}
