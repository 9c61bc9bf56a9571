import { Suspense, type ReactNode } from 'react'
import { onDemand } from '../components/on-demand'
import { Boundary } from './Boundary'

const mark = onDemand(() => import('../features/levels/LevelMark'))

/** How high somebody is, beside their name: it comes after the page, and nothing waits for it. */
export function LevelOf({ xid }: { readonly xid: string }): ReactNode {
  const part = mark.usePart(true)
  return part && <Boundary place={xid} onError={() => undefined} fallback={() => null}><Suspense fallback={null}><part.LevelMark xid={xid} /></Suspense></Boundary>
}
