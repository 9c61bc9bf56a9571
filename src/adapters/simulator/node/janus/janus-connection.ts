import { WebSocket } from 'ws'
import type { Clock } from '../../../../application/ports/browser/clock'
import type { Random } from '../../../../application/ports/browser/random'
import { addMs } from '../../../../domain/kernel/instant'
import { parseJanusMessage, withoutRefusal, type JanusMessage, type Jsep } from './janus-messages'

/** Janus ends a session that is silent for 60 s. */
const KEEP_ALIVE_MS = 25_000
const ANSWER_MS = 5_000

type Body = Readonly<Record<string, unknown>>

export interface JanusConnectionDeps {
  readonly url: string
  /** The secret that Janus requires on each request. Empty if it requires none. */
  readonly secret: string
  readonly clock: Clock
  readonly random: Random
  /** Called once, when an open connection has ended. */
  readonly lost: () => void
}

/** A connection of this server to one member's media in Janus. */
export interface JanusHandle {
  /** Sends a request to the VideoRoom plugin. Rejects with `JanusRefusal`, or if Janus does not answer. */
  readonly request: (body: Body, jsep?: Jsep) => Promise<JanusMessage>
  readonly detach: () => void
}

interface Waiting {
  readonly resolve: (message: JanusMessage) => void
  readonly reject: (error: Error) => void
  readonly stopTimer: () => void
}

/** The single session of this server with Janus, over its WebSocket. */
export class JanusConnection {
  readonly #waiting = new Map<string, Waiting>()
  readonly #whenUp = new Map<number, () => void>()
  #session = 0
  #stopKeepAlive = (): void => undefined

  private constructor(
    private readonly socket: WebSocket,
    private readonly deps: JanusConnectionDeps,
  ) {
    socket.on('message', (data) => {
      const message = Buffer.isBuffer(data) ? parseJanusMessage(data.toString('utf8')) : null
      if (message !== null) this.#handle(message)
    })
  }

  /** Connects and creates a session. Rejects if Janus cannot be reached or refuses the session. */
  static async open(deps: JanusConnectionDeps): Promise<JanusConnection> {
    const socket = new WebSocket(deps.url, 'janus-protocol', { handshakeTimeout: ANSWER_MS })
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.on('error', reject)
    })
    const connection = new JanusConnection(socket, deps)
    try {
      connection.#session = (await connection.#send({ janus: 'create' })).data?.id ?? 0
    } catch (error) {
      socket.terminate()
      throw error
    }
    socket.once('close', () => {
      connection.#end()
      deps.lost()
    })
    connection.#keepAlive()
    return connection
  }

  /** Attaches a handle. `up` is called when the member's media arrives or can be sent. */
  async attach(up: () => void = () => undefined): Promise<JanusHandle> {
    const session_id = this.#session
    const { data } = await this.#send({ janus: 'attach', plugin: 'janus.plugin.videoroom', session_id })
    const handle_id = data?.id ?? 0
    this.#whenUp.set(handle_id, up)
    const to = { session_id, handle_id }
    return {
      request: (body, jsep) => this.#send({ janus: 'message', ...to, body, ...(jsep === undefined ? {} : { jsep }) }),
      detach: () => {
        this.#whenUp.delete(handle_id)
        this.#forget({ janus: 'detach', ...to })
      },
    }
  }

  close(): void {
    this.socket.close()
  }

  /** Sends a request whose answer does not matter. */
  #forget(request: Body): void {
    this.#send(request).catch(() => undefined)
  }

  #send(request: Body): Promise<JanusMessage> {
    const { clock, random, secret } = this.deps
    const transaction = random.id()
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== WebSocket.OPEN) {
        reject(new Error('Janus is not connected'))
        return
      }
      const stopTimer = clock.wake(addMs(clock.now(), ANSWER_MS), () => {
        this.#waiting.delete(transaction)
        reject(new Error('Janus did not answer'))
      })
      this.#waiting.set(transaction, { resolve, reject, stopTimer })
      this.socket.send(JSON.stringify({ ...request, transaction, ...(secret === '' ? {} : { apisecret: secret }) }))
    })
  }

  #handle(message: JanusMessage): void {
    const { transaction, sender } = message
    if (message.janus === 'webrtcup' && sender !== undefined) this.#whenUp.get(sender)?.()
    const waiting = transaction === undefined ? undefined : this.#waiting.get(transaction)
    // An `ack` only says that the answer follows.
    if (transaction === undefined || waiting === undefined || message.janus === 'ack') return
    this.#waiting.delete(transaction)
    waiting.stopTimer()
    try {
      waiting.resolve(withoutRefusal(message))
    } catch (error) {
      waiting.reject(error instanceof Error ? error : new Error('Janus refused a request'))
    }
  }

  #keepAlive(): void {
    const { clock } = this.deps
    this.#stopKeepAlive = clock.wake(addMs(clock.now(), KEEP_ALIVE_MS), () => {
      this.#forget({ janus: 'keepalive', session_id: this.#session })
      this.#keepAlive()
    })
  }

  #end(): void {
    this.#stopKeepAlive()
    for (const { reject, stopTimer } of this.#waiting.values()) {
      stopTimer()
      reject(new Error('The connection to Janus ended'))
    }
    this.#waiting.clear()
    this.#whenUp.clear()
  }
}
