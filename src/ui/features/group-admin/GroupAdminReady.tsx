import { Suspense, type ReactNode } from 'react'
import { useTranslationPart } from '../../app/routing/lazy-page'

/**
 * Nothing of making and running groups is drawn before its words have come. It has no hooks of its own: it may begin
 * anew at this one.
 */
export function GroupAdminReady({ children }: { readonly children: ReactNode }): ReactNode {
  useTranslationPart('later')
  return children
}

/** The same of a dialog over a page: the page stays. */
export function GroupAdminDialog({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Suspense fallback={null}>
      <GroupAdminReady>{children}</GroupAdminReady>
    </Suspense>
  )
}
