import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FakeBrowser } from '../fake-browser'
import { settle } from '../fake-time'

const STEP_MS = 500
const TAKEOVER_MS = 5_000

type Fate =
  | { readonly kind: 'open' }
  | { readonly kind: 'pass'; readonly ms: number }
  | { readonly kind: 'kill' | 'freeze' | 'wake' | 'leave' | 'stand'; readonly tab: number }

const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.record({ kind: fc.constant('open' as const) }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(250, 500, 1_000, 3_500, 4_000, 4_500, 6_000) }),
  fc.record({ kind: fc.constantFrom('kill', 'freeze', 'wake', 'wake', 'freeze', 'leave', 'stand'), tab: fc.nat(4) }),
)

/** Applies the events of the tabs, and checks after each event which tabs are leaders. */
class Watch {
  readonly browser = new FakeBrowser()
  #lastLed = this.browser.time.now
  mostLeaders = 0
  longestGapMs = 0

  async look(): Promise<void> {
    await settle(1)
    const { browser } = this
    const { now } = browser.time
    this.mostLeaders = Math.max(this.mostLeaders, browser.leaders.length)
    const able = browser.awake.filter(({ role }) => role !== null)
    if (browser.leaders.length === 1 || able.length === 0) this.#lastLed = now
    const ableSince = Math.min(...able.map(({ awakeSince }) => awakeSince))
    if (able.length > 0) this.longestGapMs = Math.max(this.longestGapMs, now - Math.max(this.#lastLed, ableSince))
  }

  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      this.browser.time.pass(Math.min(STEP_MS, left))
      await this.look()
    }
  }

  async live(event: Fate): Promise<void> {
    const { browser } = this
    if (event.kind === 'pass') return this.pass(event.ms)
    if (event.kind === 'open') {
      if (browser.tabs.length < 5) browser.open().stand()
      return this.look()
    }
    const tab = browser.tabs[event.tab]
    if (tab === undefined || tab.state === 'dead') return
    if (event.kind === 'kill') tab.kill()
    else if (event.kind === 'freeze') tab.freeze()
    else if (event.kind === 'wake') tab.wake()
    else if (tab.state === 'awake' && event.kind === 'leave') tab.leave()
    else if (tab.state === 'awake' && event.kind === 'stand' && tab.role === null) {
      tab.awakeSince = browser.time.now
      tab.stand()
    }
    await this.look()
  }
}

describe('The leader tab', () => {
  it('however tabs open, close, freeze and wake, at most one awake tab leads, and no gap without a leader exceeds five seconds', async () => {
    const fates = fc.array(fate, { minLength: 5, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(fates, fc.boolean(), fc.constantFrom(0, 125), async (all, timersFirst, patienceMs) => {
        const watch = new Watch()
        watch.browser.timersFirst = timersFirst
        watch.browser.patienceMs = (tab) => tab * patienceMs
        watch.browser.open().stand()
        watch.browser.open().stand()
        for (const event of all) await watch.live(event)
        for (const tab of watch.browser.tabs) tab.wake()
        await watch.pass(6_000)
        const standing = watch.browser.awake.filter(({ role }) => role !== null)
        expect(watch.mostLeaders).toBeLessThanOrEqual(1)
        expect(watch.longestGapMs).toBeLessThanOrEqual(TAKEOVER_MS)
        expect(watch.browser.leaders).toHaveLength(Math.min(1, standing.length))
      }),
      { numRuns: 300 },
    )
  })
})
