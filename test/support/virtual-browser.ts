import { Observable, Subject } from 'rxjs'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Clock } from '../../src/application/ports/browser/clock'
import type { AnimationFrames } from '../../src/application/ports/browser/animation-frames'
import type { Idle } from '../../src/application/ports/browser/idle'
import type { LogStore } from '../../src/application/ports/browser/log-store'
import type { TabRole, Tabs } from '../../src/application/ports/browser/tabs'
import { TabId } from '../../src/domain/kernel/ids'
import { made } from './builders/made'
import { MemoryJournals } from './in-memory/command-journal'
import { MemoryDisk, memoryLogStore } from './in-memory/log-store'
import { VirtualTime } from './virtual-time'

const CHANNEL_MS = 1
const FRAME_MS = 16
/** How long a write takes. The write reaches the store after half of this time. */
const WRITE_MS = 4
const IDLE_MS = 10
const LEADER_LOST_MS = 20
/** Another tab takes over from a leader that is silent for this long. */
const STEAL_MS = 4_000

/** One tab of a browser. A tab can freeze, or vanish at any time. */
export class VirtualTab {
  readonly #late: (() => void)[] = []
  readonly commandJournal: ReturnType<MemoryJournals['forTab']>
  readonly messages$ = new Subject<unknown>()
  readonly role$ = new Subject<TabRole>()
  #isFrozen = false
  #isGone = false
  stands = false

  constructor(
    readonly name: string,
    private readonly browser: VirtualBrowser,
  ) {
    this.commandJournal = browser.journals.forTab(name, (call) => this.after(CHANNEL_MS, call))
  }

  get time(): VirtualTime {
    return this.browser.time
  }
  get isFrozen(): boolean {
    return this.#isFrozen
  }
  get isGone(): boolean {
    return this.#isGone
  }

  /** Runs a callback of this tab: after the thaw if the tab is frozen, never if the tab is gone. */
  do(run: () => void): void {
    if (this.#isGone) return
    if (this.#isFrozen) this.#late.push(run)
    else run()
  }

  after(ms: number, run: () => void): () => void {
    return this.browser.time.after(ms, () => this.do(run))
  }

  freeze(): void {
    this.#isFrozen = true
    this.browser.missed(this, STEAL_MS)
  }

  thaw(): void {
    this.#isFrozen = false
    for (const run of this.#late.splice(0)) this.after(0, run)
    this.browser.woke(this)
  }

  /** Closes or reloads the tab: the page can write its journal first. */
  leave(): void {
    this.commandJournal.leave()
    this.kill()
  }

  /** Crashes the tab, so its pending work is lost. */
  kill(): void {
    this.#isGone = true
    this.browser.missed(this, LEADER_LOST_MS)
  }

  readonly clock: Clock = {
    now: () => this.browser.time.now(),
    wake: (at, call) => this.browser.time.at(at, () => this.do(call)),
  }

  readonly animationFrames: AnimationFrames = { next: (call) => this.after(FRAME_MS, call) }
  readonly idle: Idle = { next: (call) => this.after(IDLE_MS, call) }

  readonly tabs: Tabs = {
    me: () => Promise.resolve(made(TabId, this.name)),
    open: () => Promise.resolve(this.browser.openTabs),
    role$: new Observable((subscriber) => {
      const roles = this.role$.subscribe(subscriber)
      this.stands = true
      this.browser.stood(this)
      return roles
    }),
    post: (message) => this.browser.post(this, message),
    messages$: this.messages$,
  }

  #soon(): Promise<void> {
    return new Promise((resolve) => {
      this.after(WRITE_MS / 2, resolve)
    })
  }

  #slowly<F, A>(work: TaskEither<F, A>): TaskEither<F, A> {
    return async () => {
      await this.#soon()
      const done = await work()
      await this.#soon()
      return done
    }
  }

  get logStore(): LogStore {
    const store = memoryLogStore(this.browser.disk)
    return {
      names: () => this.#slowly(store.names()),
      read: (log) => this.#slowly(store.read(log)),
      takeOver: (log) => this.#slowly(store.takeOver(log)),
      append: (log, epoch, firstSeq, entries) => this.#slowly(store.append(log, epoch, firstSeq, entries)),
      stage: (log, epoch, seq, pieces) => this.#slowly(store.stage(log, epoch, seq, pieces)),
      rebase: (log, epoch, seq, pieces, kept) => this.#slowly(store.rebase(log, epoch, seq, pieces, kept)),
      remove: (log) => this.#slowly(store.remove(log)),
    }
  }
}

export class VirtualBrowser {
  readonly disk = new MemoryDisk()
  readonly journals = new MemoryJournals()
  /** All messages between tabs, as text. */
  readonly posted: string[] = []
  #tabs: VirtualTab[] = []
  #leader: VirtualTab | null = null

  constructor(readonly time = new VirtualTime()) {}

  get openTabs(): readonly TabId[] {
    return this.#tabs.filter((tab) => !tab.isGone).map((tab) => made(TabId, tab.name))
  }
  get leader(): VirtualTab | null {
    return this.#leader
  }

  open(name: string): VirtualTab {
    const tab = new VirtualTab(name, this)
    this.#tabs.push(tab)
    return tab
  }

  post(from: VirtualTab, message: unknown): void {
    const text = JSON.stringify(message)
    this.posted.push(text)
    for (const tab of this.#tabs) {
      if (tab !== from) tab.after(CHANNEL_MS, () => tab.messages$.next(JSON.parse(text)))
    }
  }

  stood(tab: VirtualTab): void {
    if (this.#leader === null) this.#lead(tab)
    else tab.after(0, () => tab.role$.next('follower'))
  }

  woke(tab: VirtualTab): void {
    if (this.#leader === null && tab.stands && !tab.isGone) this.#lead(tab)
  }

  missed(tab: VirtualTab, ms: number): void {
    this.time.after(ms, () => {
      if (this.#leader === tab && (tab.isGone || tab.isFrozen)) this.#elect(tab)
    })
  }

  #elect(before: VirtualTab): void {
    this.#tabs = this.#tabs.filter((tab) => !tab.isGone)
    const next = this.#tabs.find((tab) => tab.stands && !tab.isFrozen && tab !== before)
    if (next !== undefined) {
      before.after(0, () => before.role$.next('follower'))
      this.#lead(next)
    } else if (before.isGone) {
      this.#leader = null
    } else {
      this.missed(before, STEAL_MS)
    }
  }

  #lead(tab: VirtualTab): void {
    this.#leader = tab
    tab.after(0, () => tab.role$.next('leader'))
  }

  /** All stored logs, as text. */
  stored(): string {
    return JSON.stringify([...this.disk.logs])
  }
}
