import type { ReactNode } from 'react'
import { lazyModule } from '../../components/lazy-module'
import { OptionalPart } from '../../app/OptionalPart'

const mark = lazyModule(() => import('./LevelBadge'))

/** How high somebody is, beside their name: it comes after the page, and nothing waits for it. */
export function UserLevel({ xid }: { readonly xid: string }): ReactNode {
  const part = mark.useModule(true)
  return (
    part && (
      <OptionalPart place={xid}>
        <part.LevelBadge xid={xid} />
      </OptionalPart>
    )
  )
}
