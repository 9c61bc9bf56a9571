import type { ReactNode } from 'react'
import { plainText } from '../../../src/domain/chat'
import type { MessageItem, MessageItems } from '../../../src/ui/features/chat/message/message-item'
import { messageRow } from '../../../src/ui/features/chat/message/message-rows'
import { MessageRowView } from '../../../src/ui/features/chat/message/MessageRowView'

/** A Friday at 14:00 in the time zone of the test run. */
export const TWO = new Date(2026, 4, 1, 14, 0).getTime()
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const ben = { id: 'x-ben', name: 'Ben' }

export const item = (key: string, with_: Partial<MessageItem> = {}): MessageItem => ({
  key,
  sender: ben,
  own: false,
  seq: 1,
  text: `text ${key}`,
  content: plainText(with_.text ?? `text ${key}`),
  at: TWO,
  state: 'sent',
  ...with_,
})

export const itemsOf = (messages: readonly MessageItem[]): MessageItems => ({
  length: messages.length,
  at: (index) => messages[index],
  indexOf: (key) => messages.findIndex((one) => one.key === key),
  othersFrom: (index) => messages.slice(Math.max(0, index)).filter(({ own }) => !own).length,
})

export const rowsOf = (messages: readonly MessageItem[], firstUnreadKey?: string, seams: readonly string[] = []) =>
  messages.flatMap((_, index) => {
    const row = messageRow(itemsOf(messages), index, { firstUnreadKey, seams: new Set(seams) })
    return row === undefined ? [] : [row]
  })

interface RowsProps {
  readonly of: readonly MessageItem[]
  readonly now?: number
  readonly firstUnreadKey?: string
  readonly onRetry?: (key: string) => void
  readonly onRemove?: (key: string) => void
}

const nothing = () => undefined

/** Renders these messages as the rows of a message list. */
export function Rows({
  of: messages,
  now = TWO,
  firstUnreadKey,
  onRetry = nothing,
  onRemove = nothing,
}: RowsProps): ReactNode {
  return rowsOf(messages, firstUnreadKey).map((row, at) => (
    <MessageRowView
      key={row.message.key}
      row={row}
      isLast={at === messages.length - 1}
      now={now}
      tabIndex={-1}
      onRetry={onRetry}
      onRemove={onRemove}
    />
  ))
}
