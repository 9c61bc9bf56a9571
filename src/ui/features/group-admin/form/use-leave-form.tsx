import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { groupFormViewModel } from '../../../../domain/group-admin'
import { useFeature, useTabState } from '../../../app/use-feature'
import type { BackAction } from '../../../components/layout/SubPage'
import { useConfirm } from '../../../components/overlay/use-confirm'

/** A confirmation before the member leaves a group form with unsaved changes. */
export const useLeaveForm = (): { readonly onLeave: BackAction | undefined; readonly prompt: ReactNode } => {
  const { t } = useTranslation()
  const form = useTabState(useFeature('group-admin').slices.tab.groupForm)
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
