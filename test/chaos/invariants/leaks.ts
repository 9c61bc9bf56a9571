import type { ChaosRun, InvariantWatch } from '../chaos-model'

/** One timer a clock; a browser in peace has its two sockets. */
const TIMERS = 1
const SOCKETS = 2

/** ALL-5: once all is quiet nothing is left of what was under way; a tab that is over has nothing at all. */
export const watchLeaks = ({ broken }: ChaosRun): InvariantWatch => ({
  settled: ({ pages, name }, when) => {
    const sockets = pages.reduce((sum, page) => sum + page.sockets, 0)
    if (sockets > SOCKETS) broken('ALL-5 no socket too many', `${name} ${when}: ${sockets} are open`)
    for (const page of pages)
      if (page.timers > TIMERS) broken('ALL-5 no timer too many', `${page.name} ${when}: ${page.timers}`)
  },
})
