import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { conversationRows, conversationsStatus, type ConversationRow, type OutboxItem } from '../../../domain/chat'
import { useApp, useSource } from '../../app/app-context'
import { verifiedIn } from '../../app/verified-in'
import { useContentText } from '../../app/content-text'
import { paths } from '../../app/paths'
import type { Loadable } from '../../components/loadable'
import type { ConversationItem, ConversationSummary } from './conversation'

const pendingIn = (outbox: readonly OutboxItem[], id: string): OutboxItem | undefined =>
  outbox.findLast((item) => item.conversationId === id)

/** The conversation list, live. */
export const useConversations = (shownId: string | undefined): Loadable<readonly ConversationItem[]> => {
  const app = useApp()
  const { t } = useTranslation()
  const textOf = useContentText()
  const chat = useSource(app.account.sources.chat)
  const groups = useSource(app.account.sources.group)
  const items = useMemo(() => {
    const { me, outbox } = chat.context.chat
    const summaryOf = ({ summary, latest }: ConversationRow): ConversationSummary | undefined => {
      const mine = pendingIn(outbox.items, summary.conversationId)
      if (mine !== undefined) {
        return { sender: t('messages.you'), own: mine.failure === null ? 'sending' : 'failed', text: mine.text }
      }
      if (latest === null) return undefined
      const own = latest.from.xid === me
      return { sender: own ? t('messages.you') : latest.from.name, own: own ? 'sent' : undefined, text: textOf(latest.content) }
    }
    return conversationRows(chat).map((row): ConversationItem => {
      const { conversationId, gid, name, icon, ownerXid, muted } = row.summary
      return {
        id: conversationId,
        href: gid === null ? paths.messages : paths.group(gid),
        face: { kind: 'group', id: gid ?? conversationId, name, ownerId: ownerXid ?? '', imageUrl: icon ?? undefined },
        verified: gid === null ? undefined : verifiedIn(groups, gid),
        at: row.latest?.at ?? undefined,
        summary: summaryOf(row),
        muted,
        unread: conversationId === shownId ? 0 : row.unread,
      }
    })
  }, [chat, groups, shownId, t, textOf])
  const status = conversationsStatus(chat)
  if (status === 'failed') return { status, onRetry: () => app.account.say({ type: 'RetryConversations' }) }
  return status === 'loading' ? { status } : { status: 'ready', value: items }
}
