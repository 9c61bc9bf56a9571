import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary'

/** What comes after the page; where it cannot be had, nothing else goes with it. */
export function OptionalPart({ place, children }: { readonly place: string; readonly children: ReactNode }): ReactNode {
  return (
    <ErrorBoundary place={place} onError={() => undefined} fallback={() => null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}
