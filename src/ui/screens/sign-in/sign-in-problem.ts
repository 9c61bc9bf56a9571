import type { TFunction } from 'i18next'
import type { SignInShown } from '../../../domain/session'

/** What stands beside the field: the server's own words where it has some. It is said there and nowhere else (ALL-9). */
export const signInProblem = (t: TFunction, problem: SignInShown['problem']): string | undefined => {
  if (problem === null) return undefined
  const { of, failure } = problem
  if (failure._tag === 'Refused' && failure.words !== '') return failure.words
  return of === 'sending' ? t('signIn.codeNotSent') : failure._tag === 'Refused' ? t('signIn.codeRefused') : t('signIn.codeUnreached')
}
