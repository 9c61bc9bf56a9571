import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { BehaviorSubject, of, Subject, type Observable } from 'rxjs'
import type { Clock } from '../../application/ports/browser/clock'
import type { RoomMediaEvent, RoomOrder } from '../../application/ports/media-room'
import type { Secret } from '../../application/ports/browser/vault'
import { isRetryable, type Failure } from '../../domain/kernel/failure'
import { Xid } from '../../domain/kernel/ids'
import { addMs } from '../../domain/kernel/instant'
import type { RoomMediaFailure } from '../../domain/kernel/media-fault'
import type { MediaDriver } from '../webrtc/media-driver'
import type { ReceivedTrack } from '../webrtc/media-paths'
import { Microphone } from '../webrtc/microphone'
import { Publisher } from './publisher'
import type { AgoraSdk, AgoraClient } from './agora-sdk'

/**
 * The time limit of an attempt to join, in milliseconds. Without a network the promise of the vendor's `join` never
 * settles.
 */
const JOIN_MS = 5_000
const RETRY_MS = 500
/**
 * The time limits for entering a room, equal to those of browser-to-browser rooms. A first entry fails after 8 s. A
 * reconnect to a joined room fails after 30 s.
 */
const ENTER_MS = 8_000
const RETURN_MS = 30_000

/** The vendor's errors for which a retry with the same token is useless. */
const FOR_GOOD = /dynamic key|invalid token|invalid vendor key|static key|no active status/i
const THROWN_OUT: ReadonlySet<unknown> = new Set(['UID_BANNED', 'IP_BANNED', 'CHANNEL_BANNED', 'UID_CONFLICT'])
const User = t.type({ uid: t.union([t.string, t.number]) })
const Network = t.type({ uplinkNetworkQuality: t.number, downlinkNetworkQuality: t.number })
const Media = t.union([t.literal('audio'), t.literal('video')])

export interface AgoraSessionDeps {
  readonly driver: MediaDriver
  readonly clock: Clock
  readonly load: () => Promise<AgoraSdk>
  /** Reads the xid of the account that owns the token. The vendor identifies users by this xid. */
  readonly me: () => TaskEither<Failure, Xid>
  readonly chosenMicrophone$: Observable<string | null>
}

interface Line {
  readonly vendor: AgoraSdk
  readonly client: AgoraClient
}

/**
 * A session in a room of the vendor. The session lasts from the first attempt to join until this browser leaves the
 * room.
 */
export class AgoraSession {
  readonly received$ = new BehaviorSubject<readonly ReceivedTrack[]>([])
  /** The vendor's rooms have no limit that members reach. */
  readonly seats$ = of(null)
  readonly peers$ = new BehaviorSubject<readonly Xid[]>([])
  readonly over$ = new Subject<void>()
  readonly microphone: Microphone
  readonly sending = new Publisher()
  readonly #streams = new Map<string, MediaStream>()
  readonly #stopListening: () => void
  #line: Line | null = null
  /** The vendor's client that has joined the room, or `null` while no client has joined. */
  #inside: Line | null = null
  #pass: Secret | null = null
  #wasRefused = false
  #giveUpAt
  #isOver = false
  #stopTimer = (): void => undefined
  isJoined = false
  isCut = false
  xid: Xid | null = null
  /** The vendor's rating of this browser's connection: 1 is best, 6 is disconnected, 0 is unknown. */
  network = 0

