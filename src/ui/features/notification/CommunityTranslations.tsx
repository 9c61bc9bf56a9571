import type { ReactNode } from 'react'
import { useTranslationPart } from '../../app/routing/lazy-page'

/** What shows messages' own kinds needs the words of the screens inside. */
export function CommunityTranslations({ children }: { readonly children: ReactNode }): ReactNode {
  useTranslationPart('inside')
  return children
}
