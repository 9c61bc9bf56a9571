import { describe, it } from 'vitest'
import { openProfileReducer } from '../../../src/domain/profile/open-profile.machine'
import { ann, ben } from '../../support/builders/person'
import { given } from '../../support/given'

describe('A pressed avatar', () => {
  const going = given(openProfileReducer, { type: 'profile/OpenPersonProfile', xid: ben.xid })

  it('a pressed avatar opens the member’s profile once', () => {
    going.gives({ in: 'going', asks: { openProfileOf: { xid: ben.xid } } })
    going
      .when((ask) => ({ type: 'profile/PersonProfileOpened', ask: ask('openProfileOf') }))
      .gives({ in: 'staying', asks: {} })
  })

  it('if a second avatar is pressed before the first profile opens, the profile of the second avatar opens', () => {
    going.when({ type: 'profile/OpenPersonProfile', xid: ann.xid }).gives({ asks: { openProfileOf: { xid: ann.xid } } })
  })

  it('a pressed avatar opens no profile if the member is not found or the account’s session ends', () => {
    going
      .when((ask) => ({ type: 'profile/PersonProfileNotOpened', ask: ask('openProfileOf'), failure: null }))
      .gives({ in: 'staying', asks: {} })
    going.when({ type: 'ForgetAccount' }).gives({ in: 'staying', asks: {}, data: { xid: null } })
  })
})
