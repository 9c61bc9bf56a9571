import type { ReactNode } from 'react'
import { useTranslationPart } from '../../app/routing/lazy-page'

/** Message kinds use the translations of the pages behind the sign-in. */
export function CommunityTranslations({ children }: { readonly children: ReactNode }): ReactNode {
  useTranslationPart('community')
  return children
}
