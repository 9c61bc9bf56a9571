import type { ReactNode } from 'react'
import { useTranslationPart } from '../../app/routing/lazy-page'

/** Suspends until the translations behind the sign-in are loaded, because message kinds use them. */
export function CommunityTranslations({ children }: { readonly children: ReactNode }): ReactNode {
  useTranslationPart('community')
  return children
}
