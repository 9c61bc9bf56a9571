import { Suspense, type ReactNode } from 'react'
import { PageNotLoaded } from '../components/lazy-component'
import { useMissingPart } from '../components/missing-parts'
import { ErrorBoundary } from './ErrorBoundary'

interface OptionalPartProps {
  /** A new place renders a failed part again. */
  readonly place?: string
  /** Stands in for the part until it is loaded. */
  readonly waiting?: ReactNode
  readonly children: ReactNode
}

/** Renders an optional part of the page. If the part fails to render or to load, the rest of the page stays whole. */
export function OptionalPart({ place = '', waiting = null, children }: OptionalPartProps): ReactNode {
  return (
    <ErrorBoundary
      place={place}
      onError={() => undefined}
      fallback={(retry, error) => error instanceof PageNotLoaded && <Missing onRetry={retry}>{waiting}</Missing>}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function Missing({ onRetry, children }: { readonly onRetry: () => void; readonly children: ReactNode }): ReactNode {
  useMissingPart(true, onRetry)
  return children
}
