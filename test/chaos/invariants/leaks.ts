import type { ChaosRun, InvariantWatch } from '../chaos-model'

/** A settled page needs one timer for its clock. A settled browser has two sockets. */
const TIMERS = 1
const SOCKETS = 2

/** ALL-5: once all has settled, no timers, sockets or requests are left over. A closed tab has none at all. */
export const watchLeaks = ({ broken }: ChaosRun): InvariantWatch => ({
  settled: ({ pages, name }, when) => {
    const sockets = pages.reduce((sum, page) => sum + page.sockets, 0)
    if (sockets > SOCKETS) broken('ALL-5 no socket too many', `${name} ${when}: ${sockets} are open`)
    for (const page of pages)
      if (page.timers > TIMERS) broken('ALL-5 no timer too many', `${page.name} ${when}: ${page.timers}`)
  },
})
