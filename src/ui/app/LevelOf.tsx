import type { ReactNode } from 'react'
import { onDemand } from '../components/on-demand'
import { Later } from './Later'

const mark = onDemand(() => import('../features/levels/LevelMark'))

/** How high somebody is, beside their name: it comes after the page, and nothing waits for it. */
export function LevelOf({ xid }: { readonly xid: string }): ReactNode {
  const part = mark.usePart(true)
  return part && <Later place={xid}><part.LevelMark xid={xid} /></Later>
}