  constructor(
    readonly order: RoomOrder,
    private readonly deps: AgoraSessionDeps,
    private readonly notify: (news: RoomMediaEvent) => void,
  ) {
    const { driver, clock, chosenMicrophone$ } = deps
    this.microphone = new Microphone({ driver, chosen$: chosenMicrophone$ })
    this.#giveUpAt = addMs(clock.now(), ENTER_MS)
    this.#stopListening = driver.hearLeaving(() => {
      this.over$.complete()
      this.close()
    })
    void this.#attempt()
  }

  get client(): AgoraClient | null {
    return this.#line?.client ?? null
  }

  levels(): readonly (readonly [Xid, number])[] {
    return [
      ...(this.xid === null ? [] : [[this.xid, this.microphone.level()] as const]),
      ...(this.client?.remoteUsers ?? []).flatMap(({ uid, audioTrack }) =>
        Xid.is(uid) && audioTrack !== undefined ? [[uid, audioTrack.getVolumeLevel()] as const] : [],
      ),
    ]
  }

  /** Ends the session at once, even while requests are pending. */
  close(): void {
    this.#isOver = true
    this.isJoined = false
    this.over$.next()
    this.over$.complete()
    this.microphone.letGo()
    this.#leaveLine()
    this.sending.close()
    this.#stopTimer()
    this.#stopListening()
    this.received$.next([])
    this.peers$.next([])
  }

  /** Leaves the room with the current client and ignores that client's later events. Leaving cancels a pending join. */
  #leaveLine(): void {
    const line = this.#line
    this.#line = null
    this.sending.use(null)
    line?.client.leave().catch(() => undefined)
  }

  #end(fault: RoomMediaFailure): void {
    if (this.#isOver) return
    this.#leaveLine()
    this.notify({ kind: 'ended', fault })
  }

  #again(ms: number): void {
    const { clock } = this.deps
    this.#stopTimer()
    if (this.#isOver) return
    if (clock.now() >= this.#giveUpAt) this.#end('lost')
    else
      this.#stopTimer = clock.wake(addMs(clock.now(), ms), () => {
        void this.#attempt()
      })
  }

  /** Each join needs a new client, because a client that left keeps its old token. */
  async #attempt(): Promise<void> {
    const { clock, load, me } = this.deps
    const given = this.#pass === null ? await this.order.pass()() : E.right(this.#pass)
    const who: E.Either<Failure, Xid> = this.xid === null ? await me()() : E.right(this.xid)
    const vendor = await load().catch(() => null)
    if (this.#isOver) return
    const failure = E.isLeft(given) ? given.left : E.isLeft(who) ? who.left : null
    if (failure !== null && !isRetryable(failure)) return this.#end('refused')
    if (E.isLeft(given) || E.isLeft(who) || vendor === null) return this.#again(RETRY_MS)
    this.#pass = given.right
    this.xid = who.right
    const line: Line = { vendor, client: vendor.createClient() }
    this.#line = line
    this.#listen(line)
    // After an interruption, open the microphone again. If the member is still speaking, the new track is published.
    vendor.afterInterruption(() => {
      if (this.#line === line) this.microphone.again()
    })
    this.#stopTimer = clock.wake(addMs(clock.now(), JOIN_MS), () => {
      this.#rejoin()
    })
    line.client.join(this.order.channelId, given.right.reveal(), who.right).then(
      () => {
        if (this.#line === line) this.#entered(line)
      },
      (error: unknown) => {
        if (this.#line === line) this.#notEntered(error)
      },
    )
    return undefined
  }

  #entered(line: Line): void {
    this.#stopTimer()
    this.#inside = line
    this.#wasRefused = false
    this.isCut = false
    const wasIn = this.isJoined
    this.isJoined = true
    this.sending.use(line)
    this.#changed(line.client)
    for (const { uid } of line.client.remoteUsers)
      for (const media of ['audio', 'video'] as const) this.#subscribe(line, uid, media)
    this.notify({ kind: wasIn ? 'reconnected' : 'joined' })
  }

  #notEntered(error: unknown): void {
    const words = error instanceof Error ? error.message : ''
    if (!FOR_GOOD.test(words)) return this.#rejoin()
    // The token may have expired, so request a new token. If the vendor refuses the new token too, the session ends.
    if (this.#wasRefused) return this.#end('refused')
    this.#wasRefused = true
    this.#pass = null
    return this.#rejoin(0)
  }

  /** Joins again with a new client. Attempts repeat until the time limit. */
  #rejoin(ms = RETRY_MS): void {
    this.#leaveLine()
    this.#again(ms)
  }

  #cut(): void {
    if (!this.isJoined || this.isCut) return
    this.isCut = true
    this.#giveUpAt = addMs(this.deps.clock.now(), RETURN_MS)
    this.sending.use(null)
    this.notify({ kind: 'reconnecting' })
  }

  #listen(line: Line): void {
    const { client } = line
    const handle = (event: Parameters<AgoraClient['on']>[0], then: (...payload: readonly unknown[]) => void): void => {
      client.on(event, (...payload) => {
        if (this.#line === line) then(...payload)
      })
    }
    handle('connection-state-change', (now, _before, reason) => {
      this.#stateIs(line, now, reason)
    })
    handle('user-published', (user, media) => {
      if (User.is(user) && Media.is(media)) this.#subscribe(line, user.uid, media)
    })
    handle('network-quality', (quality) => {
      if (Network.is(quality)) this.network = Math.max(quality.uplinkNetworkQuality, quality.downlinkNetworkQuality)
    })
    handle('user-unpublished', () => {
      this.#changed(client)
    })
    handle('user-joined', () => {
      this.#changed(client)
    })
    handle('user-left', () => {
      this.#changed(client)
    })
    handle('token-privilege-will-expire', () => {
      void this.#renew(line)
    })
    // The vendor's client has already left the room by itself.
    handle('token-privilege-did-expire', () => {
      this.#pass = null
      this.#cut()
      this.#rejoin(0)
    })
  }

  #stateIs(line: Line, now: unknown, reason: unknown): void {
    if (this.#inside !== line) return
    if (now === 'RECONNECTING') return this.#cut()
    if (now === 'CONNECTED' && this.isCut) return this.#entered(line)
    if (now !== 'DISCONNECTED' || reason === 'LEAVE') return undefined
    if (THROWN_OUT.has(reason)) return this.#end('refused')
    if (reason === 'TOKEN_EXPIRE') this.#pass = null
    this.#cut()
    return this.#rejoin(0)
  }

  async #renew({ client }: Line): Promise<void> {
    const given = await this.order.pass()()
    if (E.isLeft(given) || this.client !== client) return
    this.#pass = given.right
    // If the vendor refuses the new token, the old token expires, and the handler of that event joins again.
    await client.renewToken(given.right.reveal()).catch(() => undefined)
  }

  #subscribe(line: Line, uid: string | number, media: 'audio' | 'video'): void {
    const changed = (): void => {
      if (this.#line === line) this.#changed(line.client)
    }
    // Ignore the error: the remote user may have stopped sending before the subscription was complete.
    line.client.subscribe(uid, media, changed).then(changed, () => undefined)
  }

  #changed({ remoteUsers }: AgoraClient): void {
    const { pictures = 'screen' } = this.order
    // The vendor lists only the users who may send tracks.
    this.peers$.next(remoteUsers.flatMap(({ uid }) => (Xid.is(uid) ? [uid] : [])).sort())
    this.received$.next(
      remoteUsers.flatMap(({ uid, audioTrack, videoTrack }): readonly ReceivedTrack[] =>
        Xid.is(uid)
          ? [
              ...(audioTrack === undefined
                ? []
                : [
                    { xid: uid, kind: 'microphone' as const, stream: this.#streamOf(audioTrack.getMediaStreamTrack()) },
                  ]),
              ...(videoTrack === undefined
                ? []
                : [{ xid: uid, kind: pictures, stream: this.#streamOf(videoTrack.getMediaStreamTrack()) }]),
            ]
          : [],
      ),
    )
  }

  /** Returns one stream per track. A new stream for a known track would interrupt the media element. */
  #streamOf(track: MediaStreamTrack): MediaStream {
    const stream = this.#streams.get(track.id) ?? this.deps.driver.streamOf([track])
    this.#streams.set(track.id, stream)
    return stream
  }
}
