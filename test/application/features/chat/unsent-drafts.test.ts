import { describe, expect, it } from 'vitest'
import { plainText } from '../../../../src/domain/chat'
import { malformed, refusedSilently } from '../../../../src/domain/kernel/failure'
import { ann, ben } from '../../../support/builders/person'
import { clientId, lounge } from '../../../support/builders/message'
import { sessionOf } from '../../../support/builders/session'
import { newSlices } from '../../../support/slices-in'
import { world } from './unsent-drafts-story'

describe('Unsent text when the session ends', () => {
  it('unsent text and unsent messages are restored to the text box when the same member signs in again', () => {
    const { say, leave, signIn, draft } = world()
    say({
      type: 'chat/SendMessage',
      conversationId: lounge,
      clientId: clientId('c1'),
      content: plainText('not sent yet'),
    })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    expect(draft()).toBe('')
    signIn(ann, 2)
    expect(draft()).toBe('not sent yet\nhalf a thought')
  })

  it('unsent text is restored in the order in which the member wrote the text', () => {
    const { say, leave, signIn, draft } = world()
    say({ type: 'chat/SendMessage', conversationId: lounge, clientId: clientId('c1'), content: plainText('first') })
    say({ type: 'chat/SendMessage', conversationId: lounge, clientId: clientId('c2'), content: plainText('second') })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 2)
    expect(draft()).toBe('first\nsecond\nhalf a thought')
  })

  it('unsent text is restored even if the tab was moving the text to the outbox when the session ended', () => {
    const { say, leave, signIn, draft } = world()
    say({ type: 'chat/SendDraft', conversationId: lounge, clientId: clientId('c1') })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 2)
    expect(draft()).toBe('half a thought')
  })

  it('OUT-4 text that was moving to the outbox is not restored in a tab that never cleared the account', () => {
    const { say, signIn, draft } = world()
    say({ type: 'chat/SendDraft', conversationId: lounge, clientId: clientId('c1') })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    say({ type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 3 }, reason: 'expired' })
    signIn(ann, 2)
    expect(draft()).toBe('')
  })

  it.each([
    ['is pending', []],
    [
      'was lost with the connection',
      [{ type: 'ChatServiceClosed', ask: { unit: 'connection/chatService', id: 'joinChatService', seq: 1 } }],
    ],
  ] as const)(
    'OUT-4 text that may have reached the server, because its response %s, is resent under its message id, not restored',
    (_, then) => {
      const { say, leave, signIn, draft, said } = world()
      say({
        type: 'ChatServiceLoggedIn',
        ask: { unit: 'connection/chatService', id: 'joinChatService', seq: 1 },
        sessionId: sessionOf(ann, 1).sessionId,
      })
      const onItsWay = {
        type: 'chat/SendMessage',
        conversationId: lounge,
        clientId: clientId('c1'),
        content: plainText('on its way'),
      } as const
      say(onItsWay)
      say({
        type: 'chat/SendMessage',
        conversationId: lounge,
        clientId: clientId('c2'),
        content: plainText('behind it'),
      })
      for (const message of then) say(message)
      say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
      leave()
      expect(said).toEqual([])
      signIn(ann, 2)
      expect(said).toEqual([{ ...onItsWay, type: 'chat/ResendMessage' }])
      expect(draft()).toBe('behind it\nhalf a thought')
    },
  )

  it('OUT-4 a waiting message that the leader has begun to send is resent, not restored to the text box', () => {
    const [here, leader] = [world(), world()]
    const waits = {
      type: 'chat/SendMessage',
      conversationId: lounge,
      clientId: clientId('c1'),
      content: plainText('waits'),
    } as const
    leader.say({
      type: 'ChatServiceLoggedIn',
      ask: { unit: 'connection/chatService', id: 'joinChatService', seq: 1 },
      sessionId: sessionOf(ann, 1).sessionId,
    })
    for (const { say } of [here, leader]) {
      say(waits)
      say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    }
    here.take(leader)
    here.leave()
    here.signIn(ann, 2)
    expect([here.said, here.draft()]).toEqual([[{ ...waits, type: 'chat/ResendMessage' }], 'half a thought'])
  })

  it('OUT-4 a message of a tab that slept through a leader change is resent under its message id, not restored', () => {
    const { say, take, signIn, said, draft } = world()
    const waited = { conversationId: lounge, clientId: clientId('c1'), content: plainText('waited') } as const
    say({ type: 'chat/SendMessage', ...waited })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    say({ type: 'ForgetAccount' })
    const leader = world()
    leader.say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leader.leave()
    take({ slices: newSlices().account })
    take(leader)
    signIn(ann, 2)
    expect([said, draft()]).toEqual([[{ type: 'chat/ResendMessage', ...waited }], 'half a thought'])
  })

  it('OUT-4 a message that may have reached the server is resent, not restored, even if the next session also ends first', () => {
    const { say, leave, signIn, draft, said } = world()
    const again = {
      type: 'chat/ResendMessage',
      conversationId: lounge,
      clientId: clientId('c1'),
      content: plainText('on its way'),
    } as const
    say(again)
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 2)
    expect([said, draft()]).toEqual([[again], 'half a thought'])
  })

  it.each([
    ['the server’s response cannot be read', null, malformed],
    [
      'the server refused a later attempt',
      { unit: 'connection/chatService', id: 'joinChatService', seq: 1 },
      refusedSilently,
    ],
  ] as const)(
    'OUT-4 a message is resent, not restored, when %s, because an attempt may have reached the server',
    (_, closed, failure) => {
      const { say, leave, signIn, draft, said } = world()
      const tried = {
        type: 'chat/SendMessage',
        conversationId: lounge,
        clientId: clientId('c1'),
        content: plainText('tried'),
      } as const
      say({
        type: 'ChatServiceLoggedIn',
        ask: { unit: 'connection/chatService', id: 'joinChatService', seq: 1 },
        sessionId: sessionOf(ann, 1).sessionId,
      })
      say(tried)
      if (closed !== null) say({ type: 'ChatServiceClosed', ask: closed })
      say({
        type: 'chat/MessageNotSent',
        ask: { unit: 'chat/chat', id: 'send:c1', seq: 3 },
        clientId: tried.clientId,
        failure,
      })
      say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
      leave()
      signIn(ann, 2)
      expect([said, draft()]).toEqual([[{ ...tried, type: 'chat/ResendMessage' }], 'half a thought'])
    },
  )

  it('OUT-4 a message that failed because its session had ended is resent, not restored, since the server may have it', () => {
    const { say, leave, signIn, draft, said } = world()
    const late = {
      type: 'chat/SendMessage',
      conversationId: lounge,
      clientId: clientId('c1'),
      content: plainText('late'),
    } as const
    say({
      type: 'ChatServiceLoggedIn',
      ask: { unit: 'connection/chatService', id: 'joinChatService', seq: 1 },
      sessionId: sessionOf(ann, 1).sessionId,
    })
    say(late)
    say({
      type: 'chat/MessageNotSent',
      ask: { unit: 'chat/chat', id: 'send:c1', seq: 3 },
      clientId: late.clientId,
      failure: { _tag: 'Visitor' },
    })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 2)
    expect([said, draft()]).toEqual([[{ ...late, type: 'chat/ResendMessage' }], 'half a thought'])
  })

  it.each([
    ['in a tab that had treated the session as expired', []],
    ['even if the member signed in again while this tab slept', [2]],
  ] as const)('unsent text is removed permanently by a sign-out in another tab, %s', (_, visits) => {
    const [here, leader] = [world(), world()]
    here.say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    here.say({ type: 'ForgetAccount' })
    leader.say({ type: 'SignOut' })
    leader.leave()
    for (const visit of visits) leader.signIn(ann, visit)
    here.take(leader)
    here.signIn(ann, 3)
    expect(here.draft()).toBe('')
  })

  it('OUT-4 restored text disappears from the text box of a tab once another tab resends that text', () => {
    const { say, leave, signIn, draft } = world()
    const [first, second] = [plainText('first'), plainText('second')]
    say({ type: 'chat/SendMessage', conversationId: lounge, clientId: clientId('c1'), content: first })
    say({ type: 'chat/SendMessage', conversationId: lounge, clientId: clientId('c2'), content: second })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 2)
    say({ type: 'chat/ChangeDraft', conversationId: lounge, text: `${draft()}, and the other half` })
    say({ type: 'chat/ResendMessage', conversationId: lounge, clientId: clientId('c2'), content: second })
    expect(draft()).toBe('first\nhalf a thought, and the other half')
    say({ type: 'chat/ResendMessage', conversationId: lounge, clientId: clientId('c1'), content: first })
    expect(draft()).toBe('half a thought, and the other half')
  })

  it('OUT-4 restored text that the member has edited stays in the text box, even after another tab resends the text', () => {
    const { say, leave, signIn, draft } = world()
    say({ type: 'chat/SendMessage', conversationId: lounge, clientId: clientId('c1'), content: plainText('first') })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 2)
    say({ type: 'chat/ChangeDraft', conversationId: lounge, text: 'first of all' })
    say({ type: 'chat/ResendMessage', conversationId: lounge, clientId: clientId('c1'), content: plainText('first') })
    expect(draft()).toBe('first of all')
  })

  it('an unsent message stays in the outbox if the session continues because the leader never received the session end', () => {
    const { say, leave, signIn, said, draft } = world()
    say({
      type: 'chat/SendMessage',
      conversationId: lounge,
      clientId: clientId('c1'),
      content: plainText('in its outbox'),
    })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 1)
    expect([draft(), said]).toEqual(['half a thought', []])
  })

  it('OUT-5 text that was moving to the outbox is sent if the session continues because the leader missed the session end', () => {
    const { say, leave, signIn, said, draft } = world()
    const handed = { conversationId: lounge, clientId: clientId('c1') } as const
    say({ type: 'chat/SendDraft', ...handed })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 1)
    expect([draft(), said]).toEqual([
      '',
      [{ type: 'chat/SendMessage', ...handed, content: plainText('half a thought') }],
    ])
  })

  it('OUT-10 text that may have reached the server is not resent once another account has signed in', () => {
    const { say, leave, signIn, said } = world()
    say({
      type: 'ChatServiceLoggedIn',
      ask: { unit: 'connection/chatService', id: 'joinChatService', seq: 1 },
      sessionId: sessionOf(ann, 1).sessionId,
    })
    say({
      type: 'chat/SendMessage',
      conversationId: lounge,
      clientId: clientId('c1'),
      content: plainText('on its way'),
    })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ben, 2)
    signIn(ann, 3)
    expect(said).toEqual([])
  })

  it('unsent text is not shown to another account that signs in, and not to its author after that', () => {
    const { say, leave, signIn, draft } = world()
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ben, 2)
    expect(draft()).toBe('')
    signIn(ann, 3)
    expect(draft()).toBe('')
  })

  it('unsent text is removed permanently when the member signs out', () => {
    const { say, leave, signIn, draft } = world()
    say({ type: 'SignOut' })
    leave()
    signIn(ann, 2)
    expect(draft()).toBe('')
  })
})
