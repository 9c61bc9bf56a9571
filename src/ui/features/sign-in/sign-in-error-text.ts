import type { TFunction } from 'i18next'
import type { SignInShown } from '../../../domain/session'

/**
 * What stands beside the field, and nowhere else (ALL-9). Why no code was sent only the server knows: those are its
 * words.
 */
export const signInErrorText = (t: TFunction, problem: SignInShown['problem']): string | undefined => {
  if (problem === null) return undefined
  const { of, failure } = problem
  const isRefused = failure._tag === 'Refused'
  if (of === 'code') return isRefused ? t('signIn.codeRefused') : t('signIn.noAnswer')
  return isRefused && failure.words !== '' ? failure.words : t('signIn.codeNotSent')
}
