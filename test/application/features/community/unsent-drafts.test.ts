import { describe, expect, it } from 'vitest'
import { allAccountSlices } from '../../../../src/domain/manifests/account-messages'
import { plainText, draftOf } from '../../../../src/domain/chat'
import { malformed, refusedSilently } from '../../../../src/domain/kernel/failure'
import { clampToInstant } from '../../../../src/domain/kernel/instant'
import { allTabSlices, type TabMessage } from '../../../../src/domain/manifests/tab-messages'
import { UnsentDrafts } from '../../../../src/application/features/community/unsent-drafts'
import type { AccountMessage } from '../../../../src/domain/manifests/account-messages'
import { ann, ben, type Person } from '../../../support/builders/person'
import { clientId, lounge } from '../../../support/builders/message'
import { sessionOf } from '../../../support/builders/session'

const world = () => {
  const account = allAccountSlices()
  const tab = allTabSlices()
  let seq = 0
  const hear = (message: AccountMessage | TabMessage) => {
    seq += 1
    for (const slice of [...Object.values(account), ...Object.values(tab)]) {
      slice.apply({ seq, at: clampToInstant(seq), from: null, message })
    }
  }
  const said: AccountMessage[] = []
  const kept = new UnsentDrafts(account, tab, hear, (message) => {
    said.push(message)
  })
  const say = (message: AccountMessage | TabMessage) => {
    hear(message)
    kept.onAccountChange()
  }
  const leave = () => {
    const ask = { unit: 'session', id: 'endSession', seq }
    hear({ type: 'ForgetAccount' })
    say({ type: 'SessionEnded', ask, reason: 'expired' })
  }
  const signIn = (person: Person, visit: number) => say({ type: 'SignedIn', session: sessionOf(person, visit) })
  signIn(ann, 1)
  say({ type: 'ChangeDraft', conversationId: lounge, text: 'half a thought' })
  /** The state of a tab that leads is taken. */
  const take = ({ slices }: { readonly slices: Pick<typeof account, 'chat' | 'session'> }) => {
    account.chat.restore(slices.chat.encode())
    account.session.restore(slices.session.encode())
    kept.onAccountChange()
  }
  return { say, leave, signIn, take, said, slices: account, draft: () => draftOf(tab.composer.get(), lounge) }
}

