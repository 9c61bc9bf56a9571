import type { ReactNode } from 'react'
import { useArea, useWords } from '../../app/page-parts'

/** Nothing of live rooms is drawn before their words and their part of the logs have come. It has no hooks of its own: it may begin anew at each of these. */
export function SpacesReady({ children }: { readonly children: ReactNode }): ReactNode {
  useArea('spaces')
  useArea('inside')
  useWords('later')
  return children
}
