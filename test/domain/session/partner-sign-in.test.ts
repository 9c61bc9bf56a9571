import { describe, expect, it } from 'vitest'
import { refused } from '../../../src/domain/kernel/failure'
import { partnerQuestion, partnerSignInUnit } from '../../../src/domain/session'
import { given, type Step } from '../../support/given'

const arrive: Step = { type: 'PartnerArrived', secretRef: 4 }
const memberIn: Step = (ask) => ({ type: 'MemberIsIn', ask: ask('lookWhoIsIn') })
const nobodyIn: Step = (ask) => ({ type: 'NoMemberIsIn', ask: ask('lookWhoIsIn') })
const confirm: Step = { type: 'ConfirmPartner' }

describe('Coming from a partner', () => {
  it('R1-142 asks a visitor too, and exchanges the token when they agree; whoever declines stays who they are', () => {
    const asked = given(partnerSignInUnit, arrive, nobodyIn)
    expect(partnerQuestion(asked.state)).toBe('signIn')
    asked.gives({ asks: { keepToken: {} } })
    asked.when({ type: 'DeclinePartner' }).gives({ in: 'idle', asks: {} }).when(confirm).gives({ in: 'idle', asks: {} })
    asked.when(confirm).gives({ in: 'exchanging', asks: { exchangeToken: { secretRef: 4, mayReplace: false } } })
  })

  it('SES-8 BI-346 partner_access_token asks a member first, and exchanges when they agree', () => {
    const asked = given(partnerSignInUnit, arrive, memberIn)
    expect(partnerQuestion(asked.state)).toBe('replace')
    asked.gives({ asks: { keepToken: {} } }).when(confirm).gives({ asks: { exchangeToken: { secretRef: 4, mayReplace: true } } })
  })

  it('SES-8 leaves a member who declines as they are', () => {
    const declined = given(partnerSignInUnit, arrive, memberIn, { type: 'DeclinePartner' })
    declined.gives({ in: 'idle', asks: {} }).when(confirm).gives({ in: 'idle', asks: {} })
    expect(partnerQuestion(declined.state)).toBeNull()
  })

  it('SES-8 exchanges once, however often one agrees, and not again after it failed', () => {
    const story = given(partnerSignInUnit, arrive, memberIn, confirm)
    expect(story.when(confirm, arrive).state).toBe(story.state)
    story.when((ask) => ({ type: 'PartnerNotAccepted', ask: ask('exchangeToken'), failure: refused('no') }), confirm).gives({ in: 'idle', asks: {} })
  })

  it('asks no more once the page was loaded anew', () => {
    given(partnerSignInUnit, arrive, memberIn).reloaded()
      .when((ask) => ({ type: 'PartnerTokenLost', ask: ask('keepToken') })).gives({ in: 'idle', asks: {} })
  })
})
