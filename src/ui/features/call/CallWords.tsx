import type { ReactNode } from 'react'
import { useFeatureWords } from '../../app/use-feature-words'
import { words } from './words'

/** Nothing within is drawn before the words of calls have come. It has no hooks of its own: it may begin anew there. */
export function CallWords({ children }: { readonly children: ReactNode }): ReactNode {
  useFeatureWords('call', words)
  return children
}
