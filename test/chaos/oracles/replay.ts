import { canonical } from '../../../src/domain/kernel/canonical'
import { entriesOf } from '../../../src/domain/kernel/table'
import type { Run, Watch } from '../scene'
import type { Shadow } from '../shadow'
import { difference, stateOf } from './tabs'

/** ALL-1: what is stored, folded by another reader, is what the tabs are. Where the store has failed there is less of it. */
export const watchReplay = ({ broken, people }: Run, shadows: readonly Shadow[]): Watch => ({
  settled: (browser, when) => {
    const shadow = shadows[people.findIndex((person) => person.browser === browser)]
    const app = browser.pages[0]?.app
    if (shadow === undefined || app == null) return
    const here = stateOf(app)
    for (const [unit, cell] of entriesOf(shadow.cells)) {
      const [folded, live] = [canonical(cell.get()), here.get(unit) ?? '']
      if (folded !== live) broken('ALL-1 replay is the state', `${browser.name} ${when}: ${unit} at entry ${shadow.seq}: ${difference(folded, live)}`)
    }
  },
})