describe('What was written when the session ended', () => {
  it('comes back to the same person, with what had not been sent', () => {
    const { say, leave, signIn, draft } = world()
    say({ type: 'SendMessage', conversationId: lounge, clientId: clientId('c1'), content: plainText('not sent yet') })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    expect(draft()).toBe('')
    signIn(ann, 2)
    expect(draft()).toBe('not sent yet\nhalf a thought')
  })

  it('comes back in the order in which it was written', () => {
    const { say, leave, signIn, draft } = world()
    say({ type: 'SendMessage', conversationId: lounge, clientId: clientId('c1'), content: plainText('first') })
    say({ type: 'SendMessage', conversationId: lounge, clientId: clientId('c2'), content: plainText('second') })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 2)
    expect(draft()).toBe('first\nsecond\nhalf a thought')
  })

  it('comes back also where it was just being handed to the outbox', () => {
    const { say, leave, signIn, draft } = world()
    say({ type: 'SendDraft', conversationId: lounge, clientId: clientId('c1') })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 2)
    expect(draft()).toBe('half a thought')
  })

  it('OUT-4 is not written anew where it is still being handed over, in a tab that never heard that its session was over', () => {
    const { say, signIn, draft } = world()
    say({ type: 'SendDraft', conversationId: lounge, clientId: clientId('c1') })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    say({ type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 3 }, reason: 'expired' })
    signIn(ann, 2)
    expect(draft()).toBe('')
  })

  it.each([
    ['is being asked for', []],
    [
      'was lost with the connection',
      [{ type: 'ChatServiceClosed', ask: { unit: 'chatService', id: 'joinChatService', seq: 1 } }],
    ],
  ] as const)(
    'OUT-4 and may have come, as its answer %s, goes once more under its own id and is not written anew',
    (_, then) => {
      const { say, leave, signIn, draft, said } = world()
      say({
        type: 'ChatServiceLogged',
        ask: { unit: 'chatService', id: 'joinChatService', seq: 1 },
        sessionId: sessionOf(ann, 1).sessionId,
      })
      const onItsWay = {
        type: 'SendMessage',
        conversationId: lounge,
        clientId: clientId('c1'),
        content: plainText('on its way'),
      } as const
      say(onItsWay)
      say({ type: 'SendMessage', conversationId: lounge, clientId: clientId('c2'), content: plainText('behind it') })
      for (const message of then) say(message)
      say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
      leave()
      expect(said).toEqual([])
      signIn(ann, 2)
      expect(said).toEqual([{ ...onItsWay, type: 'SendAgain' }])
      expect(draft()).toBe('behind it\nhalf a thought')
    },
  )

  it('OUT-4 is not written anew where another tab, which leads, has begun to send what only waited here', () => {
    const [here, leader] = [world(), world()]
    const waits = {
      type: 'SendMessage',
      conversationId: lounge,
      clientId: clientId('c1'),
      content: plainText('waits'),
    } as const
    leader.say({
      type: 'ChatServiceLogged',
      ask: { unit: 'chatService', id: 'joinChatService', seq: 1 },
      sessionId: sessionOf(ann, 1).sessionId,
    })
    for (const { say } of [here, leader]) {
      say(waits)
      say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    }
    here.take(leader)
    here.leave()
    here.signIn(ann, 2)
    expect([here.said, here.draft()]).toEqual([[{ ...waits, type: 'SendAgain' }], 'half a thought'])
  })

  it('OUT-4 and only waited in a tab that had slept over another coming to lead goes once more under its own id: that one may have sent it', () => {
    const { say, take, signIn, said, draft } = world()
    const waited = { conversationId: lounge, clientId: clientId('c1'), content: plainText('waited') } as const
    say({ type: 'SendMessage', ...waited })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    say({ type: 'ForgetAccount' })
    const leader = world()
    leader.say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leader.leave()
    take({ slices: allAccountSlices() })
    take(leader)
    signIn(ann, 2)
    expect([said, draft()]).toEqual([[{ type: 'SendAgain', ...waited }], 'half a thought'])
  })

  it('OUT-4 and may have come is not written anew where the next session ends as well before it went once more, in no tab', () => {
    const { say, leave, signIn, draft, said } = world()
    const again = {
      type: 'SendAgain',
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
    ['the answer cannot be read', null, malformed],
    ['a later try was refused', { unit: 'chatService', id: 'joinChatService', seq: 1 }, refusedSilently],
  ] as const)('OUT-4 is not written anew where %s, for it may have come', (_, closed, failure) => {
    const { say, leave, signIn, draft, said } = world()
    const tried = {
      type: 'SendMessage',
      conversationId: lounge,
      clientId: clientId('c1'),
      content: plainText('tried'),
    } as const
    say({
      type: 'ChatServiceLogged',
      ask: { unit: 'chatService', id: 'joinChatService', seq: 1 },
      sessionId: sessionOf(ann, 1).sessionId,
    })
    say(tried)
    if (closed !== null) say({ type: 'ChatServiceClosed', ask: closed })
    say({ type: 'MessageNotSent', ask: { unit: 'chat', id: 'send:c1', seq: 3 }, clientId: tried.clientId, failure })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 2)
    expect([said, draft()]).toEqual([[{ ...tried, type: 'SendAgain' }], 'half a thought'])
  })

  it('OUT-4 is not written anew where it came too late for its session, for another tab may have seen no more than that it was on its way', () => {
    const { say, leave, signIn, draft, said } = world()
    const late = {
      type: 'SendMessage',
      conversationId: lounge,
      clientId: clientId('c1'),
      content: plainText('late'),
    } as const
    say({
      type: 'ChatServiceLogged',
      ask: { unit: 'chatService', id: 'joinChatService', seq: 1 },
      sessionId: sessionOf(ann, 1).sessionId,
    })
    say(late)
    say({
      type: 'MessageNotSent',
      ask: { unit: 'chat', id: 'send:c1', seq: 3 },
      clientId: late.clientId,
      failure: { _tag: 'Visitor' },
    })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 2)
    expect([said, draft()]).toEqual([[{ ...late, type: 'SendAgain' }], 'half a thought'])
  })

  it.each([
    ['in a tab that took the session for expired', []],
    ['and came in again, while this tab slept', [2]],
  ] as const)('is gone for good after signing out in another tab, %s', (_, visits) => {
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

  it('OUT-4 is in the text box no more once another tab sends it again, which knew that it may have come', () => {
    const { say, leave, signIn, draft } = world()
    const [first, second] = [plainText('first'), plainText('second')]
    say({ type: 'SendMessage', conversationId: lounge, clientId: clientId('c1'), content: first })
    say({ type: 'SendMessage', conversationId: lounge, clientId: clientId('c2'), content: second })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 2)
    say({ type: 'ChangeDraft', conversationId: lounge, text: `${draft()}, and the other half` })
    say({ type: 'SendAgain', conversationId: lounge, clientId: clientId('c2'), content: second })
    expect(draft()).toBe('first\nhalf a thought, and the other half')
    say({ type: 'SendAgain', conversationId: lounge, clientId: clientId('c1'), content: first })
    expect(draft()).toBe('half a thought, and the other half')
  })

  it('OUT-4 stays in the text box where somebody has gone on writing in it, also once another tab sends it again', () => {
    const { say, leave, signIn, draft } = world()
    say({ type: 'SendMessage', conversationId: lounge, clientId: clientId('c1'), content: plainText('first') })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 2)
    say({ type: 'ChangeDraft', conversationId: lounge, text: 'first of all' })
    say({ type: 'SendAgain', conversationId: lounge, clientId: clientId('c1'), content: plainText('first') })
    expect(draft()).toBe('first of all')
  })

  it('stays what it is where another tab leads, for which the session never ended', () => {
    const { say, leave, signIn, said, draft } = world()
    say({ type: 'SendMessage', conversationId: lounge, clientId: clientId('c1'), content: plainText('in its outbox') })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 1)
    expect([draft(), said]).toEqual(['half a thought', []])
  })

  it('OUT-5 is sent as it was about to be where another tab leads, for which the session never ended', () => {
    const { say, leave, signIn, said, draft } = world()
    const handed = { conversationId: lounge, clientId: clientId('c1') } as const
    say({ type: 'SendDraft', ...handed })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, 1)
    expect([draft(), said]).toEqual(['', [{ type: 'SendMessage', ...handed, content: plainText('half a thought') }]])
  })

  it('OUT-10 and may have come goes nowhere under another account', () => {
    const { say, leave, signIn, said } = world()
    say({
      type: 'ChatServiceLogged',
      ask: { unit: 'chatService', id: 'joinChatService', seq: 1 },
      sessionId: sessionOf(ann, 1).sessionId,
    })
    say({ type: 'SendMessage', conversationId: lounge, clientId: clientId('c1'), content: plainText('on its way') })
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ben, 2)
    signIn(ann, 3)
    expect(said).toEqual([])
  })

  it('is never shown to anybody else, not even to the same person after them', () => {
    const { say, leave, signIn, draft } = world()
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ben, 2)
    expect(draft()).toBe('')
    signIn(ann, 3)
    expect(draft()).toBe('')
  })

  it('is gone for good after signing out', () => {
    const { say, leave, signIn, draft } = world()
    say({ type: 'SignOut' })
    leave()
    signIn(ann, 2)
    expect(draft()).toBe('')
  })
})
