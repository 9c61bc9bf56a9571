import type { ReactNode } from 'react'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { translations } from './translations'

/** Nothing within is drawn before the words of calls have come. It has no hooks of its own: it may begin anew there. */
export function CallTranslations({ children }: { readonly children: ReactNode }): ReactNode {
  useFeatureTranslations('call', translations)
  return children
}
