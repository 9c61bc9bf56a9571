import { describe, expect, it } from 'vitest'
import { plainText, type Draft } from '../../../src/domain/chat'
import { accountDraftsReducer } from '../../../src/domain/chat/composer/account-drafts'
import { clientId, kitchen, lounge } from '../../support/builders/message'
import { ann, ben, vera, type Person } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { given, type Step } from '../../support/given'

const draft = (text: string): Draft => ({ text, reply: null, mentions: [] })
const signIn = (who: Person): Step => ({ type: 'SignedIn', session: sessionOf(who) })
const keep = (text: string, conversationId = lounge, who = ann): Step => ({
  type: 'chat/StoreDraft',
  xid: who.xid,
  conversationId,
  draft: draft(text),
})
const send = (text: string): Step => ({
  type: 'chat/SendMessage',
  conversationId: lounge,
  clientId: clientId('a'),
  content: plainText(text),
})
const ended: Step = { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'signedOut' }
const drafts = (...steps: readonly Step[]) => ({ ...given(accountDraftsReducer, ...steps).state.drafts })

describe('The drafts of an account', () => {
  it('the account stores a separate draft for each conversation, even across a reload', () => {
    expect({
      ...given(accountDraftsReducer, signIn(ann), keep('hi'), keep('there', kitchen)).reloaded().state.drafts,
    }).toEqual({
      [lounge]: draft('hi'),
      [kitchen]: draft('there'),
    })
  })

  it('emptying the draft of one conversation removes only this draft from the account', () => {
    expect(drafts(signIn(ann), keep('hi'), keep('there', kitchen), keep(''))).toEqual({ [kitchen]: draft('there') })
  })

  it('OUT-1 sending a message removes the account’s draft of the conversation, even if only the beginning of the text was stored', () => {
    expect(drafts(signIn(ann), keep('hi the'), send('hi there'))).toEqual({})
  })

  it('OUT-4 a message that another tab sends again removes the account’s draft with the same text', () => {
    expect(
      drafts(signIn(ann), keep('hi there'), {
        type: 'chat/ResendMessage',
        conversationId: lounge,
        clientId: clientId('a'),
        content: plainText('hi there'),
      }),
    ).toEqual({})
  })

  it('the account’s draft of a conversation stays when a message with another text is sent there', () => {
    expect(drafts(signIn(ann), keep('hi there'), send('something else'))).toEqual({ [lounge]: draft('hi there') })
  })

  it.each([
    ['the session ended', ended],
    ['another account signed in', signIn(ben)],
  ])('SES-6 account drafts are cleared after %s', (_, step) => {
    expect(drafts(signIn(ann), keep('hi'), step)).toEqual({})
  })

  it('SES-7 an account accepts no draft that was written under an earlier account', () => {
    expect(drafts(signIn(ann), signIn(ben), keep('hi'))).toEqual({})
    expect(
      drafts(
        { type: 'VisitorEntered', ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 }, session: sessionOf(vera) },
        keep('hi'),
      ),
    ).toEqual({})
  })
})
