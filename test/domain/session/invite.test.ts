import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { inviteCodeOf, inviteCodeViewModel, inviteCodeReducer, isInviteCode } from '../../../src/domain/session'
import { sessionId } from '../../support/builders/session'
import { given, type Step } from '../../support/given'
import { badInput } from '../../ui/support/bad-inputs'

const session = sessionId('s-new')
const offer: Step = { type: 'AskForInviteCode', sessionId: session }
const submit = (secretRef = 1): Step => ({ type: 'SubmitInviteCode', secretRef })
const accepted: Step = (ask) => ({ type: 'InviteCodeAccepted', ask: ask('submitInvite') })
const refuse: Step = (ask) => ({ type: 'InviteCodeNotAccepted', ask: ask('submitInvite'), failure: refused('nobody') })
const lost: Step = (ask) => ({ type: 'InviteCodeNotAccepted', ask: ask('submitInvite'), failure: unreachable })

describe('The invite code', () => {
  it.each(['BI-366', 'BI-367', 'BI-368'])(
    '%s invite_code R2-173 R2-324 SES-12 a text that is not six ASCII letters or digits is no invite code',
    (id) => {
      const { text } = badInput('invite_code', id)
      expect([isInviteCode(text), isInviteCode(inviteCodeOf(text))]).toEqual([false, false])
    },
  )

  it('R1-148 R2-324 the invite code field keeps the first six ASCII letters and digits of the typed text, and drops the rest', () => {
    expect(['ABC123', ' ab-c1 23 ', 'ABC1234', 'ABC12'].map(inviteCodeOf)).toEqual([
      'ABC123',
      'abc123',
      'ABC123',
      'ABC12',
    ])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const taken = inviteCodeOf(typed)
        expect([/^[A-Za-z0-9]{0,6}$/.test(taken), isInviteCode(taken)]).toEqual([true, taken.length === 6])
      }),
    )
  })

  it('SES-12 before a new member signs in, the invite form is not offered and sends no code', () => {
    const story = given(inviteCodeReducer)
    expect(story.when(submit()).state).toBe(story.state)
    expect(inviteCodeViewModel(story.state).isOffered).toBe(false)
  })

  it('SES-12 the invite code is sent with the new session, once for two fast clicks', () => {
    const once = given(inviteCodeReducer, offer, submit(4))
    once.gives({ in: 'posting', asks: { submitInvite: { sessionId: session, secretRef: 4 } } })
    expect(once.when(submit(5)).state.asks).toEqual(once.state.asks)
  })

  it('the invite form is offered until a code is accepted, the form is skipped, or the account’s session ends', () => {
    given(inviteCodeReducer, offer, submit(), accepted).gives({ in: 'closed', asks: {}, data: { sessionId: null } })
    given(inviteCodeReducer, offer, { type: 'SkipInviteCode' }).gives({
      in: 'closed',
      asks: {},
      data: { sessionId: null },
    })
    given(inviteCodeReducer, offer, submit(), { type: 'ForgetAccount' }).gives({
      in: 'closed',
      asks: {},
      data: { sessionId: null },
    })
  })

  it('the invite form is busy while an invite code is being sent', () => {
    expect(
      [given(inviteCodeReducer, offer), given(inviteCodeReducer, offer, submit())].map(({ state }) =>
        inviteCodeViewModel(state),
      ),
    ).toEqual([
      { isOffered: true, busy: false, problem: null },
      { isOffered: true, busy: true, problem: null },
    ])
  })

  it('the invite form starts fresh for the next new member, and sends the code with that member’s session', () => {
    const other = sessionId('s-other')
    const next = given(inviteCodeReducer, offer, submit(), refuse, { type: 'AskForInviteCode', sessionId: other })
    expect(inviteCodeViewModel(next.state).problem).toBeNull()
    const later = given(inviteCodeReducer, offer, submit(), { type: 'AskForInviteCode', sessionId: other })
    later.gives({ in: { offered: 'fresh' }, asks: {} })
    next.when(submit(3)).gives({ asks: { submitInvite: { sessionId: other, secretRef: 3 } } })
  })

  it('the invite form shows that a code was refused or the server not reached, and accepts another code', () => {
    expect(inviteCodeViewModel(given(inviteCodeReducer, offer, submit(), refuse).state)).toEqual({
      isOffered: true,
      busy: false,
      problem: 'refused',
    })
    expect(inviteCodeViewModel(given(inviteCodeReducer, offer, submit(), lost).state)).toEqual({
      isOffered: true,
      busy: false,
      problem: 'unreached',
    })
    given(inviteCodeReducer, offer, submit(), refuse, submit(2)).gives({
      asks: { submitInvite: { sessionId: session, secretRef: 2 } },
    })
  })
})
