import type { xSignInReducer } from './x-sign-in.machine'

type State = typeof xSignInReducer.initial

const PROBLEMS = ['notBegun', 'strayed', 'denied', 'refused'] as const
export type XSignInFailure = (typeof PROBLEMS)[number]

export interface XSignInViewModel {
  readonly purpose: 'signIn' | 'bind'
  readonly busy: boolean
  readonly done: boolean
  /** What went wrong last: no address came, the state was not ours, X said no, the server did. */
  readonly problem: XSignInFailure | null
}

/** What the screens show of signing in with X. */
export const xSignInViewModel = ({ value, context }: State): XSignInViewModel => {
  const part = typeof value === 'object' ? value['idle'] : undefined
  return {
    purpose: context.errand.purpose,
    busy: value === 'asking' || value === 'posting',
    done: part === 'done',
    problem: PROBLEMS.find((one) => one === part) ?? null,
  }
}
