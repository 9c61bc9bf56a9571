import { type ReactNode } from 'react'
import { OptionalPart } from '../../app/OptionalPart'
import { useTranslationPart } from '../../app/routing/lazy-page'

/**
 * Suspends until the administration texts are loaded. This is a separate component, because suspending restarts its
 * hooks.
 */
export function GroupAdminReady({ children }: { readonly children: ReactNode }): ReactNode {
  useTranslationPart('spacesAndAdmin')
  return children
}

/** Loads the administration texts for a dialog. The page below the dialog stays visible. */
export function GroupAdminDialog({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <OptionalPart>
      <GroupAdminReady>{children}</GroupAdminReady>
    </OptionalPart>
  )
}
