import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appTab, type AppTab } from '../application/support/app-tab'
import { lounge } from '../support/builders/message'
import { ben } from '../support/builders/person'
import { VirtualBrowser } from '../support/virtual-browser'
import { VirtualServer, type VirtualServerFaults } from '../support/virtual-server'
import { tabOf } from '../support/slices-in'

type Happening =
  | { readonly what: 'write' | 'freeze' | 'thaw' | 'reload'; readonly tab: number }
  | { readonly what: 'benWrites' | 'cut' }
  | { readonly what: 'weather'; readonly weather: VirtualServerFaults }
  | { readonly what: 'pass'; readonly ms: number }

const tab = fc.nat(2)
const happenings: fc.Arbitrary<readonly Happening[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ what: fc.constant('write' as const), tab }) },
    {
      weight: 3,
      arbitrary: fc.record({ what: fc.constantFrom('freeze' as const, 'thaw' as const, 'reload' as const), tab }),
    },
    { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('benWrites' as const, 'cut' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        what: fc.constant('weather' as const),
        weather: fc.constantFrom<VirtualServerFaults>('fair', 'lost', 'answerLost'),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({ what: fc.constant('pass' as const), ms: fc.oneof(fc.nat(12), fc.nat(6_000)) }),
    },
  ),
  { maxLength: 22 },
)

const NAMES = ['tab-1', 'tab-2', 'tab-3'] as const

class Town {
  readonly browser = new VirtualBrowser()
  readonly server = new VirtualServer()
  readonly tabs: AppTab[] = []
  /** The messages sent in each tab, in their order. */
  readonly sent: { readonly text: string; readonly tab: AppTab }[] = []

  async begin(): Promise<void> {
    for (const name of NAMES) this.tabs.push(appTab(this.browser.open(name), this.server))
    await this.browser.time.pass(100)
    this.tabs[0]?.requestCode()
    await this.browser.time.pass(100)
    this.tabs[0]?.submitCode('123456')
    await this.browser.time.pass(100)
    this.tabs[0]?.open()
    await this.browser.time.pass(500)
  }

  async happen(one: Happening, n: number): Promise<void> {
    switch (one.what) {
      case 'pass':
        return this.browser.time.pass(one.ms)
      case 'weather': {
        this.server.weather = () => one.weather
        return
      }
      case 'benWrites': {
        this.server.write(ben, lounge, `ben ${n}`)
        return
      }
      case 'cut':
        return this.server.cut()
      default: {
        const at = this.tabs[one.tab]
        if (at === undefined) return
        if (one.what === 'freeze') at.tab.freeze()
        if (one.what === 'thaw' && at.tab.isFrozen) at.tab.thaw()
        if (one.what === 'write' && !at.tab.isFrozen) {
          at.write(`m${n}`)
          this.sent.push({ text: `m${n}`, tab: at })
        }
        if (one.what === 'reload') {
          at.tab.kill()
          this.tabs[one.tab] = appTab(this.browser.open(NAMES[one.tab] ?? ''), this.server)
        }
      }
    }
  }

  /** Ends the faults and lets everything finish. */
  async settle(): Promise<void> {
    this.server.weather = () => 'fair'
    for (const one of this.tabs) if (one.tab.isFrozen) one.tab.thaw()
    await this.browser.time.pass(60_000)
  }

  /** Messages of tabs that were not reloaded. A reload may lose unstored messages. */
  get kept(): readonly string[] {
    return this.sent.filter(({ tab: where }) => !where.tab.isGone).map(({ text }) => text)
  }
}

const lived = async (all: readonly Happening[]): Promise<Town> => {
  const town = new Town()
  await town.begin()
  for (const [n, one] of all.entries()) await town.happen(one, n)
  await town.settle()
  return town
}

const always = (holds: (town: Town) => void) =>
  fc.assert(
    fc.asyncProperty(happenings, async (all) => holds(await lived(all))),
    { numRuns: 60 },
  )

describe('Three tabs that freeze, are reloaded and lose the network', () => {
  it('once the faults end, the three tabs have the same state and no unsent message', async () => {
    await always(({ tabs }) => {
      const [one, ...others] = tabs.map((each) => each.state())
      for (const other of others) expect(other).toEqual(one)
      for (const each of tabs) {
        expect(each.thread().pending).toEqual([])
        expect(tabOf(each.app).composer.get().data.handing).toEqual({})
      }
    })
  })

  it('OUT-4 OUT-5 OUT-11 once the faults end, every message of a tab that was not reloaded has reached the server exactly once', async () => {
    await always(({ server, kept }) => {
      const texts = server.textsIn(lounge)
      expect(new Set(texts).size).toBe(texts.length)
      expect(kept.filter((text) => !texts.includes(text))).toEqual([])
    })
  })

  it('OUT-3 the messages of each tab reach the server in the order in which the tab sent them', async () => {
    await always(({ server, sent }) => {
      const texts = server.textsIn(lounge)
      for (const where of new Set(sent.map((one) => one.tab))) {
        const own = sent
          .filter((one) => one.tab === where)
          .map(({ text }) => text)
          .filter((text) => texts.includes(text))
        expect(texts.filter((text) => own.includes(text))).toEqual(own)
      }
    })
  })

  it('IM-6 IM-8 once the faults end, the three tabs show exactly the messages on the server', async () => {
    await always(({ server, tabs }) => {
      for (const each of tabs) expect(each.texts()).toEqual(server.textsIn(lounge))
    })
  })
})
