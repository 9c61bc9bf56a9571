import { useCallback } from 'react'
import { hasApplied, type GroupState } from '../../../domain/group'
import type { Gid } from '../../../domain/kernel/ids'
import { useApp, useStoreSelector } from '../../app/app-context'

/** Whether an application of this member is pending. */
export const useRequested = (gid: Gid): boolean =>
  useStoreSelector(
    useApp().account.sources.group,
    useCallback((groups: GroupState) => hasApplied(groups, gid), [gid]),
  )
