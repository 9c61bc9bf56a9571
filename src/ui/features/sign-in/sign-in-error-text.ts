import type { TFunction } from 'i18next'
import type { EmailSignInViewModel } from '../../../domain/session'

/** The error text beside the field. No toast repeats it (ALL-9). For a failed code request it is the server's text. */
export const signInErrorText = (t: TFunction, problem: EmailSignInViewModel['problem']): string | undefined => {
  if (problem === null) return undefined
  const { of, failure } = problem
  const isRefused = failure._tag === 'Refused'
  if (of === 'code') return isRefused ? t('signIn.codeRefused') : t('signIn.noAnswer')
  return isRefused && failure.words !== '' ? failure.words : t('signIn.codeNotSent')
}
