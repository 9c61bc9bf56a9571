import type { ReactNode } from 'react'
import { useTranslationPart } from '../../app/routing/lazy-page'
import { useFeatures } from '../../app/use-feature'

/**
 * Suspends until the translations and the feature of live rooms are loaded. This is a separate component, because each
 * suspension restarts its hooks.
 */
export function SpacesReady({ children }: { readonly children: ReactNode }): ReactNode {
  useFeatures(['space'])
  useTranslationPart('spacesAndAdmin')
  return children
}
