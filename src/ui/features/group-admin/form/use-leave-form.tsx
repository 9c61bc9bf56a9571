import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { groupFormViewModel } from '../../../../domain/group-admin'
import { useApp, useStore } from '../../../app/app-context'
import type { BackAction } from '../../../components/layout/SubPage'
import { useConfirm } from '../../../components/overlay/use-confirm'

/** A confirmation before the member leaves a group form with unsaved changes. */
export const useLeaveForm = (): { readonly onLeave: BackAction | undefined; readonly prompt: ReactNode } => {
  const app = useApp()
  const { t } = useTranslation()
  const form = useStore(app.tab.sources.groupForm)
  const shown = groupFormViewModel(form, form.context.gid)
  const { ask, prompt } = useConfirm()
  const onLeave: BackAction = (go) =>
    ask({
      title: t('groupForm.leaveTitle'),
      text: t('groupForm.leaveText'),
      yes: t('groupForm.leaveYes'),
      onYes: go,
    })
  return { onLeave: 'isChanged' in shown && shown.isChanged ? onLeave : undefined, prompt }
}
