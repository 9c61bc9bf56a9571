import { Suspense, type ReactNode } from 'react'
import { useWords } from '../../app/page-parts'

/** Nothing of making and running groups is drawn before its words have come. It has no hooks of its own: it may begin anew at this one. */
export function RunningReady({ children }: { readonly children: ReactNode }): ReactNode {
  useWords('later')
  return children
}

/** The same of a dialog over a page: the page stays. */
export function RunningDialog({ children }: { readonly children: ReactNode }): ReactNode {
  return <Suspense fallback={null}><RunningReady>{children}</RunningReady></Suspense>
}
