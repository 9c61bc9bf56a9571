import { useCallback } from 'react'
import { hasApplied, type GroupState } from '../../../domain/group'
import type { Gid } from '../../../domain/kernel/ids'
import { useAccountSlice, useFeature } from '../../app/use-feature'

/** Whether an application of this member is pending. */
export const useRequested = (gid: Gid): boolean =>
  useAccountSlice(
    useFeature('group').slices.account.group,
    useCallback((groups: GroupState) => hasApplied(groups, gid), [gid]),
  )
