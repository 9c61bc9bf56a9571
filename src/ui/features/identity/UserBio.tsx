import { useEffect, type ReactNode } from 'react'
import { identityImplementation } from '../../../application/features/identity/identity'
import { briefsQuery } from '../../../domain/identity'
import type { Uid } from '../../../domain/kernel/ids'
import { useAccountState, useFeature } from '../../app/use-feature'
import { replaceUndrawable } from '../../format/text'

interface BriefOfProps {
  readonly uid: Uid
  /** Those who are read together with them; the first of them asks. */
  readonly uids: readonly Uid[]
  /** Stands there in any case. */
  readonly children: ReactNode
}

/** What somebody says of themselves, after what tells them apart. */
export function UserBio({ uid, uids, children }: BriefOfProps): ReactNode {
  const { slices, dispatchToAccount } = useFeature(identityImplementation)
  const bio =
    briefsQuery
      .listed(useAccountState(slices.account.briefs), { uids })
      .items.find((one) => one.uid === uid)
      ?.bio.trim() ?? ''
  const asks = uids[0] === uid
  useEffect(() => {
    if (asks) void dispatchToAccount(briefsQuery.want({ uids }))
  }, [asks, uids, dispatchToAccount])
  return bio === '' ? (
    children
  ) : (
    <>
      {children} · <bdi>{replaceUndrawable(bio)}</bdi>
    </>
  )
}
