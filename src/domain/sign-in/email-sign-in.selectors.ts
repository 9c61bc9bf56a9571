import type { Instant } from '../kernel/instant'
import type { Failure } from '../kernel/failure'
import type { emailSignInReducer } from './email-sign-in.machine'

type State = typeof emailSignInReducer.initial

export interface EmailSignInViewModel {
  readonly step: 'email' | 'code'
  readonly email: string
  readonly busy: boolean
  /** The step that failed last, and its failure. The screen shows the failure beside the field. */
  readonly problem: { readonly of: 'sending' | 'code'; readonly failure: Failure } | null
  readonly resendAt: Instant
}

const hasState = (value: unknown, word: string): boolean =>
  value === word ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([key, inner]) => key === word || hasState(inner, word)))

export const emailSignInViewModel = ({ value, context }: State): EmailSignInViewModel => ({
  step: hasState(value, 'enteringCode') ? 'code' : 'email',
  email: context.email,
  busy: hasState(value, 'sendingCode') || hasState(value, 'verifying'),
  problem:
    context.failure === null
      ? null
      : hasState(value, 'codeNotSent')
        ? { of: 'sending', failure: context.failure }
        : hasState(value, 'refused')
          ? { of: 'code', failure: context.failure }
          : null,
  resendAt: context.resendAt,
})
