import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { announceFormViewModel, announceRefusal } from '../../../domain/announcement'
import { graphemeCount } from '../../../domain/kernel/graphemes'
import { TEXT_LIMIT } from '../../../domain/chat'
import type { Group } from '../../../domain/group'
import { useApp } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'
import { useAutocomplete, type AutocompleteTrigger } from '../chat/composer/autocomplete/use-autocomplete'
import type { AnnounceFormProps } from './AnnounceForm'
import { useSaveAfterUploads } from '../upload/use-save-after-uploads'
import { AnnounceMediaField, announcementUploads } from './AnnounceMediaField'

/** View model of the announcement form. After posting, the member returns to the group. */
export const useAnnounceForm = (group: Group): AnnounceFormProps => {
  const app = useApp()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { gid } = group
  const { draft, state } = announceFormViewModel(useTabState(useFeature('announcement').slices.tab.form), gid)
  const [isChecking, setChecking] = useState(false)
  const { isWaiting, save } = useSaveAfterUploads(
    announcementUploads(gid),
    () => app.tab.dispatch({ type: 'announcement/PostAnnouncement' }),
    isChecking,
  )
  const [caret, setCaret] = useState(draft.text.length)
  useEffect(() => {
    app.tab.dispatch({ type: 'announcement/OpenAnnounceForm', gid })
    return () => app.tab.dispatch({ type: 'announcement/CloseAnnounceForm' })
  }, [app, gid])
  const isPosted = state === 'saved'
  useEffect(() => {
    if (!isPosted) return
    app.tab.dispatch({ type: 'ShowToast', words: { key: 'announced' } })
    void navigate(paths.group(gid), { replace: true })
  }, [app, navigate, gid, isPosted])
  const way = useMemo(
    (): AutocompleteTrigger => ({
      onMention: (text, mention) => app.tab.dispatch({ type: 'announcement/MentionInAnnouncement', text, mention }),
    }),
    [app],
  )
  const hints = useAutocomplete({ gid, isStaff: true }, draft.text, caret, way)
  const why = state === 'unfit' ? announceRefusal(draft) : null
  return {
    text: draft.text,
    onText: (text, at) => {
      setCaret(at)
      app.tab.dispatch({ type: 'announcement/ChangeAnnouncementDraft', text })
    },
    onCaret: setCaret,
    hints,
    pictures: <AnnounceMediaField gid={gid} draft={draft} isChecking={isChecking} onChecking={setChecking} />,
    problem:
      state === 'notSaved'
        ? t('announceForm.notPosted')
        : state === 'unknown'
          ? t('announceForm.unknown')
          : why === null
            ? undefined
            : t(`announceForm.${why}`, { over: graphemeCount(draft.text) - TEXT_LIMIT }),
    busy: state === 'saving' || isWaiting,
    onPost: save,
  }
}
