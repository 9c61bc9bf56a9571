import { describe, it } from 'vitest'
import { openProfileReducer } from '../../../src/domain/profile'
import { ann, ben } from '../../support/builders/person'
import { given } from '../../support/given'

describe('A pressed avatar', () => {
  const going = given(openProfileReducer, { type: 'VisitPerson', xid: ben.xid })

  it('a pressed avatar opens the member’s profile once', () => {
    going.gives({ in: 'going', asks: { leadToPerson: { xid: ben.xid } } })
    going.when((ask) => ({ type: 'LedToPerson', ask: ask('leadToPerson') })).gives({ in: 'staying', asks: {} })
  })

  it('if a second avatar is pressed before the first profile opens, the profile of the second avatar opens', () => {
    going.when({ type: 'VisitPerson', xid: ann.xid }).gives({ asks: { leadToPerson: { xid: ann.xid } } })
  })

  it('a pressed avatar opens no profile if the member is not found or the account’s session ends', () => {
    going
      .when((ask) => ({ type: 'NotLedToPerson', ask: ask('leadToPerson'), failure: null }))
      .gives({ in: 'staying', asks: {} })
    going.when({ type: 'ForgetAccount' }).gives({ in: 'staying', asks: {}, data: { xid: null } })
  })
})
