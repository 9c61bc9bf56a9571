import { fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { Group, Role } from '../../../../src/domain/group'
import { refused, unreachable } from '../../../../src/domain/kernel/failure'
import { Xid } from '../../../../src/domain/kernel/ids'
import { GroupScreen } from '../../../../src/ui/features/group/GroupScreen'
import { gid, groupOf, memberOf } from '../../../support/builders/group'
import { lounge, messageOf, messagesOf } from '../../../support/builders/message'
import { made } from '../../../support/builders/made'
import { ann, ben, vera } from '../../../support/builders/person'
import { FakeApp, live, type AccountStep } from '../../support/fake-app'
import { onPhone } from '../../support/phone-layout'
import { show } from '../../support/show'
import { plainText } from '../../../../src/domain/chat'

const key = '12345678'
const found =
  (with_: Partial<Group> = {}): AccountStep =>
  (ask) => ({ type: 'group/GroupFound', ask: ask(`find:${key}`), key, group: groupOf(key, { name: 'Tea', ...with_ }) })
const page: AccountStep = (ask) => ({
  type: 'chat/HistoryPulled',
  ask: ask(`newest:${lounge}`),
  conversationId: lounge,
  from: 1,
  to: 2,
  messages: messagesOf(1, 2),
  rev: null,
})
/** The conversation list is empty, because the member joined the group a moment ago. */
const list: AccountStep = (ask) => ({ type: 'chat/ConversationsListed', ask: ask('list'), conversations: [] })

const open = (app: FakeApp) => {
  show(
    <Routes>
      <Route path="/group/:key" element={<GroupScreen />} />
    </Routes>,
    { app, at: `/group/${key}` },
  )
  return app
}
const box = () => screen.getByRole('textbox', { name: 'Message Tea' })

const member = (name: string, role: Role) => memberOf({ ...ben, name, xid: made(Xid, `x-${name}`) }, { role })

describe('The screen of a group', () => {
  it('the group screen requests the group named in its URL, and shows "Loading…" until the group has loaded', () => {
    const app = open(live(ann))
    expect(app.said('group/ShowGroup')).toEqual([{ type: 'group/ShowGroup', key }])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loading…')
  })

  it('the group screen requests no group while there is no session', () => {
    expect(open(new FakeApp()).said('group/ShowGroup')).toEqual([])
  })

  it('R1-051 the screen of an unknown group shows "Page not found"', () => {
    open(live(ann)).hear((ask) => ({ type: 'group/GroupNotFound', ask: ask(`find:${key}`), key }))
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })

  it('a group that failed to load shows an error and a Retry button', () => {
    const app = open(live(ann)).hear((ask) => ({
      type: 'group/GroupNotLoaded',
      ask: ask(`find:${key}`),
      key,
      failure: unreachable,
    }))
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/message')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(app.said('group/ShowGroup')).toHaveLength(2)
  })

  it('on a phone a press on the group’s name opens the info panel, and the header has no other button for the panel', () => {
    onPhone()
    open(live(ann)).hear(found())
    expect(screen.queryByRole('button', { name: 'Group info' })).toBeNull()
    const name = screen.getByRole('button', { name: 'Tea' })
    expect([
      name.title,
      name.getAttribute('aria-expanded'),
      screen.getByRole('heading', { level: 1 }).contains(name),
    ]).toEqual(['Group info', 'false', true])
    fireEvent.click(name)
    expect(name.getAttribute('aria-expanded')).toBe('true')
  })

  it('R1-083 the messages of a group stay hidden until the conversation list has loaded, and then stand above the text box', () => {
    const app = open(live(ann)).hear(found())
    expect(app.said('chat/OpenConversation')).toEqual([{ type: 'chat/OpenConversation', conversationId: lounge }])
    app.hear(page)
    expect(screen.queryByRole('log')).toBeNull()
    app.hear(list)
    expect(screen.getByRole('log', { name: 'Messages in Tea' })).toBeTruthy()
    expect(screen.getByText('no 2')).toBeTruthy()
    expect(screen.getByRole('log').compareDocumentPosition(box()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('a message that I send shows at once, and the server’s refusal shows on that message', () => {
    const app = open(live(ann)).hear(found()).hear(list, page)
    fireEvent.change(box(), { target: { value: 'hello' } })
    fireEvent.keyDown(box(), { key: 'Enter' })
    const [sent] = app.saidToTab.flatMap((message) => (message.type === 'chat/SendDraft' ? [message] : []))
    if (sent === undefined) throw new Error('nothing was sent')
    const { clientId } = sent
    app.hear({ type: 'chat/SendMessage', conversationId: lounge, clientId, content: plainText('hello') })
    expect(within(screen.getByRole('log')).getByText('Sending')).toBeTruthy()
    app.hear((ask) => ({
      type: 'chat/MessageNotSent',
      ask: ask(`send:${clientId}`),
      clientId,
      failure: refused('You were muted'),
    }))
    expect(screen.getByText('You were muted')).toBeTruthy()
    // Rows stay hidden until measured, and happy-dom measures nothing, so the test finds the button by its text.
    fireEvent.click(screen.getByText('Retry'))
    expect(app.said('chat/RetryMessage')).toEqual([{ type: 'chat/RetryMessage', clientId }])
  })

  it('OUT-5 an unsent message is shown even if the history failed to load, and stays after a retry', () => {
    const app = open(live(ann)).hear(found())
    expect(screen.queryByRole('log')).toBeNull()
    app.hear({
      type: 'chat/SendMessage',
      conversationId: lounge,
      clientId: messageOfMine.clientId,
      content: plainText('in a tunnel'),
    })
    expect(within(screen.getByRole('log')).getByText('in a tunnel')).toBeTruthy()
    app.hear((ask) => ({
      type: 'chat/HistoryNotPulled',
      ask: ask(`newest:${lounge}`),
      conversationId: lounge,
      failure: unreachable,
    }))
    expect(within(screen.getByRole('log')).getByText('in a tunnel')).toBeTruthy()
    fireEvent.click(within(screen.getByRole('log')).getByRole('button', { name: 'Retry' }))
    expect(app.said('chat/OpenConversation')).toHaveLength(2)
    app.hear(list, page)
    // happy-dom measures nothing, so only the last row renders.
    expect(within(screen.getByRole('log')).getByText('This is the start of the conversation')).toBeTruthy()
    expect(within(screen.getByRole('log')).getByText('in a tunnel')).toBeTruthy()
  })

  it('the row of my message stays the same element when its state changes from sending to sent', () => {
    const app = open(live(ann))
      .hear(found())
      .hear(page, {
        type: 'chat/SendMessage',
        conversationId: lounge,
        clientId: messageOfMine.clientId,
        content: plainText('mine'),
      })
    const before = screen.getByText('mine')
    app.hear({ type: 'chat/MessagesArrived', messages: [messageOfMine.message] })
    expect(screen.getByText('mine')).toBe(before)
    expect(within(screen.getByRole('log')).getByText('Sent')).toBeTruthy()
  })

  it('a non-member sees "Members only" in a private group, without text box, and no messages are requested', () => {
    const app = open(live(vera)).hear(found({ joinType: 'private', isMember: false }))
    expect(screen.getByText('Members only')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(app.said('chat/OpenConversation')).toEqual([])
  })

  it('R1-087 the info panel lists owner, AI and admins above all other members', () => {
    const app = open(live(ann)).hear(found({ memberCount: 40 }))
    fireEvent.click(screen.getByRole('button', { name: 'Group info' }))
    expect(app.said('group/ShowMembers')).toHaveLength(1)
    const members = [
      memberOf(ann),
      member('Ada', 'admin'),
      member('Oracle', 'ai'),
      member('Ola', 'owner'),
      memberOf(vera),
    ]
    app.hear((ask) => ({
      type: 'group/MembersLoaded',
      ask: ask(`members:${key}:1`),
      gid: gid(key),
      page: 1,
      size: 100,
      members,
    }))
    const parts = screen.getAllByRole('region')
    expect(parts.map((part) => within(part).getByRole('heading').textContent)).toEqual(['Staff 3', 'Members 37'])
    expect(
      parts.map((part) =>
        within(part)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['OOlaOwner', 'OOracleAI', 'AAdaAdmin'],
      ['AAnnyou', 'VVera'],
    ])
  })
})

const messageOfMine = (() => {
  const message = messageOf({ seq: 3, by: ann, text: 'mine' })
  const clientId = live(ann).newClientId()
  return { clientId, message: { ...message, clientId } }
})()
