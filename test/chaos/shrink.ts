import type { Outcome } from './run-schedule'
import type { Schedule, Step } from './schedule'
import { NO_FAULTS, faultsInProfile } from './fault-profile'

/** The most runs for shrinking a failure. Early removals save the most, because later runs are shorter. */
const MOST_RUNS = 400

interface Smallest {
  readonly schedule: Schedule
  readonly outcome: Outcome
  readonly runs: number
}
/** Resolves with whether the schedule still breaks the same invariant. */
type Tries = (tried: Schedule) => Promise<boolean>

class Shrinking {
  runs = 0

  constructor(
    public schedule: Schedule,
    public outcome: Outcome,
    private readonly weather: (schedule: Schedule) => Promise<Outcome>,
  ) {}

  readonly #tries: Tries = async (tried) => {
    if (this.runs >= MOST_RUNS) return false
    this.runs += 1
    const found = await this.weather(tried)
    if (found.broken?.invariant !== this.outcome.broken?.invariant) return false
    this.schedule = tried
    this.outcome = found
    return true
  }

  #without(leavesOut: (step: Step, i: number) => boolean): Schedule {
    return { ...this.schedule, steps: this.schedule.steps.filter((step, i) => !leavesOut(step, i)) }
  }

  /** Cuts the last half, quarter and so on, because steps after the failure do not matter. */
  async end(): Promise<void> {
    for (let by = 0.5; by > 0.05; by /= 2) {
      while (this.schedule.steps.length > 1) {
        const from = Math.floor(this.schedule.steps.length * (1 - by))
        if (!(await this.#tries(this.#without((_, i) => i >= from)))) break
      }
    }
  }

  async people(): Promise<void> {
    while (this.schedule.people > 1) {
      const people = this.schedule.people - 1
      if (!(await this.#tries({ ...this.#without(({ who }) => who >= people), people }))) break
    }
  }

  async faults(): Promise<void> {
    for (const fault of faultsInProfile(this.schedule.sky))
      await this.#tries({ ...this.schedule, sky: { ...this.schedule.sky, [fault]: NO_FAULTS[fault] } })
  }

  /** Removes each kind of action and fault completely. */
  async kinds(): Promise<void> {
    for (const kind of new Set(this.schedule.steps.map(({ what }) => what)))
      await this.#tries(this.#without(({ what }) => what === kind))
  }

  /** Removes ranges of steps, long ranges first, from the end. */
  async steps(): Promise<void> {
    for (let size = Math.ceil(this.schedule.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
      for (let to = this.schedule.steps.length; to > 0; to -= size) {
        const from = to - size
        await this.#tries(this.#without((_, i) => i >= from && i < to))
      }
    }
  }
}

/** A smaller schedule that breaks the same invariant. */
export const shrink = async (
  schedule: Schedule,
  first: Outcome,
  weather: (schedule: Schedule) => Promise<Outcome>,
): Promise<Smallest> => {
  const shrinking = new Shrinking(schedule, first, weather)
  await shrinking.end()
  await shrinking.people()
  await shrinking.kinds()
  await shrinking.faults()
  await shrinking.steps()
  await shrinking.faults()
  await shrinking.steps()
  return { schedule: shrinking.schedule, outcome: shrinking.outcome, runs: shrinking.runs }
}
