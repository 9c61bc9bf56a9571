import type { ReactNode } from 'react'
import { useLazyArea, useTranslationPart } from '../../app/routing/lazy-page'

/**
 * Suspends until translations and reducers of live rooms are loaded. This is a separate component, because each
 * suspension restarts its hooks.
 */
export function SpacesReady({ children }: { readonly children: ReactNode }): ReactNode {
  useLazyArea('spaces')
  useLazyArea('community')
  useTranslationPart('spacesAndAdmin')
  return children
}
