import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ConversationSummary } from '../../../../../src/domain/chat'
import { ConversationColumn } from '../../../../../src/ui/features/chat/listing/ConversationColumn'
import { kitchen, lounge } from '../../../../support/builders/message'
import { ann } from '../../../../support/builders/person'
import { summaryOf } from '../../../../support/builders/summary'
import { live, type FakeApp } from '../../../support/fake-app'
import { TWO } from '../../../support/messages'
import { show } from '../../../support/show'

const opened = (...rows: readonly ConversationSummary[]): FakeApp => {
  const app = live(ann).heard((ask) => ({ type: 'chat/ConversationsListed', ask: ask('list'), conversations: rows }))
  show(<ConversationColumn now={TWO} heading="h1" />, { app })
  return app
}
const rowOf = (name: string) => screen.getByRole('link', { name: new RegExp(name) })
const choose = async (name: string, item: string): Promise<void> => {
  fireEvent.contextMenu(rowOf(name))
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const inLounge = summaryOf({ maxSeq: 3, readSeq: 3 })
const inKitchen = summaryOf({ conversationId: kitchen, name: 'Kitchen', maxSeq: 9, readSeq: 4, unread: 5 })
const isMarked = (name: string): boolean => within(rowOf(name)).queryByText('Marked as unread') !== null

describe('The menu of a row of the conversation list', () => {
  it('R4-001 R4-002 marks a read chat as unread, and then as read', async () => {
    opened(inLounge)
    await choose('Lounge', 'Mark as unread')
    expect(isMarked('Lounge')).toBe(true)
    await choose('Lounge', 'Mark as read')
    expect(isMarked('Lounge')).toBe(false)
  })

  it('R4-002 marks a chat with unread messages as read up to its last message', async () => {
    const app = opened(inLounge, inKitchen)
    await choose('Kitchen', 'Mark as read')
    expect(app.saidToAccount.at(-1)).toMatchObject({
      type: 'chat/MarkConversationRead',
      conversationId: kitchen,
      seq: 9,
    })
  })

  it('R4-002 marks all chats as read, and offers this only while a chat is unread', async () => {
    opened({ ...inLounge, markedUnread: true }, inKitchen)
    await choose('Lounge', 'Mark all chats as read')
    expect(isMarked('Lounge')).toBe(false)
    expect(within(rowOf('Kitchen')).queryByText(/unread/)).toBeNull()
    fireEvent.contextMenu(rowOf('Lounge'))
    await screen.findByRole('menuitem', { name: 'Mark as unread' })
    expect(screen.queryByRole('menuitem', { name: 'Mark all chats as read' })).toBeNull()
  })
})

describe('The key U on a row of the conversation list', () => {
  it('R4-002 marks the focused chat as unread, and then as read', async () => {
    const app = opened(inLounge)
    act(() => rowOf('Lounge').focus())
    await import('../../../../../src/ui/features/chat/listing/mark-chats')
    await act(async () => undefined)
    fireEvent.keyDown(rowOf('Lounge'), { key: 'u', ctrlKey: true })
    expect(isMarked('Lounge')).toBe(false)
    fireEvent.keyDown(rowOf('Lounge'), { key: 'u' })
    expect(isMarked('Lounge')).toBe(true)
    fireEvent.keyDown(rowOf('Lounge'), { key: 'u' })
    expect(app.saidToAccount.at(-1)).toMatchObject({ act: { kind: 'markUnread', conversationId: lounge, on: false } })
  })
})
