import * as t from 'io-ts'

/**
 * Why a request to a server failed, without its HTTP status.
 * - `Unreachable`: no response; a later retry may help.
 * - `Refused`: the server refused, with a text for people; show the text once as a toast.
 * - `RefusedSilently`: the server refused; show nothing (code 35002).
 * - `SessionRefused`: the session is over (code or status 401).
 * - `TooMany`: a read came too soon after other reads (status 429, spec 3 §7). The screen that lacks the data shows
 * the failure.
 * - `Malformed`: the response did not have the agreed shape.
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

/** Whether the same request may succeed a little later. */
export const isRetryable = ({ _tag }: Failure): boolean =>
  _tag === 'Unreachable' || _tag === 'TooMany' || _tag === 'Malformed'
