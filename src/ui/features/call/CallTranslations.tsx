import type { ReactNode } from 'react'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { translations } from './translations'

/**
 * Suspends until the call's translations are loaded. This is a separate component, because suspending restarts its
 * hooks.
 */
export function CallTranslations({ children }: { readonly children: ReactNode }): ReactNode {
  useFeatureTranslations('call', translations)
  return children
}
