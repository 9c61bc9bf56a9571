import { canonicalJson } from '../../../src/domain/kernel/canonical-json'
import { entriesOf } from '../../../src/domain/kernel/table'
import { accountOf } from '../../support/slices-in'
import type { App } from '../../../src/application/app'
import type { ChaosBrowser } from '../browser/chaos-browser'
import type { ChaosPage } from '../browser/chaos-page'
import { BeatFrame } from '../browser/tab-protocol'
import type { ChaosRun, InvariantWatch } from '../chaos-model'

/** Another tab becomes the leader within this time after the last heartbeat (OUT-11, issue of the tabs). */
const HANDOVER_MS = 5_000
/** A tab that has been awake for this long knows the leader. */
const SETTLED_MS = 2 * HANDOVER_MS

/** The account state of a tab that has loaded the main features, as text, by slice. */
export const stateOf = (app: App): ReadonlyMap<string, string> =>
  new Map(entriesOf(accountOf(app)).map(([name, slice]) => [name, canonicalJson(slice.get())] as const))

/** Once all has settled, all tabs of a browser have the same state. Only one tab sends (OUT-11). */
export const watchTabs = (run: ChaosRun): InvariantWatch => {
  const { broken, time, people } = run
  /** If two tabs have long been awake, only one tab has sent within the time of a change of leader. */
  const oneSends = ({ line }: ChaosBrowser): void => {
    const sentAt = new Map<ChaosPage, number>()
    line.onSent = ({ page, event }) => {
      if (event !== 'send') return
      for (const [other, at] of sentAt) {
        if (
          other !== page &&
          time.now() - at < HANDOVER_MS &&
          page.awakeMs > SETTLED_MS &&
          other.awakeMs > SETTLED_MS
        ) {
          broken('OUT-11 one tab sends', `${page.name} and ${other.name}`)
        }
      }
      sentAt.set(page, time.now())
    }
  }

  /** The leader sends a heartbeat every second. Without heartbeats, another tab takes over in time. */
  const oneLeads = (browser: ChaosBrowser): void => {
    let beats = 0
    browser.onPosted.add((message) => {
      if (!BeatFrame.is(message)) return
      beats += 1
      const last = beats
      time.after(HANDOVER_MS, () => {
        // A tab takes a clock that jumps ahead for its own sleep, so the tab waits for another heartbeat.
        if (browser.jumpedAt > time.now() - HANDOVER_MS) return
        const waits = browser.pages.find((page) => page.listensMs >= HANDOVER_MS)
        if (beats === last && waits !== undefined)
          broken('OUT-11 another leads within 5 s', `${waits.name} and nobody else is awake, and does not lead`)
      })
    })
  }
  for (const { browser } of people) {
    oneSends(browser)
    oneLeads(browser)
  }
  return {
    settled: ({ pages, name }, when) => {
      const [first, ...others] = pages.flatMap(({ app, name: of }) =>
        app === null ? [] : [{ of, state: stateOf(app) }],
      )
      if (first === undefined) return
      for (const other of others) {
        for (const [unit, text] of first.state) {
          if (other.state.get(unit) !== text)
            broken(
              'all tabs alike',
              `${name} ${when}: ${unit} in ${first.of} and ${other.of}: ${difference(text, other.state.get(unit) ?? '')}`,
            )
        }
      }
    },
  }
}

/** The place where two texts differ. */
export const difference = (one: string, other: string): string => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return `…${one.slice(Math.max(0, at - 80), at + 80)}… or …${other.slice(Math.max(0, at - 20), at + 80)}…`
}
