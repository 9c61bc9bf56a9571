import type { ReactNode } from 'react'
import { lazyModule } from '../../components/lazy-module'
import { OptionalPart } from '../../app/OptionalPart'

const mark = lazyModule(() => import('./LevelBadge'))

/** A person's level beside the name. The level loads after the page and blocks nothing. */
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
