import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { projectActionViewModel, type ProjectAction } from '../../../domain/looper'
import { useApp } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'

/** Runs an action on a project. Calls `onDone` after the server has confirmed the action. */
export const useProjectAction = (onDone: () => void) => {
  const app = useApp()
  const { slices } = useFeature('looper')
  const { t } = useTranslation('looper')
  const shown = projectActionViewModel(useTabState(slices.tab.projectActions))
  const busy = shown?.busy === true
  const isIdle = shown === null
  const wasBusy = useRef(false)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (wasBusy.current && isIdle) done()
    wasBusy.current = busy
  }, [busy, isIdle])
  const failure = shown?.failure ?? null
  return {
    busy,
    /** The error text appears beside the control, without a toast. */
    problem:
      failure === null
        ? undefined
        : failure._tag === 'Refused' && failure.words !== ''
          ? failure.words
          : t('config.problem'),
    perform: (deed: ProjectAction) => app.tab.dispatch({ type: 'looper/PerformAction', deed }),
    forget: () => app.tab.dispatch({ type: 'looper/DismissAction' }),
  }
}
