import type { xSignInReducer } from './x-sign-in.machine'

type State = typeof xSignInReducer.initial

const PROBLEMS = ['notBegun', 'strayed', 'denied', 'refused'] as const
export type XSignInFailure = (typeof PROBLEMS)[number]

export interface XSignInViewModel {
  readonly purpose: 'signIn' | 'bind'
  readonly busy: boolean
  readonly done: boolean
  /** Why the visit failed: no address arrived, the `state` was not ours, X returned an error, or the server refused. */
  readonly problem: XSignInFailure | null
}

export const xSignInViewModel = ({ value, context }: State): XSignInViewModel => {
  const part = typeof value === 'object' ? value['idle'] : undefined
  return {
    purpose: context.errand.purpose,
    busy: value === 'asking' || value === 'posting',
    done: part === 'done',
    problem: PROBLEMS.find((problem) => problem === part) ?? null,
  }
}
