import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gid } from '../../../../domain/kernel/ids'
import { groupDraftIssues, groupFormViewModel, linkAvailability, type GroupDraft } from '../../../../domain/group-admin'
import { useApp } from '../../../app/app-context'
import { useFeature, useTabState } from '../../../app/use-feature'
import type { GroupFormViewProps } from './GroupFormView'

export type GroupFormPageState =
  | { readonly status: 'closed' | 'checking' | 'refused' }
  | { readonly status: 'unchecked'; readonly onRetry: () => void }
  | { readonly status: 'open'; readonly form: GroupFormViewProps }

/**
 * View model of the group form. `gid` is `null` for a new group. `first` returns the initial draft; `onDiscarded` runs
 * after the draft is discarded.
 */
export const useGroupForm = (gid: Gid | null, first: () => GroupDraft, onDiscarded: () => void): GroupFormPageState => {
  const app = useApp()
  const { t } = useTranslation()
  const { groupForm, linkCheck } = useFeature('group-admin').slices.tab
  const shown = groupFormViewModel(useTabState(groupForm), gid)
  const isClosed = shown.status === 'closed'
  const begin = useEffectEvent(() => app.tab.dispatch({ type: 'group-admin/OpenGroupForm', gid, draft: first() }))
  useEffect(() => {
    if (isClosed) begin()
  }, [isClosed, gid])
  useEffect(() => () => app.tab.dispatch({ type: 'group-admin/CloseGroupForm' }), [app])
  const standing = useTabState(linkCheck)
  switch (shown.status) {
    case 'closed':
    case 'checking':
    case 'refused':
      return { status: shown.status }
    case 'unchecked':
      return { status: 'unchecked', onRetry: () => app.tab.dispatch({ type: 'group-admin/CheckSetupAgain' }) }
    default: {
      const { draft, kept, failure, isChanged, status } = shown
      const onWrite = (change: Partial<GroupDraft>): void => {
        // Read the current state, because two uploads can finish at the same moment.
        const now = groupFormViewModel(groupForm.get(), gid)
        app.tab.dispatch({
          type: 'group-admin/ChangeGroupDraft',
          draft: { ...('draft' in now ? now.draft : draft), ...change },
        })
        if (change.link !== undefined && change.link !== kept)
          app.tab.dispatch({ type: 'group-admin/CheckLink', link: change.link })
      }
      return {
        status: 'open',
        form: {
          isNew: gid === null,
          uploadName: gid ?? 'new',
          areaLanguages: app.product.areaLanguages,
          draft,
          status,
          onWrite,
          faults: new Set(groupDraftIssues(draft, kept)),
          link: draft.link === kept ? 'idle' : linkAvailability(standing, draft.link),
          problem:
            failure?._tag === 'Refused' && failure.words !== ''
              ? failure.words
              : status === 'notSaved'
                ? t('groupForm.notSaved')
                : undefined,
          onSave: () => app.tab.dispatch({ type: 'group-admin/SaveGroup' }),
          onDiscard: isChanged
            ? () => {
                app.tab.dispatch({ type: 'group-admin/DiscardGroupForm' })
                onDiscarded()
              }
            : null,
        },
      }
    }
  }
}
