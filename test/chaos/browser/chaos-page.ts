import { makeClock } from '../../../src/adapters/browser/time/clock'
import type { App } from '../../../src/application/app'
import type { Settings } from '../../../src/application/ports/browser/settings'
import type { Xid } from '../../../src/domain/kernel/ids'
import { sessionOf } from '../../../src/domain/session'
import { memorySettings } from '../../adapters/support/memory-ports'
import type { MemoryJournals } from '../../support/in-memory/command-journal'
import { stubMedia } from '../../support/stub-media'
import type { ChaosBrowser } from './chaos-browser'
import { PageWallet } from './wallet'

const FRAME_MS = 16
const IDLE_MS = 10

/** One document in a tab. A page can freeze, or vanish at any time. */
export class ChaosPage {
  readonly #late: (() => void)[] = []
  readonly journal: ReturnType<MemoryJournals['forTab']>
  /** Fires `pagehide` when the page unloads. A crash fires nothing. */
  readonly unloads = new EventTarget()
  #frozenSince: number | null = null
  #freezes = 0
  #thawedAt: number
  #isGone = false
  #listensFrom: number | null = null
  #isVisible = true
  readonly #seen = new Set<() => void>()
  readonly #wakings: (() => void)[] = []
  /** The number of running timers of the page. A timer that runs longer than needed is a leak. */
  timers = 0
  /** The number of open sockets and unanswered requests. */
  sockets = 0
  /** While `true`, the leader's entries do not reach this page. */
  missesEntries = false
  /** The time when the page last missed entries. */
  missedAt = 0
  /** A callback that runs when the app navigates the page. */
  onLed: (to: string) => void = () => undefined
  /** Whether the app has requested a reload. */
  reloads = false
  app: App | null = null
  /** The session storage, which lives as long as the tab and survives a reload. */
  session: Settings = memorySettings()

  constructor(
    readonly name: string,
    readonly browser: ChaosBrowser,
    /** The version of the loaded app. A greater number is newer. */
    readonly version: number,
    journals: MemoryJournals,
  ) {
    this.journal = journals.forTab(name, (call) => this.after(1, call))
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
  /** How long the page has been awake without a break. */
  get awakeMs(): number {
    return this.isFrozen || this.isGone ? 0 : this.browser.time.now() - this.#thawedAt
  }

  /** How long the page has received messages of other tabs. It starts when the page has read its store. */
  get listensMs(): number {
    return this.#listensFrom === null ? 0 : Math.min(this.awakeMs, this.browser.time.now() - this.#listensFrom)
  }

  listens(): void {
    this.#listensFrom ??= this.browser.time.now()
  }

  /** Runs a callback of this page: after the thaw if the page is frozen, never if the page is gone. */
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

  /** Ends one freeze. The page resumes when no other freeze is left. */
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

  /** Writes both journals of unstored data, as a page does when it unloads. */
  leave(): void {
    this.journal.leave()
    this.unloads.dispatchEvent(new Event('pagehide'))
  }

  /** Closes, crashes or reloads the page, so its pending work is lost. */
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

  /** The microphone, the camera and the screen. */
  readonly media = stubMedia(this.clock, (channelId) => this.browser.town.seats.sitsIn(this, this.#me(), channelId))
  #me(): Xid | null {
    return this.app === null ? null : (sessionOf(this.app.account.slices.session.get())?.xid ?? null)
  }
  readonly wallet = new PageWallet(this)
  readonly frames = { next: (call: () => void) => this.after(FRAME_MS, call) }
  readonly idle = { next: (call: () => void) => this.after(IDLE_MS, call) }
}
