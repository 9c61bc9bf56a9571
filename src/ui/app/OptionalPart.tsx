import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary'

/** Renders an optional part of the page. If the part fails to render, only the part disappears. */
export function OptionalPart({ place, children }: { readonly place: string; readonly children: ReactNode }): ReactNode {
  return (
    <ErrorBoundary place={place} onError={() => undefined} fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}
