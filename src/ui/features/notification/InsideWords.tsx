import type { ReactNode } from 'react'
import { useWords } from '../../app/page-parts'

/** What shows messages' own kinds needs the words of the screens inside. */
export function InsideWords({ children }: { readonly children: ReactNode }): ReactNode {
  useWords('inside')
  return children
}
