import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { scheduledMessagesImplementation } from '../../../src/application/features/scheduled-messages/scheduled-messages'
import { noDraft, type Draft } from '../../../src/domain/chat'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { ConversationId } from '../../../src/domain/kernel/ids'
import { SCHEDULE_FULL, scheduledMessagesQuery, type ScheduledMessage } from '../../../src/domain/scheduled-messages'
import { ScheduledBar } from '../../../src/ui/features/scheduled-messages/ScheduledBar'
import { SendLater } from '../../../src/ui/features/scheduled-messages/SendLater'
import { en } from '../../../src/ui/features/scheduled-messages/translations.en'
import { noonPlus } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { clientId } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { english, show } from '../support/show'

english.addResourceBundle('en', 'scheduled-messages', en)

const chat = made(ConversationId, 'si_a_b')
const tea: ScheduledMessage = {
  id: clientId('tea'),
  conversationId: chat,
  content: { kind: 'text', text: 'Tea?', mentions: [] },
  when: noonPlus(3_600_000),
  failure: null,
}
const later = { ...tea, id: clientId('later'), content: { ...tea.content, text: 'Later' }, when: null }
const first = { key: '{}', input: {}, page: null }

const open = (...items: readonly ScheduledMessage[]) => {
  const app = live(ann)
  const feature = app.attach(scheduledMessagesImplementation, undefined)
  show(<ScheduledBar conversationId={chat} person="Ben" />, { app })
  feature.answer('read:{}:', (ask) => scheduledMessagesQuery.loaded({ items, next: null }, first, ask))
  const acts = () => app.saidToAccount.flatMap((one) => (one.type === 'scheduled-messages/Act' ? [one.act] : []))
  return { app, feature, acts }
}
const openList = async (name: string): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole('button', { name }))
  return screen.findByRole('dialog', { name: 'Scheduled messages' })
}
const press = (row: HTMLElement, name: string): void => {
  fireEvent.click(within(row).getByRole('button', { name }))
}
const rowOf = (list: HTMLElement, n: number): HTMLElement => {
  const row = within(list).getAllByRole('listitem')[n]
  if (row === undefined) throw new Error(`there is no row ${n}`)
  return row
}

describe('The bar above the composer', () => {
  it('R4-405 counts the scheduled messages of this chat, and shows nothing without one', () => {
    open(tea, later, { ...tea, id: clientId('x'), conversationId: made(ConversationId, 'si_a_c') })
    expect(screen.getByRole('status').textContent).toBe('2 scheduled messages')
  })

  it('R4-405 is empty without a scheduled message', () => {
    open()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('R4-406 says how many were not sent, and the list says why', async () => {
    open(later, { ...tea, failure: 'You have been blocked' })
    const list = await openList('1 message wasn’t sent')
    expect(within(list).getByRole('alert').textContent).toBe('You have been blocked')
  })

  it('R4-405 lists the text and the time, or the person for whom a message waits', async () => {
    open(tea, later)
    const list = await openList('2 scheduled messages')
    expect(rowOf(list, 0).textContent).toMatch(/^Tea\?Today \d\d:00/)
    expect(rowOf(list, 1).textContent).toContain('Sends when Ben is online')
  })
})

describe('A row of the list', () => {
  it('R4-408 puts a cancelled text back into an empty text box, and never replaces a text', async () => {
    const { app, acts } = open(tea, later)
    const list = await openList('2 scheduled messages')
    press(rowOf(list, 0), 'Cancel message')
    expect(app.said('chat/RestoreDraft')).toMatchObject([{ conversationId: chat, draft: { ...noDraft, text: 'Tea?' } }])
    press(rowOf(list, 0), 'Cancel message')
    expect(acts().map(({ kind, id }) => [kind, id])).toEqual([
      ['cancel', 'tea'],
      ['cancel', 'later'],
    ])
    expect(app.said('chat/RestoreDraft')).toHaveLength(1)
  })

  it('R4-405 sends at once', async () => {
    const { acts } = open(tea)
    press(rowOf(await openList('1 scheduled message'), 0), 'Send now')
    expect(acts()).toEqual([{ kind: 'sendNow', id: 'tea' }])
  })

  it('R4-405 R4-408 keeps the exact time of a message whose text is edited, and shows what was typed after a failure', async () => {
    const exact = { ...tea, when: noonPlus(3_600_123) }
    const { feature, acts } = open(exact)
    const list = await openList('1 scheduled message')
    press(list, 'Edit')
    fireEvent.change(within(list).getByRole('textbox'), { target: { value: 'Coffee?' } })
    press(list, 'Save')
    expect(acts()).toEqual([{ kind: 'edit', id: 'tea', text: 'Coffee?', when: exact.when }])
    feature.answer('act:c1', (ask) => ({
      type: 'scheduled-messages/ActFailed',
      ask,
      actId: clientId('c1'),
      failure: unreachable,
    }))
    expect(within(list).getByRole('alert').textContent).toBe(en.notDone)
    press(list, 'Edit')
    expect(within(list).getByRole('textbox')).toHaveProperty('value', 'Coffee?')
  })

  it('R4-407 refuses a time that is too soon or missing before it is sent', async () => {
    const { acts } = open(tea)
    const list = await openList('1 scheduled message')
    press(list, 'Edit')
    fireEvent.change(within(list).getByLabelText(en.time), { target: { value: '2020-01-01T09:00' } })
    press(list, 'Save')
    expect([within(list).getByRole('alert').textContent, acts()]).toEqual([en.tooSoon, []])
  })
})

describe('The menu beside the send button', () => {
  const openMenu = (draft: Draft, person: string | null) => {
    const app = live(ann)
    const feature = app.attach(scheduledMessagesImplementation, undefined)
    app.tab.dispatch({ type: 'chat/ChangeDraft', conversationId: chat, text: draft.text })
    show(
      <form>
        <textarea aria-label="text" />
        <SendLater conversationId={chat} draft={draft} person={person} />
        <ScheduledBar conversationId={chat} person={person} />
      </form>,
      { app },
    )
    fireEvent.click(screen.getByRole('button', { name: en.sendLater }))
    return { app, feature }
  }
  const draft = { ...noDraft, text: 'Tea?' }

  it('R4-403 offers to wait for the person in a direct chat only', async () => {
    openMenu(draft, null)
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).not.toContain(
      'When Ben is online',
    )
  })

  it('R4-402 R4-408 schedules the text and empties the text box; a refused text is kept in the list', async () => {
    const { app, feature } = openMenu(draft, 'Ben')
    fireEvent.click(await screen.findByRole('menuitem', { name: 'When Ben is online' }))
    await act(async () => Promise.resolve())
    expect(app.said('chat/ChangeDraft').at(-1)).toMatchObject({ text: '' })
    const [sent] = app.saidToAccount.flatMap((one) => (one.type === 'scheduled-messages/Act' ? [one] : []))
    expect(sent?.act).toMatchObject({ kind: 'schedule', conversationId: chat, when: null, content: { text: 'Tea?' } })
    if (sent === undefined) throw new Error('nothing is scheduled')
    feature.answer(`act:${sent.actId}`, (ask) => ({
      type: 'scheduled-messages/ActFailed',
      ask,
      actId: sent.actId,
      failure: refused(SCHEDULE_FULL),
    }))
    const list = await openList('1 message wasn’t sent')
    expect(within(list).getByRole('alert').textContent).toContain('You already have 100')
    press(list, 'Retry')
    expect(app.saidToAccount.at(-1)).toMatchObject({ type: 'scheduled-messages/RetryAct', actId: sent.actId })
  })
})
