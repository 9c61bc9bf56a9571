import { useCallback } from 'react'
import { hasApplied, type GroupState } from '../../../domain/group'
import type { Gid } from '../../../domain/kernel/ids'
import { useApp, useStoreSelector } from '../../app/app-context'

/** Whether one has asked to be let in there, and is not yet. */
export const useRequested = (gid: Gid): boolean =>
  useStoreSelector(
    useApp().account.sources.group,
    useCallback((groups: GroupState) => hasApplied(groups, gid), [gid]),
  )
