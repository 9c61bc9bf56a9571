import type { TFunction } from 'i18next'
import type { EmailSignInViewModel } from '../../../domain/sign-in'

/** The error text beside the field; no toast repeats the text (ALL-9). A refused email gets the server's own text. */
export const signInErrorText = (t: TFunction, problem: EmailSignInViewModel['problem']): string | undefined => {
  if (problem === null) return undefined
  const { of, failure } = problem
  const isRefused = failure._tag === 'Refused'
  if (of === 'code') return isRefused ? t('signIn.codeRefused') : t('signIn.noAnswer')
  return isRefused && failure.words !== '' ? failure.words : t('signIn.codeNotSent')
}
