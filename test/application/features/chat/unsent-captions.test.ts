import { describe, expect, it } from 'vitest'
import { clientId, lounge } from '../../../support/builders/message'
import { ann } from '../../../support/builders/person'
import { sessionOf } from '../../../support/builders/session'
import { captioned, world } from './unsent-drafts-story'

describe('The caption of unsent pictures when the session ends', () => {
  it.each([
    ['signs in again', 2],
    ['continues, because the leader missed the session end', 1],
  ])('R4-012 the caption of pictures that were moving to the outbox is restored if the session %s', (_, visit) => {
    const { say, sendPicture, leave, signIn, draft } = world()
    sendPicture()
    expect(draft()).toBe('')
    say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    leave()
    signIn(ann, visit)
    expect(draft()).toBe('half a thought')
  })

  it('R4-012 a caption is not restored if the outbox has its pictures, or if the tab never cleared the account', () => {
    const taken = world()
    taken.sendPicture()
    taken.say({
      type: 'chat/SendFiles',
      conversationId: lounge,
      clientId: clientId('p1'),
      content: captioned,
      files: [],
    })
    taken.say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    taken.leave()
    taken.signIn(ann, 1)
    const kept = world()
    kept.sendPicture()
    kept.say({ type: 'SessionExpired', sessionId: sessionOf(ann, 1).sessionId })
    kept.say({ type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 3 }, reason: 'expired' })
    kept.signIn(ann, 2)
    expect([taken.draft(), kept.draft()]).toEqual(['', ''])
  })
})
