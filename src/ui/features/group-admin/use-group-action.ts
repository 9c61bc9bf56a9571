import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../domain/kernel/failure'
import type { Gid } from '../../../domain/kernel/ids'
import { groupActionIn, type GroupAction } from '../../../domain/group-admin'
import { useApp } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'

interface DeedUse {
  readonly busy: boolean
  /**
   * The error text beside the control. For leaving, dissolving and transferring, the text contains only that the action
   * failed (R1-339).
   */
  readonly problem: string | undefined
  readonly perform: (deed: GroupAction) => void
  /** Clears the error. */
  readonly forget: () => void
}

const SILENT: ReadonlySet<GroupAction['kind']> = new Set(['leave', 'dissolve', 'handOver'])

const wordsOf = (kind: GroupAction['kind'], failure: Failure): string | null =>
  failure._tag === 'Refused' && failure.words !== '' && !SILENT.has(kind) ? failure.words : null

/** Runs an action on this group. Calls `onDone` after the server has confirmed the action. */
export const useGroupAction = (gid: Gid, onDone: () => void): DeedUse => {
  const app = useApp()
  const { t } = useTranslation()
  const shown = groupActionIn(useTabState(useFeature('group-admin').slices.tab.groupActions), gid)
  const busy = shown?.state === 'doing'
  const isIdle = shown === null
  const wasBusy = useRef(false)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (wasBusy.current && isIdle) done()
    wasBusy.current = busy
  }, [busy, isIdle])
  return {
    busy,
    problem:
      shown === null || shown.failure === null
        ? undefined
        : (wordsOf(shown.kind, shown.failure) ?? t('running.failed')),
    perform: (deed) => app.tab.dispatch({ type: 'group-admin/PerformGroupAction', deed }),
    forget: () => app.tab.dispatch({ type: 'group-admin/DismissGroupAction', gid }),
  }
}
