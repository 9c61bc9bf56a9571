import { useEffect, type ReactNode } from 'react'
import { briefsQuery } from '../../../domain/identity'
import type { Uid } from '../../../domain/kernel/ids'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { replaceUndrawable } from '../../format/text'

interface UserBioProps {
  readonly uid: Uid
  /** The uids that load in a single request. The row of the first uid sends the request. */
  readonly uids: readonly Uid[]
  /** The content before the bio. This content is always visible. */
  readonly children: ReactNode
}

/** The bio of a person, after `children`. */
export function UserBio({ uid, uids, children }: UserBioProps): ReactNode {
  const app = useApp()
  const { slices } = useFeature('identity')
  const bio =
    briefsQuery
      .listed(useAccountState(slices.account.briefs), { uids })
      .items.find((brief) => brief.uid === uid)
      ?.bio.trim() ?? ''
  const isFirst = uids[0] === uid
  useEffect(() => {
    if (isFirst) app.account.dispatch(briefsQuery.want({ uids }))
  }, [isFirst, uids, app])
  return bio === '' ? (
    children
  ) : (
    <>
      {children} · <bdi>{replaceUndrawable(bio)}</bdi>
    </>
  )
}
