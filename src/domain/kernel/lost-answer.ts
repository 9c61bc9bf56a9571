import * as t from 'io-ts'
import { EPOCH, Instant, addMs } from './instant'

/**
 * Delays before each check for a lost response, 30 s in all (decisions.md). Afterwards the outcome is shown as unknown,
 * and only the member starts a check.
 */
const LOOK_UP_DELAYS_MS: readonly number[] = [3_000, 7_000, 20_000]

/** Fields of a machine's context: the scheduled checks, and the time of the next. */
export const lookUpFields = { until: Instant, looks: t.number }

export interface LookUps {
  readonly until: Instant
  readonly looks: number
}

export const NO_LOOK_UPS: LookUps = { until: EPOCH, looks: 0 }

/** Another check may be scheduled without the member. */
export const mayLookUpAgain = ({ looks }: Pick<LookUps, 'looks'>): boolean => looks < LOOK_UP_DELAYS_MS.length

export const nextLookUp = ({ looks }: Pick<LookUps, 'looks'>, at: Instant): LookUps => ({
  looks: looks + 1,
  until: addMs(at, LOOK_UP_DELAYS_MS[looks] ?? 0),
})

export const firstLookUp = (at: Instant): LookUps => nextLookUp(NO_LOOK_UPS, at)

/** The state `waiting` of a machine whose sibling state `looking` runs the check. The machine has an actor `alarm`. */
export const waitForLookUp = {
  invoke: {
    id: 'nextLook',
    src: 'alarm',
    input: ({ context }: { context: Pick<LookUps, 'until'> }) => ({ at: context.until }),
  },
  on: { AlarmRang: 'looking' },
} as const
