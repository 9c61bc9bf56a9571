import { describe, expect, it } from 'vitest'
import { refused } from '../../../src/domain/kernel/failure'
import { isPartnerArriving, partnerQuestion } from '../../../src/domain/partner-sign-in'
import { partnerSignInReducer } from '../../../src/domain/partner-sign-in/partner-sign-in.machine'
import { given, type Step } from '../../support/given'

const arrive: Step = { type: 'partner-sign-in/PartnerArrived', secretRef: 4 }
const memberIn: Step = (ask) => ({ type: 'partner-sign-in/MemberSignedIn', ask: ask('loadSignedInMember') })
const nobodyIn: Step = (ask) => ({ type: 'partner-sign-in/NoMemberSignedIn', ask: ask('loadSignedInMember') })
const confirm: Step = { type: 'partner-sign-in/ConfirmPartner' }

describe('A sign-in by partner token', () => {
  it('R1-142 the partner token of a visitor is exchanged only after the visitor has consented', () => {
    const asked = given(partnerSignInReducer, arrive, nobodyIn)
    expect(partnerQuestion(asked.state)).toBe('signIn')
    asked.gives({ asks: { holdPartnerToken: {} } })
    asked
      .when({ type: 'partner-sign-in/DeclinePartner' })
      .gives({ in: 'idle', asks: {} })
      .when(confirm)
      .gives({ in: 'idle', asks: {} })
    asked.when(confirm).gives({ in: 'exchanging', asks: { exchangeToken: { secretRef: 4, mayReplace: false } } })
  })

  it('SES-8 BI-346 partner_access_token a signed-in member must consent before the partner token is exchanged', () => {
    const asked = given(partnerSignInReducer, arrive, memberIn)
    expect(partnerQuestion(asked.state)).toBe('replace')
    asked
      .gives({ asks: { holdPartnerToken: {} } })
      .when(confirm)
      .gives({ asks: { exchangeToken: { secretRef: 4, mayReplace: true } } })
  })

  it('SES-8 if a signed-in member declines a partner sign-in, the partner token is not exchanged and the question closes', () => {
    const declined = given(partnerSignInReducer, arrive, memberIn, { type: 'partner-sign-in/DeclinePartner' })
    declined.gives({ in: 'idle', asks: {} }).when(confirm).gives({ in: 'idle', asks: {} })
    expect(partnerQuestion(declined.state)).toBeNull()
  })

  it('SES-8 the partner token is exchanged once, even after a second consent or a failure', () => {
    const story = given(partnerSignInReducer, arrive, memberIn, confirm)
    expect(story.when(confirm, arrive).state).toBe(story.state)
    story
      .when(
        (ask) => ({ type: 'partner-sign-in/PartnerNotAccepted', ask: ask('exchangeToken'), failure: refused('no') }),
        confirm,
      )
      .gives({ in: 'idle', asks: {} })
  })

  it('a partner sign-in is pending from the arrival of the partner token until the server has accepted the token', () => {
    const accepted: Step = (ask) => ({ type: 'partner-sign-in/PartnerAccepted', ask: ask('exchangeToken') })
    const stories = [
      [],
      [arrive],
      [arrive, nobodyIn],
      [arrive, memberIn],
      [arrive, nobodyIn, confirm],
      [arrive, nobodyIn, confirm, accepted],
    ].map((steps) => given(partnerSignInReducer, ...steps).state)
    expect(stories.map((state) => [isPartnerArriving(state), partnerQuestion(state)])).toEqual([
      [false, null],
      [true, null],
      [true, 'signIn'],
      [true, 'replace'],
      [true, null],
      [false, null],
    ])
  })

  it('SES-8 a second partner token needs new consent, even after consent to the first token', () => {
    given(
      partnerSignInReducer,
      arrive,
      memberIn,
      confirm,
      (ask) => ({ type: 'partner-sign-in/PartnerAccepted', ask: ask('exchangeToken') }),
      { type: 'partner-sign-in/PartnerArrived', secretRef: 5 },
      nobodyIn,
      confirm,
    ).gives({ asks: { exchangeToken: { secretRef: 5, mayReplace: false } } })
  })

  it('a partner sign-in that waits for consent ends after a reload, because the partner token is lost', () => {
    given(partnerSignInReducer, arrive, memberIn)
      .reloaded()
      .when((ask) => ({ type: 'partner-sign-in/PartnerTokenExpired', ask: ask('holdPartnerToken') }))
      .gives({ in: 'idle', asks: {} })
  })
})
