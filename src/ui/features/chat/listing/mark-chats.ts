import type { KeyboardEvent } from 'react'
import type { App } from '../../../../application/app'
import { conversationRows, isUnread, newestSeq, type ChatState, type ConversationRow } from '../../../../domain/chat'

/** Marks conversations as read or unread. Offline, the chat keeps these commands and sends them later. */
export interface ChatMarks {
  readonly isUnread: boolean
  readonly hasUnread: boolean
  readonly toggle: () => void
  readonly readAll: () => void
}

const setMark = (app: App, { summary: { conversationId } }: ConversationRow, on: boolean): void =>
  app.account.dispatch({
    type: 'chat/PerformChatAction',
    actId: app.newClientId(),
    act: { kind: 'markUnread', conversationId, on },
  })

const read = (app: App, chat: ChatState, row: ConversationRow): void => {
  const { conversationId, markedUnread } = row.summary
  if (row.unread > 0)
    app.account.dispatch({ type: 'chat/MarkConversationRead', conversationId, seq: newestSeq(chat, conversationId) })
  if (markedUnread) setMark(app, row, false)
}

export const marksOf = (app: App, chat: ChatState, id: string): ChatMarks => {
  const rows = conversationRows(chat)
  const row = rows.find(({ summary }) => summary.conversationId === id)
  const unread = rows.filter(isUnread)
  return {
    isUnread: row !== undefined && isUnread(row),
    hasUnread: unread.length > 0,
    toggle: () => {
      if (row === undefined) return
      if (isUnread(row)) read(app, chat, row)
      else setMark(app, row, true)
    },
    readAll: () => {
      for (const one of unread) read(app, chat, one)
    },
  }
}

/** U marks the focused chat of the list as unread, or as read. */
export const markByKey = (
  { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
  app: App,
  chat: ChatState,
): void => {
  const id = target instanceof HTMLElement ? target.dataset['roving'] : undefined
  if (key === 'u' && id !== undefined && !ctrlKey && !metaKey && !altKey) marksOf(app, chat, id).toggle()
}
