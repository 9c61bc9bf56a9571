import { canonicalJson } from '../../../src/domain/kernel/canonical-json'
import { entriesOf } from '../../../src/domain/kernel/table'
import type { ChaosRun, InvariantWatch } from '../chaos-model'
import type { ReplicaCheck } from '../replica-check'
import { difference, stateOf } from './tabs'

/** ALL-1: another reader that folds the stored log gets the state of the tabs. A failed store may hold less. */
export const watchReplay = ({ broken, people }: ChaosRun, shadows: readonly ReplicaCheck[]): InvariantWatch => ({
  settled: (browser, when) => {
    const shadow = shadows[people.findIndex((person) => person.browser === browser)]
    const app = browser.pages[0]?.app
    if (shadow === undefined || app == null) return
    const here = stateOf(app)
    for (const [unit, slice] of entriesOf(shadow.slices)) {
      const [folded, live] = [canonicalJson(slice.get()), here.get(unit) ?? '']
      if (folded !== live)
        broken(
          'ALL-1 replay is the state',
          `${browser.name} ${when}: ${unit} at entry ${shadow.seq}: ${difference(folded, live)}`,
        )
    }
  },
})
