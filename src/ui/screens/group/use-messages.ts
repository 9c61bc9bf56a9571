import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { threadOf, type ChatMessage, type OutboxItem, type Thread } from '../../../domain/chat'
import { roleIn, type Group } from '../../../domain/group'
import type { Failure } from '../../../domain/kernel/failure'
import { profileOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { useContentText } from '../../app/content-text'
import { personFace, roleLabel } from '../../app/faces'
import type { MessageItem } from './message'

const keyOf = (message: ChatMessage, own: boolean): string => own && message.clientId !== null ? message.clientId : message.id

/** The messages of a group as they are drawn: those the server has, then mine that are on their way. */
export const useMessages = (group: Group): { readonly thread: Thread, readonly items: readonly MessageItem[] } => {
  const app = useApp()
  const { t } = useTranslation()
  const textOf = useContentText()
  const chat = useSource(app.account.sources.chat)
  const session = useSource(app.account.sources.session)
  const me = chat.context.chat.me
  const profile = profileOf(session)
  const thread = useMemo(() => threadOf(chat, group.conversationId), [chat, group.conversationId])
  const items = useMemo(() => {
    const why = (failure: Failure): string =>
      failure._tag === 'Refused' && failure.words !== '' ? failure.words : t('message.notSent')
    const sent = (message: ChatMessage): MessageItem => {
      const own = message.from.xid === me
      return {
        key: keyOf(message, own), own, state: 'sent', at: message.at ?? Number.NaN, text: textOf(message.content),
        sender: { ...personFace(message.from), role: roleLabel(roleIn(group, message.from.xid)) },
      }
    }
    const pending = (item: OutboxItem): MessageItem => ({
      key: item.clientId, own: true, at: item.at, text: item.text,
      state: item.failure === null ? 'sending' : 'failed',
      failure: item.failure === null ? undefined : why(item.failure),
      sender: profile === null ? { id: me ?? '', name: t('messages.you') } : personFace(profile),
    })
    return [...thread.messages.map(sent), ...thread.pending.map(pending)]
  }, [thread, group, me, profile, t, textOf])
  return { thread, items }
}
