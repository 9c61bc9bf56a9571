import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { contentOf, draftIn, whyNotSend, whyNotWrite } from '../../../domain/chat'
import type { Group } from '../../../domain/group'
import { profileOf, sessionOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import type { ComposerProps } from './Composer'
import { ComposerNotice } from './ComposerNotice'

/** What is being written here, whether it may be sent, and why not. A visitor may write, and is asked in on sending. */
export const useComposer = (group: Group, onSent?: () => void): Omit<ComposerProps, 'name'> => {
  const app = useApp()
  const { t } = useTranslation()
  const state = useSource(app.account.sources.session)
  const composer = useSource(app.tab.sources.composer)
  const session = sessionOf(state)
  const profile = profileOf(state)
  const { conversationId } = group
  const draft = draftIn(composer, conversationId)
  const value = draft.text
  return useMemo(() => {
    const author = { session, profile }
    const refusal = whyNotWrite(author, { kind: 'group', group })
    const notice = refusal?._tag === 'NotMember' ? t('composer.membersOnly')
      : refusal?._tag === 'LevelTooLow' ? t('composer.levelTooLow', { level: refusal.level }) : undefined
    return {
      value,
      onChange: (text) => app.tab.say({ type: 'ChangeDraft', conversationId, text }),
      onSend: () => {
        const why = whyNotSend(author, { kind: 'group', group }, contentOf(draft), { global: null, own: [] })
        if (why?._tag === 'Visitor') app.tab.say({ type: 'ShowVisitorDialog' })
        if (why !== null) return
        app.tab.say({ type: 'SendDraft', conversationId, clientId: app.newClientId() })
        onSent?.()
      },
      notice: notice === undefined ? undefined : <ComposerNotice text={notice} />,
    }
  }, [app, group, conversationId, session, profile, draft, value, t, onSent])
}
