import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { announceFormShown, whyNotAnnounce } from '../../../domain/announcement'
import { TEXT_LIMIT } from '../../../domain/chat'
import type { Group } from '../../../domain/group'
import { useApp, useSource } from '../../app/app-context'
import { paths } from '../../app/paths'
import { useHints, type HintWay } from '../conversation/composer/use-hints'
import type { AnnounceFormProps } from './AnnounceForm'
import { AnnounceMedia } from './AnnounceMedia'

/** Writing an announcement of that group, live; once it is out, one is back in the group. */
export const useAnnounceForm = (group: Group): AnnounceFormProps => {
  const app = useApp()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { gid } = group
  const { draft, state } = announceFormShown(useSource(app.tab.sources.announceForm), gid)
  const [caret, setCaret] = useState(draft.text.length)
  useEffect(() => {
    app.tab.say({ type: 'OpenAnnounceForm', gid })
    return () => app.tab.say({ type: 'CloseAnnounceForm' })
  }, [app, gid])
  const isPosted = state === 'posted'
  useEffect(() => {
    if (!isPosted) return
    app.tab.say({ type: 'ShowToast', words: { key: 'announced' } })
    void navigate(paths.group(gid), { replace: true })
  }, [app, navigate, gid, isPosted])
  const way = useMemo((): HintWay => ({
    onMention: (text, mention) => app.tab.say({ type: 'MentionInAnnouncement', text, mention }),
  }), [app])
  const hints = useHints({ gid, isStaff: true }, draft.text, caret, way)
  const why = state === 'unfit' ? whyNotAnnounce(draft) : null
  return {
    text: draft.text,
    onText: (text, at) => {
      setCaret(at)
      app.tab.say({ type: 'WriteAnnouncement', text })
    },
    onCaret: setCaret,
    hints,
    pictures: <AnnounceMedia gid={gid} draft={draft} />,
    problem: state === 'notPosted' ? t('announce.notPosted')
      : state === 'unknown' ? t('announce.unknown')
      : why === null ? undefined : t(`announce.${why}`, { over: draft.text.length - TEXT_LIMIT }),
    busy: state === 'posting',
    onPost: () => app.tab.say({ type: 'PostAnnouncement' }),
  }
}
