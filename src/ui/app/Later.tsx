import { Suspense, type ReactNode } from 'react'
import { Boundary } from './Boundary'

/** What comes after the page; where it cannot be had, nothing else goes with it. */
export function Later({ place, children }: { readonly place: string, readonly children: ReactNode }): ReactNode {
  return <Boundary place={place} onError={() => undefined} fallback={() => null}><Suspense fallback={null}>{children}</Suspense></Boundary>
}
