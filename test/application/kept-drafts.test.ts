import { describe, expect, it } from 'vitest'
import { accountCells } from '../../src/domain/account-log'
import { plainText, draftOf } from '../../src/domain/chat'
import { nearestInstant } from '../../src/domain/kernel/instant'
import { tabCells, type TabMessage } from '../../src/domain/tab-log'
import { KeptDrafts } from '../../src/application/kept-drafts'
import type { AccountMessage } from '../../src/domain/account-log'
import { ann, ben, type Person } from '../support/builders/person'
import { clientId, lounge } from '../support/builders/message'
import { sessionOf } from '../support/builders/session'

const world = () => {
  const account = accountCells()
  const tab = tabCells()
  let seq = 0
  const hear = (message: AccountMessage | TabMessage) => {
    seq += 1
    for (const cell of [...Object.values(account), ...Object.values(tab)]) {
      cell.hear({ seq, at: nearestInstant(seq), from: null, message })
    }
  }
  const kept = new KeptDrafts(account, tab, hear)
  const say = (message: AccountMessage | TabMessage) => {
    hear(message)
    kept.follow()
  }
  const leave = () => {
    const ask = { unit: 'session', id: 'endSession', seq }
    hear({ type: 'ForgetAccount' })
    say({ type: 'SessionEnded', ask, reason: 'expired' })
  }
  const signIn = (person: Person, visit: number) => say({ type: 'SignedIn', session: sessionOf(person, visit) })
  signIn(ann, 1)
  say({ type: 'ChangeDraft', conversationId: lounge, text: 'half a thought' })
  return { say, leave, signIn, draft: () => draftOf(tab.composer.get(), lounge) }
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
