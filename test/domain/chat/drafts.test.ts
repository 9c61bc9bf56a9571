import { describe, expect, it } from 'vitest'
import { accountDraftsReducer, plainText, type Draft } from '../../../src/domain/chat'
import { clientId, kitchen, lounge } from '../../support/builders/message'
import { ann, ben, vera, type Person } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { given, type Step } from '../../support/given'

const draft = (text: string): Draft => ({ text, reply: null, mentions: [] })
const signIn = (who: Person): Step => ({ type: 'SignedIn', session: sessionOf(who) })
const keep = (text: string, conversationId = lounge, who = ann): Step => ({
  type: 'KeepDraft',
  xid: who.xid,
  conversationId,
  draft: draft(text),
})
const send = (text: string): Step => ({
  type: 'SendMessage',
  conversationId: lounge,
  clientId: clientId('a'),
  content: plainText(text),
})
const ended: Step = { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'signedOut' }
const drafts = (...steps: readonly Step[]) => ({ ...given(accountDraftsReducer, ...steps).state.drafts })

describe('The drafts of an account', () => {
  it('each conversation keeps a separate account draft, which survives a reload', () => {
    expect({
      ...given(accountDraftsReducer, signIn(ann), keep('hi'), keep('there', kitchen)).reloaded().state.drafts,
    }).toEqual({
      [lounge]: draft('hi'),
      [kitchen]: draft('there'),
    })
  })

  it('an account draft disappears when its text is emptied, and by no other change', () => {
    expect(drafts(signIn(ann), keep('hi'), keep('there', kitchen), keep(''))).toEqual({ [kitchen]: draft('there') })
  })

  it('OUT-1 an account draft disappears when sent as a message, even if its tab has closed by then', () => {
    expect(drafts(signIn(ann), keep('hi the'), send('hi there'))).toEqual({})
  })

  it('the account drafts of other conversations stay when a message is sent in one conversation', () => {
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
