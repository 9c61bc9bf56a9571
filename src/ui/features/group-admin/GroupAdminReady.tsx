import { Suspense, type ReactNode } from 'react'
import { useTranslationPart } from '../../app/routing/lazy-page'

/** Suspends until the administration texts are loaded. A separate component, because suspending restarts its hooks. */
export function GroupAdminReady({ children }: { readonly children: ReactNode }): ReactNode {
  useTranslationPart('spacesAndAdmin')
  return children
}

/** The same for a dialog: the page below it stays visible. */
export function GroupAdminDialog({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Suspense fallback={null}>
      <GroupAdminReady>{children}</GroupAdminReady>
    </Suspense>
  )
}
