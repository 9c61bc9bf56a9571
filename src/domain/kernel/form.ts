import type { StateValue } from 'xstate'
import type { Failure } from './failure'

/*
 * The states of a form: `closed`, `open`, and states that save. Closing keeps the draft. A failure opens the form again.
 */

/** An open form: the person edits the draft (`on`). The substate is the outcome of the last attempt to save. */
export const openForm = <On>(outcomes: readonly string[], on: On) => ({
  initial: 'fresh',
  on,
  states: Object.fromEntries(['fresh', ...outcomes].map((outcome) => [outcome, {}])),
})

/** The draft was saved: drops the draft and closes the form. */
export const closesSaved = { target: 'closed', actions: 'finish' } as const

/** The draft was not saved: opens the form again with the draft and the failure. */
export const reopensNotSaved = {
  target: 'open.notSaved',
  actions: {
    type: 'rememberFailure',
    params: ({ event: { failure } }: { readonly event: { readonly failure: Failure } }) => ({ failure }),
  },
} as const

/** The response was lost, so the server may have saved the draft. Opens the form again with the draft. */
export const reopensUnknown = { target: 'open.unknown', actions: 'forgetFailure' } as const

/** The outcome of the last attempt; `fresh` before the first attempt, and while the form is not open. */
export const outcomeOf = <O extends string>(value: StateValue, outcomes: readonly O[]): O | 'fresh' => {
  const inner = typeof value === 'object' ? value['open'] : undefined
  return outcomes.find((outcome) => outcome === inner) ?? 'fresh'
}
