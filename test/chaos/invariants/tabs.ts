import { canonicalJson } from '../../../src/domain/kernel/canonical-json'
import { allAccountSlices } from '../../../src/domain/manifests/account-messages'
import type { App } from '../../../src/application/app'
import type { ChaosBrowser } from '../browser/chaos-browser'
import type { ChaosPage } from '../browser/chaos-page'
import { BeatFrame } from '../browser/tab-protocol'
import type { ChaosRun, InvariantWatch } from '../chaos-model'

/** Another leads within this time of the last sign of the one before (OUT-11, issue of the tabs). */
const HANDOVER_MS = 5_000
/** Who has been awake for so long has long heard who leads. */
const SETTLED_MS = 2 * HANDOVER_MS

const NAMES = Object.keys(allAccountSlices())

/** All that a tab knows of its account, as text: its units by name. */
export const stateOf = ({ account: { sources } }: App): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(sources).flatMap(([name, source]) =>
      NAMES.includes(name) ? [[name, canonicalJson(source.getSnapshot())] as const] : [],
    ),
  )

/** All tabs of a browser are the same state once all is quiet; exactly one of them sends (OUT-11). */
export const watchTabs = (run: ChaosRun): InvariantWatch => {
  const { broken, time, people } = run
  /** Where two tabs have been awake for long, one of them sends: the other has not for as long as a handover takes. */
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

  /** Whoever leads says so every second; where nobody does, another takes the lead in time. */
  const oneLeads = (browser: ChaosBrowser): void => {
    let beats = 0
    browser.onPosted.add((message) => {
      if (!BeatFrame.is(message)) return
      beats += 1
      const last = beats
      time.after(HANDOVER_MS, () => {
        // To a tab, a clock that jumps ahead is a sleep of its own, after which it waits for a sign once more.
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

/** Where two texts part. */
export const difference = (one: string, other: string): string => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return `…${one.slice(Math.max(0, at - 80), at + 80)}… or …${other.slice(Math.max(0, at - 20), at + 80)}…`
}
