// Runs schedules of one bundle and sends each result.
import { load } from './bundle.mjs'

const { drawDenseSchedule, drawSchedule, runAndJudge, shrink, counts, actionsIn, kindsOfFault } = await load(
  process.argv[2] ?? '',
)

/** An unhandled rejection counts as a failure too. */
let stray = ''
process.on('unhandledRejection', (error) => {
  stray ||= error instanceof Error ? (error.stack ?? error.message) : String(error)
})
process.on('uncaughtException', (error) => {
  stray ||= error.stack ?? error.message
})

process.on(
  'message',
  (
    /** @type {{ seed: number, only: string | null, isDense: boolean, shrinks: boolean }} */ {
      seed,
      only,
      isDense,
      shrinks,
    },
  ) => {
    void (async () => {
      const begun = process.cpuUsage()
      const schedule = isDense ? drawDenseSchedule(seed) : drawSchedule(seed, only)
      stray = ''
      const judged = await runAndJudge(schedule)
      // Only full schedules must stay within the call budget; dense schedules may exceed the budget.
      const outcome = isDense && judged.broken?.invariant === 'call budget' ? { ...judged, broken: null } : judged
      const { user, system } = process.cpuUsage(begun)
      const broken =
        outcome.broken === null ? stray || null : `${outcome.broken.message} (at ${outcome.broken.atMs} ms)`
      const smallest =
        broken === null || !shrinks || outcome.broken === null ? null : await shrink(schedule, outcome, runAndJudge)
      process.send?.({
        seed,
        broken,
        cpuMs: (user + system) / 1000,
        counts: counts(schedule),
        deeds: actionsIn(schedule),
        faults: kindsOfFault(schedule),
        people: schedule.people,
        fixture: smallest === null ? null : { broken: smallest.outcome.broken.message, schedule: smallest.schedule },
      })
    })().catch((error) => {
      // End the process, because a parent that gets no result would wait for ever.
      console.error(error)
      process.exit(1)
    })
  },
)
process.once('disconnect', () => process.exit(0))
process.send?.({ ready: true })
