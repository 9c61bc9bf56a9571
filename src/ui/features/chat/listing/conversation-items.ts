import type { TFunction } from 'i18next'
import {
  isBlank,
  isSystem,
  type Content,
  type ConversationRow,
  type Draft,
  type OutboxItem,
} from '../../../../domain/chat'
import { groupOf, type GroupState } from '../../../../domain/group'
import { emptyTable, type Table } from '../../../../domain/kernel/table'
import { hasNoSender } from '../content-text'
import { conversationAvatarData } from '../../../app/avatar-data'
import { conversationHref } from '../../../app/routing/paths'
import { verificationIn } from '../../group/verification-in'
import type { ConversationItem, ConversationSummary } from './conversation'

interface Deps {
  readonly groups: GroupState
  readonly me: string | null
  readonly shownId: string | undefined
  readonly t: TFunction
  readonly textOf: (content: Content, own: boolean) => string
}

interface Made {
  readonly row: ConversationRow
  readonly mine: OutboxItem | undefined
  readonly draft: string | undefined
  readonly item: ConversationItem
}

const isSame = (
  made: Made,
  row: ConversationRow,
  mine: OutboxItem | undefined,
  draft: string | undefined,
  unread: number,
): boolean =>
  made.mine === mine &&
  made.draft === draft &&
  made.row.summary === row.summary &&
  made.row.latest === row.latest &&
  made.item.unread === unread

/** Builds the view models of the rows. An unchanged row keeps its object. */
export const conversationItems = ({ groups, me, shownId, t, textOf }: Deps) => {
  const known = new Map<string, Made>()
  const unreadOf = ({ summary, unread }: ConversationRow): number => (summary.conversationId === shownId ? 0 : unread)

  const summaryOf = (row: ConversationRow, mine: OutboxItem | undefined): ConversationSummary | undefined => {
    if (mine !== undefined) {
      return {
        sender: t('messages.you'),
        own: mine.failure === null ? 'sending' : 'failed',
        text: textOf(mine.content, true),
      }
    }
    const { latest } = row
    if (latest === null) return undefined
    const own = latest.from.xid === me
    if (hasNoSender(latest.content)) return { text: textOf(latest.content, own) }
    const isDirect = row.summary.kind !== 'group'
    return {
      sender: own ? t('messages.you') : isDirect ? undefined : latest.from.name,
      own: own ? 'sent' : undefined,
      text: textOf(latest.content, own),
    }
  }

  /** The text field of the open conversation already shows the draft, so its row does not. */
  const draftOf = (id: string, { text }: Draft): string | undefined =>
    id === shownId || isBlank(text) ? undefined : text

  const itemOf = (row: ConversationRow, mine: OutboxItem | undefined, draft: string | undefined): ConversationItem => {
    const { conversationId, gid, peer, pinned, muted, markedUnread } = row.summary
    return {
      id: conversationId,
      href: conversationHref(row.summary),
      face: conversationAvatarData(row.summary),
      label: peer === null ? undefined : peer.role === 'ai' ? 'ai' : peer.isBot ? 'bot' : undefined,
      hasActions: !isSystem(row.summary),
      pinned,
      verified: gid === null ? undefined : verificationIn(groups, gid),
      isLive: gid !== null && (groupOf(groups, gid)?.snapshot?.live ?? null) !== null,
      at: row.latest?.at ?? undefined,
      summary: summaryOf(row, mine),
      draft,
      muted,
      unread: unreadOf(row),
      markedUnread,
    }
  }

  return (
    rows: readonly ConversationRow[],
    outbox: readonly OutboxItem[],
    drafts: Table<Draft> = emptyTable(),
  ): readonly ConversationItem[] =>
    rows.map((row) => {
      const id = row.summary.conversationId
      const mine = outbox.findLast((item) => item.conversationId === id)
      const begun = drafts[id]
      const draft = begun === undefined ? undefined : draftOf(id, begun)
      const before = known.get(id)
      if (before !== undefined && isSame(before, row, mine, draft, unreadOf(row))) return before.item
      const item = itemOf(row, mine, draft)
      known.set(id, { row, mine, draft, item })
      return item
    })
}
