import { describe, expect, it } from 'vitest'
import { refused, unreachable } from '../../../../../src/domain/kernel/failure'
import { useConversations } from '../../../../../src/ui/features/chat/listing/use-conversations'
import { gid, groupOf } from '../../../../support/builders/group'
import { plainText } from '../../../../../src/domain/chat'
import { clientId, kitchen, lounge, messageOf } from '../../../../support/builders/message'
import { ann, ben } from '../../../../support/builders/person'
import { summaryOf } from '../../../../support/builders/summary'
import { live, using, type AccountStep, type FakeApp } from '../../../support/fake-app'

const inLounge = summaryOf({ gid: gid('12345678'), maxSeq: 1, latest: messageOf({ seq: 1, text: 'first' }) })
const inKitchen = summaryOf({
  conversationId: kitchen,
  name: 'Kitchen',
  maxSeq: 2,
  unread: 2,
  latest: messageOf({ seq: 2, in: kitchen, text: 'second' }),
})
const listed: AccountStep = (ask) => ({
  type: 'chat/ConversationsListed',
  ask: ask('list'),
  conversations: [inLounge, inKitchen],
})
const notListed: AccountStep = (ask) => ({
  type: 'chat/ConversationsNotListed',
  ask: ask('list'),
  failure: unreachable,
})

const list = (app: FakeApp, shown?: string) => using(app, useConversations, shown).result
const items = (app: FakeApp, shown?: string) => {
  const { current } = list(app, shown)
  if (current.status !== 'ready') throw new Error(`the list is ${current.status}`)
  return current.value
}
const send = (text: string, id = 'mine'): AccountStep => ({
  type: 'chat/SendMessage',
  conversationId: lounge,
  clientId: clientId(id),
  content: plainText(text),
})

describe('The conversation list', () => {
  it('when the conversation list fails to load, the list reports the failure, and a retry requests the list again', () => {
    const app = live(ann)
    const result = list(app)
    expect(result.current.status).toBe('loading')
    app.hear(notListed)
    if (result.current.status !== 'failed') throw new Error('the list did not fail')
    result.current.onRetry()
    expect(app.said('chat/RetryConversations')).toHaveLength(1)
  })

  it('the conversation with the newest message stands first', () => {
    expect(items(live(ann).hear(listed)).map(({ face }) => face.name)).toEqual(['Kitchen', 'Lounge'])
  })

  it('a new message moves its conversation to the top of the list, and counts as unread', () => {
    const app = live(ann).hear(listed)
    app.hear({ type: 'chat/MessagesArrived', messages: [messageOf({ seq: 2_000, text: 'newest' })] })
    expect(items(app).map(({ face, summary, unread }) => [face.name, summary?.text, unread])).toEqual([
      ['Lounge', 'newest', 1],
      ['Kitchen', 'second', 2],
    ])
  })

  it('a conversation row links to the group of the conversation, or to /message if no group is known', () => {
    expect(items(live(ann).hear(listed)).map(({ href }) => href)).toEqual(['/message', '/group/12345678'])
  })

  it('the open conversation has no unread count in the conversation list', () => {
    expect(items(live(ann).hear(listed), kitchen).map(({ unread }) => unread)).toEqual([0, 0])
  })

  it('a conversation row names the sender of the latest message, and calls me "You"', () => {
    const app = live(ann).hear(listed, {
      type: 'chat/MessagesArrived',
      messages: [messageOf({ seq: 2_000, by: ann, text: 'mine' })],
    })
    expect(items(app).map(({ summary }) => summary)).toEqual([
      { sender: 'You', own: 'sent', text: 'mine' },
      { sender: ben.name, own: undefined, text: 'second' },
    ])
  })

  it('a conversation row shows my draft, except in the open conversation', () => {
    const begun: AccountStep = {
      type: 'chat/StoreDraft',
      xid: ann.xid,
      conversationId: lounge,
      draft: { text: 'half a thought', reply: null, mentions: [] },
    }
    const app = live(ann).hear(listed, begun)
    expect([items(app, kitchen), items(app, lounge)].map((shown) => shown.map(({ draft }) => draft))).toEqual([
      [undefined, 'half a thought'],
      [undefined, undefined],
    ])
    app.hear({ ...begun, draft: { text: ' ', reply: null, mentions: [] } })
    expect(items(app, kitchen).map(({ draft }) => draft)).toEqual([undefined, undefined])
  })

  it('a conversation row marks my latest message as sending, and as failed once the server has refused the message', () => {
    const app = live(ann).hear(listed, send('on its way'))
    const inTheLounge = () => items(app).find(({ id }) => id === lounge)?.summary
    expect(inTheLounge()).toEqual({ sender: 'You', own: 'sending', text: 'on its way' })
    app.hear((ask) => ({
      type: 'chat/MessageNotSent',
      ask: ask('send:mine'),
      clientId: clientId('mine'),
      failure: refused('no'),
    }))
    expect(inTheLounge()?.own).toBe('failed')
  })

  it('a conversation row shows the verification badge of a group once the group has loaded', () => {
    const official = groupOf('12345678', {
      verification: { kind: 'official', projectName: 'Loop', since: null, link: null },
    })
    const app = live(ann).hear(listed, { type: 'group/ShowGroup', key: '12345678' })
    const badges = () => items(app).map(({ verified }) => verified)
    expect(badges()).toEqual([undefined, undefined])
    app.hear((ask) => ({ type: 'group/GroupFound', ask: ask('find:12345678'), key: '12345678', group: official }))
    expect(badges()).toEqual([undefined, 2])
  })

  it('BI-319 a message of an unknown kind counts as unread, and the row says that such a message cannot be shown', () => {
    const app = live(ann).hear(listed, {
      type: 'chat/MessagesArrived',
      messages: [{ ...messageOf({ seq: 2_000 }), content: { kind: 'unknown' } }],
    })
    expect(items(app)[0]).toMatchObject({ summary: { text: 'This type of message can’t be shown here.' }, unread: 1 })
  })
})
