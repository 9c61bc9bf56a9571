import type { Clock } from '../../../src/application/ports/browser/clock'
import type { Settings } from '../../../src/application/ports/browser/settings'
import type { TabRole, Tabs } from '../../../src/application/ports/browser/tabs'
import { makeClock } from '../../../src/adapters/browser/time/clock'
import { makeTabs } from '../../../src/adapters/browser/tabs/tabs'
import type { ChannelDriver } from '../../../src/adapters/browser/tabs/tabs.drivers'
import { FakeTime } from './fake-time'
import { FakeLocks } from './fake-locks'

const storageOf = (texts: Map<string, string>): Settings => ({
  get: (key) => texts.get(key) ?? null,
  set: (key, value) => {
    texts.set(key, value)
  },
  remove: (key) => {
    texts.delete(key)
  },
})

/** A tab that a test can freeze, as browsers freeze hidden tabs. Events wait until the tab wakes. */
export class FakeTab {
  state: 'awake' | 'frozen' | 'dead' = 'awake'
  awakeSince: number
  readonly tabs: Tabs
  readonly heard: unknown[] = []
  role: TabRole | null = null
  readonly roles: TabRole[] = []
  stand: () => void
  leave = (): void => undefined
  #inbox: (() => void)[] = []
  readonly #wakings: (() => void)[] = []
  readonly clock: Clock
  readonly #page = new EventTarget()

  constructor(
    private readonly browser: FakeBrowser,
    n: number,
    readonly session: Map<string, string>,
  ) {
    const { time, locks } = browser
    this.awakeSince = time.now
    this.clock = makeClock({
      nowMs: () => time.now,
      startTimer: (ms, call) =>
        time.after(ms, () => {
          this.deliver(call, 'timer')
        }),
      onWaking: (call) => {
        this.#wakings.push(call)
      },
    })
    let ids = 0
    this.tabs = makeTabs({
      clock: this.clock,
      random: { id: () => `tab-${n}-${(ids += 1)}` },
      locks: locks.of(this),
      openChannel: () => browser.channelOf(this),
      session: storageOf(session),
      page: this.#page,
      patienceMs: browser.patienceMs(n),
    })
    this.tabs.messages$.subscribe((message) => {
      this.heard.push(message)
    })
    this.stand = () => {
      const standing = this.tabs.role$.subscribe((role) => {
        this.role = role
        this.roles.push(role)
      })
      this.leave = () => {
        standing.unsubscribe()
        this.role = null
      }
    }
  }

  deliver(call: () => void, kind: 'timer' | 'news' = 'news'): void {
    if (this.state === 'dead') return
    if (this.state === 'awake')
      queueMicrotask(() => {
        if (this.state !== 'dead') call()
      })
    else if (kind === 'timer' && this.browser.timersFirst) this.#inbox.unshift(call)
    else this.#inbox.push(call)
  }

  freeze(): void {
    if (this.state === 'awake') this.state = 'frozen'
  }

  wake(): void {
    if (this.state !== 'frozen') return
    this.state = 'awake'
    this.awakeSince = this.browser.time.now
    const missed = this.#inbox
    this.#inbox = []
    for (const call of [...missed, ...this.#wakings]) this.deliver(call)
  }

  /** The tab loads another document. */
  hide(): void {
    this.#page.dispatchEvent(new Event('pagehide'))
  }

  /** Crashes the tab: it stops, and the browser frees its locks. */
  kill(): void {
    this.state = 'dead'
    this.role = null
    this.browser.locks.forget(this)
  }
}

/** A fake browser with tabs. */
export class FakeBrowser {
  readonly time = new FakeTime()
  readonly locks = new FakeLocks()
  readonly tabs: FakeTab[] = []
  /** A waking tab runs its timers before the events that it missed. */
  timersFirst = false
  /** The delay before a tab tries to become the leader. By default all tabs try at the same time. */
  patienceMs: (tab: number) => number = () => 0

  open(session = new Map<string, string>()): FakeTab {
    const tab = new FakeTab(this, this.tabs.length, session)
    this.tabs.push(tab)
    return tab
  }

  channelOf(tab: FakeTab): ChannelDriver {
    const listeners = new Set<(message: unknown) => void>()
    this.#channels.set(tab, listeners)
    return {
      post: (message) => {
        const copy = structuredClone(message)
        for (const [other, calls] of this.#channels) {
          if (other !== tab)
            for (const listener of calls)
              other.deliver(() => {
                listener(copy)
              })
        }
      },
      listen: (listener) => {
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
        }
      },
    }
  }

  readonly #channels = new Map<FakeTab, Set<(message: unknown) => void>>()

  get awake(): readonly FakeTab[] {
    return this.tabs.filter(({ state }) => state === 'awake')
  }
  get leaders(): readonly FakeTab[] {
    return this.awake.filter(({ role }) => role === 'leader')
  }
}
