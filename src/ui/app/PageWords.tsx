import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { OptionalPart } from './OptionalPart'
import { useTranslationPart } from './routing/lazy-page'

interface PageWordsProps {
  /** Whether the overlay also needs the texts of live rooms, administration and dialogs. */
  readonly withDialogs?: boolean
  readonly children: ReactNode
}

/** Suspends until the texts of the pages behind the sign-in are loaded. */
function Loaded({ children }: Pick<PageWordsProps, 'children'>): ReactNode {
  useTranslationPart('community')
  return children
}

function WithDialogs({ children }: Pick<PageWordsProps, 'children'>): ReactNode {
  useTranslationPart('spacesAndAdmin')
  return children
}

/**
 * Renders an overlay after the texts of the pages behind the sign-in. The overlay may lie over a page that does not
 * load these texts itself, for example when a reload restores it.
 */
export function PageWords({ withDialogs = false, children }: PageWordsProps): ReactNode {
  const { pathname } = useLocation()
  return (
    <OptionalPart place={pathname}>
      <Loaded>{withDialogs ? <WithDialogs>{children}</WithDialogs> : children}</Loaded>
    </OptionalPart>
  )
}
