import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { draftOf, whyNotSend, whyNotWrite } from '../../../domain/chat'
import { profileOf, sessionOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { groupIn, type ChatOf } from './chat-of'
import type { ComposerProps } from './Composer'
import { ComposerNotice } from './ComposerNotice'

/** What is being written here, whether it may be sent, and why not. A visitor may write, and is asked in on sending. */
export const useComposer = (of: ChatOf, onSent?: () => void): Omit<ComposerProps, 'name'> => {
  const app = useApp()
  const { t } = useTranslation()
  const state = useSource(app.account.sources.session)
  const composer = useSource(app.tab.sources.composer)
  const session = sessionOf(state)
  const profile = profileOf(state)
  const { conversationId } = of
  const group = groupIn(of)
  const value = draftOf(composer, conversationId)
  return useMemo(() => {
    const author = { session, profile }
    const refusal = whyNotWrite(author, group)
    const notice = refusal?._tag === 'NotMember' ? t('composer.membersOnly')
      : refusal?._tag === 'LevelTooLow' ? t('composer.levelTooLow', { level: refusal.level }) : undefined
    return {
      value,
      onChange: (text) => app.tab.say({ type: 'ChangeDraft', conversationId, text }),
      onSend: () => {
        const why = whyNotSend(author, group, value)
        if (why?._tag === 'Visitor') app.tab.say({ type: 'ShowVisitorDialog' })
        if (why !== null) return
        app.tab.say({ type: 'SendDraft', conversationId, clientId: app.newClientId() })
        onSent?.()
      },
      notice: notice === undefined ? undefined : <ComposerNotice text={notice} />,
    }
  }, [app, group, conversationId, session, profile, value, t, onSent])
}
