import { use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useArea, wordsOf } from '../../app/page-parts'
import { hasWords } from '../../i18n'

/** Nothing of live rooms is drawn before their words and their part of the logs have come. It has no other hooks: it may begin anew at each of these. */
export function SpacesReady({ children }: { readonly children: ReactNode }): ReactNode {
  const { i18n } = useTranslation()
  useArea('spaces')
  useArea('inside')
  if (!hasWords(i18n, 'spaces')) use(wordsOf(i18n, 'spaces'))
  return children
}
