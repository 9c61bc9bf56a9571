import * as t from 'io-ts'

/**
 * Why a call to a server failed, without its HTTP number.
 * - `Unreachable`: no answer; trying again later may help.
 * - `Refused`: the server said no in words that are meant for people; shown once as a toast.
 * - `RefusedSilently`: the server said no and nothing is to be shown (code 35002).
 * - `SessionRefused`: the session is over (code or status 401).
 * - `TooMany`: a read came too soon after others (status 429); the screen that lacks it says so as a whole (spec 3 §7).
 * - `Malformed`: the answer was not of the shape agreed.
 */
export const Failure = t.union(
  [
    t.strict({ _tag: t.literal('Unreachable') }),
    t.strict({ _tag: t.literal('Refused'), words: t.string }),
    t.strict({ _tag: t.literal('RefusedSilently') }),
    t.strict({ _tag: t.literal('SessionRefused') }),
    t.strict({ _tag: t.literal('TooMany') }),
    t.strict({ _tag: t.literal('Malformed') }),
  ],
  'Failure',
)
export type Failure = t.TypeOf<typeof Failure>

export const unreachable: Failure = { _tag: 'Unreachable' }
export const malformed: Failure = { _tag: 'Malformed' }
export const tooMany: Failure = { _tag: 'TooMany' }
export const sessionRefused: Failure = { _tag: 'SessionRefused' }
export const refusedSilently: Failure = { _tag: 'RefusedSilently' }
export const refused = (words: string): Failure => ({ _tag: 'Refused', words })

/** Whether the same call may well go through a little later. */
export const isRetryable = ({ _tag }: Failure): boolean =>
  _tag === 'Unreachable' || _tag === 'TooMany' || _tag === 'Malformed'
