import { describe, it } from 'vitest'
import { openProfileReducer } from '../../../src/domain/profile'
import { ann, ben } from '../../support/builders/person'
import { given } from '../../support/given'

describe('An avatar', () => {
  const going = given(openProfileReducer, { type: 'VisitPerson', xid: ben.xid })

  it('an avatar opens its profile, once', () => {
    going.gives({ in: 'going', asks: { leadToPerson: { xid: ben.xid } } })
    going.when((ask) => ({ type: 'LedToPerson', ask: ask('leadToPerson') })).gives({ in: 'staying', asks: {} })
  })

  it('the avatar chosen last opens its profile', () => {
    going.when({ type: 'VisitPerson', xid: ann.xid }).gives({ asks: { leadToPerson: { xid: ann.xid } } })
  })

  it('an avatar opens nothing if the member is not found or the account is gone', () => {
    going
      .when((ask) => ({ type: 'NotLedToPerson', ask: ask('leadToPerson'), failure: null }))
      .gives({ in: 'staying', asks: {} })
    going.when({ type: 'ForgetAccount' }).gives({ in: 'staying', asks: {}, data: { xid: null } })
  })
})
