import type { HttpDriver } from '../../../src/adapters/rest/client/http-driver'
import { writeImAnswer, readImAnswer } from '../../../src/adapters/wire/frames/im-frame'
import type { SeededRandom } from '../../../src/adapters/simulator/state/seeded-random'
import type { FileStore } from '../../../src/application/ports/file-store'
import type { SocketDriver } from '../../../src/adapters/socket/socket-driver'
import type { ChaosPage } from '../browser/chaos-page'
import type { FaultProfile } from '../fault-profile'
import { CallCounts } from './call-counts'
import { httpOf } from './http'
import { fates, type FrameDirection } from './frame-fate'
import { filesOf } from './fake-object-store'
import { socketsOf, type Stream } from './sockets'
import { drawCorruption, corrupted } from './corrupt-answers'

/** A frame that a page sent to the chat service. */
export interface SentFrame {
  readonly page: ChaosPage
  readonly event: string
  readonly text: string
}

const EVENT = /"event":"([a-z_]+)"/
const READS: ReadonlySet<string> = new Set(['history', 'range', 'changes', 'positions'])
const CONVERSATION = /"conversation_id":"([a-z0-9_]+)"/
const REQUEST_ID = /"request_id":"([0-9]+)"/
const TOKEN = /"token":"([^"]+)"/

/** The network between one browser and the simulator, with its faults. */
export class FaultyNetwork {
  readonly counts = new CallCounts()
  readonly streams = new Set<Stream>()
  readonly #changes = new Set<() => void>()
  #isOnline = true
  #deaf: ReadonlySet<FrameDirection> = new Set()
  #expiry: 'code' | 'status' | null = null
  /** The chat service token of each page. */
  readonly #tokens = new Map<string, string>()
  /** The pending requests, and the previous response to a request of that kind in the same session. */
  readonly #asked = new Map<string, { readonly event: string; readonly about: string }>()
  readonly #answers = new Map<string, unknown>()
  onSent: (frame: SentFrame) => void = () => undefined
  /** Callbacks that run for each frame sent to the realtime socket. */
  readonly onFrame = new Set<(page: ChaosPage, event: string, text: string) => void>()
  /** Callbacks that run for each post to the API, before any fault applies. */
  readonly onPosted = new Set<(path: string, text: string) => void>()

  constructor(
    private readonly sky: () => FaultProfile,
    private readonly chance: SeededRandom,
  ) {}

  get isOnline(): boolean {
    return this.#isOnline
  }
  set isOnline(isOnline: boolean) {
    this.#isOnline = isOnline
    if (!isOnline) this.cut(false)
    for (const tell of this.#changes) tell()
  }
  /** The directions in which nothing arrives, although the connections stay open. */
  set deaf(directions: readonly FrameDirection[]) {
    this.#deaf = new Set(directions)
  }
  expireNext(how: 'code' | 'status'): void {
    this.#expiry = how
  }

  onChange(call: () => void): () => void {
    this.#changes.add(call)
    return () => {
      this.#changes.delete(call)
    }
  }

  cut(isSilent: boolean): void {
    for (const stream of this.streams) stream.cut(isSilent)
  }
  /** Cuts the connections of a vanished page, without an event for either side. */
  gone(page: ChaosPage): void {
    for (const stream of this.streams) if (stream.page === page) stream.cut(true)
  }

  of(page: ChaosPage): {
    readonly http: (driver: HttpDriver) => HttpDriver
    readonly sockets: (driver: SocketDriver) => SocketDriver
    readonly files: FileStore
  } {
    const { sky, chance, counts } = this
    const fateOf = fates(chance, sky)
    const isOnline = (): boolean => this.#isOnline
    return {
      files: filesOf(page, page.browser.town.shelf, { fateOf, isOnline }),
      http: (driver) =>
        httpOf(page, driver, {
          sky,
          chance,
          fateOf,
          isOnline,
          counts,
          posted: (endpoint, text) => {
            for (const call of this.onPosted) call(endpoint, text)
          },
          takeExpiry: () => {
            const expiry = this.#expiry
            this.#expiry = null
            return expiry
          },
        }),
      sockets: (driver) =>
        socketsOf(page, driver, this.streams, {
          fateOf,
          isOnline,
          isDeaf: (direction) => this.#deaf.has(direction),
          below: (ms) => Math.floor(chance.next() * ms),
          sent: (from, path, text) => this.#sent(from, path, text),
          came: (to, path, text) => (path === '/im' ? this.#came(to, text) : text),
        }),
    }
  }

  #sent(page: ChaosPage, path: string, text: string): void {
    const event = EVENT.exec(text)?.[1] ?? ''
    this.counts.count(`${path} ${event}`)
    if (path === '/ws') for (const call of this.onFrame) call(page, event, text)
    if (path !== '/im') return
    if (event === 'login') this.#tokens.set(page.name, TOKEN.exec(text)?.[1] ?? '')
    const id = REQUEST_ID.exec(text)?.[1]
    const about = `${this.#tokens.get(page.name) ?? ''} ${CONVERSATION.exec(text)?.[1] ?? ''}`
    if (id !== undefined && this.sky().wrong > 0) this.#asked.set(`${page.name} ${id}`, { event, about })
    this.onSent({ page, event, text })
  }

  /** Corrupts some responses of the chat service. */
  #came(page: ChaosPage, text: string): string {
    const { wrong } = this.sky()
    if (wrong === 0 || !text.startsWith('{"event":"ack"')) return text
    const answer = readImAnswer(text)
    if (answer?.event !== 'ack') return text
    const { event, about } = this.#asked.get(`${page.name} ${answer.data.request_id}`) ?? { event: '', about: '' }
    const last = this.#answers.get(`${event} ${about}`)
    if (READS.has(event)) this.#answers.set(`${event} ${about}`, answer.data.data)
    if (this.chance.next() >= wrong) return text
    const kind = drawCorruption(this.chance, 'frames')
    // The response to `send` is the message itself, so none of its fields goes missing.
    if (kind === 'missing' && event === 'send') return text
    switch (kind) {
      case 'html':
        return '<!doctype html>'
      // The service never refuses `mark_read`.
      case 'silent':
        return event === 'mark_read'
          ? text
          : writeImAnswer({ event: 'ack', data: { ...answer.data, code: 35_002, data: null } })
      case 'stale':
        return last === undefined ? text : writeImAnswer({ event: 'ack', data: { ...answer.data, data: last } })
      default:
        return writeImAnswer({
          event: 'ack',
          data: { ...answer.data, data: corrupted(answer.data.data, kind, this.chance, 'frames') },
        })
    }
  }
}
