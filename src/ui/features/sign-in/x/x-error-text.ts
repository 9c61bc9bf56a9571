import type { TFunction } from 'i18next'
import type { XSignInFailure } from '../../../../domain/sign-in'

/** The text for the reason why signing in with X failed. */
export const xErrorText = (t: TFunction, problem: XSignInFailure): string => {
  switch (problem) {
    case 'notBegun':
      return t('signIn.xNotBegun')
    case 'strayed':
      return t('signIn.xStrayed')
    case 'denied':
      return t('signIn.xDenied')
    case 'refused':
      return t('signIn.xRefused')
  }
}
