import * as E from 'fp-ts/Either'
import type { Clock } from '../../application/ports/browser/clock'
import type { RoomOrder } from '../../application/ports/media-room'
import type { Secret } from '../../application/ports/browser/vault'
import { addMs } from '../../domain/kernel/instant'
import { isRetryable } from '../../domain/kernel/failure'
import type { RoomMediaFailure } from '../../domain/kernel/media-fault'
import { startHeartbeat, type Heartbeat } from '../socket/heartbeat'
import type { SocketConnection, SocketDriver } from '../socket/socket-driver'
import { parseRtcAnswer, writeRtcRequest, type RtcAnswer, type RtcRequest } from '../wire/frames/rtc-frame'

/**
 * The time limit of an attempt to join, in milliseconds. After this time the attempt counts as a broken connection
 * (decisions.md, connecting socket).
 */
const ATTEMPT_MS = 3_000
const RETRY_MS = 500
/**
 * The time limits for entering a room, in milliseconds. A first entry fails after 8 s. A reconnect to a joined room
 * fails after 30 s.
 */
const ENTER_MS = 8_000
const RETURN_MS = 30_000

export interface SignallingEvents {
  readonly heard: (answer: RtcAnswer) => void
  readonly cut: () => void
  /** Called as the last event, when the connection has stopped for the reason `fault`. */
  readonly ended: (fault: RoomMediaFailure) => void
}

export interface SignallingDeps {
  readonly sockets: SocketDriver
  readonly url: string
  readonly clock: Clock
  readonly order: RoomOrder
  readonly me: string
}

/**
 * The connection to the room's signalling server. After an interruption, the connection reconnects with the same peer
 * name.
 */
export class SignallingConnection {
  #connection: SocketConnection | null = null
  #heartbeat: Heartbeat | null = null
  #pass: Secret | null = null
  #isIn = false
  #isOver = false
  #wasRefused = false
  #giveUpAt
  #stopTimer = (): void => undefined

  constructor(
    private readonly deps: SignallingDeps,
    private readonly events: SignallingEvents,
  ) {
    this.#giveUpAt = addMs(deps.clock.now(), ENTER_MS)
    void this.#attempt()
  }

  say(request: RtcRequest): void {
    if (this.#isIn) this.#connection?.send(writeRtcRequest(request))
  }

  leave(): void {
    this.say({ event: 'leave', data: {} })
    this.#stop()
  }

  #stop(): void {
    this.#isOver = true
    this.#isIn = false
    this.#stopTimer()
    this.#heartbeat?.stop()
    this.#connection?.close()
    this.#connection = null
  }

  #end(fault: RoomMediaFailure): void {
    if (this.#isOver) return
    this.#stop()
    this.events.ended(fault)
  }

  #again(ms: number): void {
    const { clock } = this.deps
    this.#stopTimer()
    if (clock.now() >= this.#giveUpAt) this.#end('lost')
    else
      this.#stopTimer = clock.wake(addMs(clock.now(), ms), () => {
        void this.#attempt()
      })
  }

  async #attempt(): Promise<void> {
    const { order } = this.deps
    if (this.#pass === null) {
      const pass = await order.pass()()
      if (this.#isOver) return
      if (E.isLeft(pass)) {
        if (isRetryable(pass.left)) this.#again(RETRY_MS)
        else this.#end('refused')
        return
      }
      this.#pass = pass.right
    }
    this.#open(this.#pass)
  }

  #open(pass: Secret): void {
    const { sockets, url, clock, order, me } = this.deps
    if (this.#connection !== null) return
    const connection = sockets.open(url, {
      opened: () => {
        connection.send(
          writeRtcRequest({ event: 'join', data: { channel_id: order.channelId, token: pass.reveal(), peer: me } }),
        )
        this.#heartbeat = startHeartbeat(
          clock,
          () => {
            connection.send(writeRtcRequest({ event: 'ping', data: {} }))
          },
          () => {
            connection.close()
          },
        )
      },
      received: (text) => {
        this.#heartbeat?.received()
        const answer = parseRtcAnswer(text)
        if (answer !== null && this.#connection === connection) this.#handle(answer)
      },
      closed: () => {
        if (this.#connection === connection) this.#cut()
      },
    })
    this.#connection = connection
    this.#stopTimer()
    this.#stopTimer = clock.wake(addMs(clock.now(), ATTEMPT_MS), () => {
      connection.close()
    })
  }

  #handle(answer: RtcAnswer): void {
    if (answer.event === 'ended') {
      const { reason } = answer.data
      // The token may have expired, so request a new token. If the server refuses the new token too, the session ends.
      if (reason === 'refused' && !this.#wasRefused && this.#pass !== null) {
        this.#wasRefused = true
        this.#pass = null
      } else this.#end(reason)
      return
    }
    if (answer.event === 'joined') {
      this.#stopTimer()
      this.#isIn = true
      this.#wasRefused = false
    }
    this.events.heard(answer)
  }

  #cut(): void {
    const { clock } = this.deps
    const wasIn = this.#isIn
    this.#heartbeat?.stop()
    this.#stopTimer()
    this.#connection = null
    this.#isIn = false
    if (this.#isOver) return
    if (wasIn) this.#giveUpAt = addMs(clock.now(), RETURN_MS)
    this.#again(wasIn ? 0 : RETRY_MS)
    if (wasIn) this.events.cut()
  }
}
