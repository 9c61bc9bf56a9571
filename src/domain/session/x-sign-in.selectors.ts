import type { xSignInUnit } from './x-sign-in.machine'

type State = typeof xSignInUnit.initial

const PROBLEMS = ['notBegun', 'strayed', 'denied', 'refused'] as const
export type XProblem = (typeof PROBLEMS)[number]

export interface XSignInShown {
  readonly purpose: 'signIn' | 'bind'
  readonly busy: boolean
  readonly done: boolean
  /** What went wrong last: no address came, the state was not ours, X said no, the server did. */
  readonly problem: XProblem | null
}

/** What the screens show of signing in with X. */
export const xSignInShown = ({ value, context }: State): XSignInShown => {
  const part = typeof value === 'object' ? value['idle'] : undefined
  return {
    purpose: context.errand.purpose,
    busy: value === 'asking' || value === 'posting',
    done: part === 'done',
    problem: PROBLEMS.find((one) => one === part) ?? null,
  }
}
