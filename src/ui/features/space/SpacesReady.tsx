import type { ReactNode } from 'react'
import { useLazyArea, useTranslationPart } from '../../app/routing/lazy-page'

/**
 * Nothing of live rooms is drawn before their words and their part of the logs have come. It has no hooks of its own:
 * it may begin anew at each of these.
 */
export function SpacesReady({ children }: { readonly children: ReactNode }): ReactNode {
  useLazyArea('spaces')
  useLazyArea('inside')
  useTranslationPart('later')
  return children
}
