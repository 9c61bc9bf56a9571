import type { Instant } from '../kernel/instant'
import type { Failure } from '../kernel/failure'
import type { emailSignInReducer } from './email-sign-in.machine'

type State = typeof emailSignInReducer.initial

export interface EmailSignInViewModel {
  readonly step: 'email' | 'code'
  readonly email: string
  readonly busy: boolean
  /** What did not work last, and why; said beside the field. */
  readonly problem: { readonly of: 'sending' | 'code'; readonly failure: Failure } | null
  /** The code may be sent again from then on. */
  readonly resendAt: Instant
}

const says = (value: unknown, word: string): boolean =>
  value === word ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([key, inner]) => key === word || says(inner, word)))

/** What the e-mail sign-in screen shows. */
export const emailSignInViewModel = ({ value, context }: State): EmailSignInViewModel => ({
  step: says(value, 'enteringCode') ? 'code' : 'email',
  email: context.email,
  busy: says(value, 'sendingCode') || says(value, 'verifying'),
  problem:
    context.failure === null
      ? null
      : says(value, 'codeNotSent')
        ? { of: 'sending', failure: context.failure }
        : says(value, 'refused')
          ? { of: 'code', failure: context.failure }
          : null,
  resendAt: context.resendAt,
})
