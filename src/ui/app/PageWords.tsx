import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { OptionalPart } from './OptionalPart'
import { useTranslationPart } from './routing/lazy-page'

/** Suspends until the texts of the pages behind the sign-in are loaded. */
function Loaded({ children }: { readonly children: ReactNode }): ReactNode {
  useTranslationPart('community')
  return children
}

/**
 * Renders an overlay after the texts of the pages behind the sign-in. The overlay may lie over a page that does not
 * load these texts itself, for example when a reload restores it.
 */
export function PageWords({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation()
  return (
    <OptionalPart place={pathname}>
      <Loaded>{children}</Loaded>
    </OptionalPart>
  )
}
