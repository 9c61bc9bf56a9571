import { makeClock } from '../../../src/adapters/browser/time/clock'
import type { App } from '../../../src/application/app'
import type { Settings } from '../../../src/application/ports/browser/settings'
import type { Xid } from '../../../src/domain/kernel/ids'
import { sessionOf } from '../../../src/domain/session'
import { memorySettings } from '../../adapters/support/memory-ports'
import { stubMedia } from '../../support/stub-media'
import type { ChaosBrowser } from './chaos-browser'
import { PageWallet } from './wallet'

const FRAME_MS = 16
/** A quiet moment comes after this. */
const IDLE_MS = 10

/** One document in a tab: it can be frozen, and it can be gone from one moment to the next. */
export class ChaosPage {
  readonly #late: (() => void)[] = []
  #frozenSince: number | null = null
  #freezes = 0
  #thawedAt: number
  #isGone = false
  #listensFrom: number | null = null
  #isVisible = true
  readonly #seen = new Set<() => void>()
  readonly #wakings: (() => void)[] = []
  /** Timers of this page that are running: one that nobody waits for any more is a leak. */
  timers = 0
  /** Its sockets that are open, and its requests that nobody has answered. */
  sockets = 0
  /** What the leader tells of its entries does not reach it. */
  missesEntries = false
  /** When some last did not. */
  missedAt = 0
  /** It is led to another place. */
  onLed: (to: string) => void = () => undefined
  /** It has asked to be loaded again. */
  reloads = false
  app: App | null = null
  /** Lives as long as the tab, whatever document is in it. */
  session: Settings = memorySettings()

  constructor(
    readonly name: string,
    readonly browser: ChaosBrowser,
    /** Which version of the program was loaded: of two the greater is newer. */
    readonly version: number,
  ) {
    this.#thawedAt = browser.time.now()
  }

  get isFrozen(): boolean {
    return this.#frozenSince !== null
  }
  get isGone(): boolean {
    return this.#isGone
  }
  get isVisible(): boolean {
    return this.#isVisible
  }
  /** For how long it has been there and awake without a break. */
  get awakeMs(): number {
    return this.isFrozen || this.isGone ? 0 : this.browser.time.now() - this.#thawedAt
  }

  /** For how long it has also heard what other tabs say: one that still reads its store has not begun. */
  get listensMs(): number {
    return this.#listensFrom === null ? 0 : Math.min(this.awakeMs, this.browser.time.now() - this.#listensFrom)
  }

  listens(): void {
    this.#listensFrom ??= this.browser.time.now()
  }

  /** Happens in this page: not at all when it is gone, and later while it is frozen. */
  do(run: () => void): void {
    if (this.#isGone) return
    if (this.isFrozen) this.#late.push(run)
    else run()
  }

  after(ms: number, run: () => void): () => void {
    return this.browser.time.after(ms, () => this.do(run))
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(ms, resolve)
    })
  }

  freeze(): void {
    this.#freezes += 1
    this.#frozenSince ??= this.browser.time.now()
  }

  /** Whatever froze it is over: it goes on once all of that is. */
  thaw(): void {
    if (this.#freezes > 0) this.#freezes -= 1
    if (!this.isFrozen || this.#freezes > 0) return
    this.#frozenSince = null
    this.#thawedAt = this.browser.time.now()
    for (const wake of this.#wakings) this.after(0, wake)
    for (const run of this.#late.splice(0)) this.after(0, run)
  }

  show(isVisible: boolean): void {
    this.#isVisible = isVisible
    for (const tell of this.#seen) this.after(0, tell)
    if (isVisible) for (const wake of this.#wakings) this.after(0, wake)
  }

  onSeen(tell: () => void): () => void {
    this.#seen.add(tell)
    return () => {
      this.#seen.delete(tell)
    }
  }

  /** Closed, crashed or reloaded: whatever was under way here is not. */
  kill(): void {
    this.#isGone = true
    this.browser.gone(this)
  }

  readonly clock = makeClock({
    nowMs: () => this.browser.clockMs(),
    startTimer: (ms, call) => {
      this.timers += 1
      let isOver = false
      const over = (): boolean => {
        if (isOver) return false
        isOver = true
        this.timers -= 1
        return true
      }
      const takeBack = this.after(ms, () => {
        if (over()) call()
      })
      return () => {
        if (over()) takeBack()
      }
    },
    onWaking: (call) => {
      this.#wakings.push(call)
    },
  })

  /** Its microphone, its camera and its screen. */
  readonly media = stubMedia(this.clock, (channelId) => this.browser.town.seats.sitsIn(this, this.#me(), channelId))
  #me(): Xid | null {
    return this.app === null ? null : (sessionOf(this.app.account.sources.session.getSnapshot())?.xid ?? null)
  }
  readonly wallet = new PageWallet(this)
  readonly frames = { next: (call: () => void) => this.after(FRAME_MS, call) }
  readonly idle = { next: (call: () => void) => this.after(IDLE_MS, call) }
}
