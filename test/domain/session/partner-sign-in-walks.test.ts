import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { refused } from '../../../src/domain/kernel/failure'
import { partnerSignInReducer } from '../../../src/domain/partner-sign-in/partner-sign-in.machine'
import { isSame } from '../../support/counterexample'
import { given } from '../../support/given'
import { answers, begun, brokenBy, does, steps, walks, type Turn } from '../../support/walk'

it('SES-8 a partner’s token is exchanged only in the turn of the person’s consent, and once for each consent', () => {
  type S = typeof partnerSignInReducer.initial
  const confirm = does<S>({ type: 'partner-sign-in/ConfirmPartner' })
  const turn: fc.Arbitrary<Turn<S>> = fc.oneof(
    fc.constantFrom(confirm),
    steps<S>(
      { type: 'partner-sign-in/PartnerArrived', secretRef: 1 },
      { type: 'partner-sign-in/PartnerArrived', secretRef: 2 },
      { type: 'partner-sign-in/DeclinePartner' },
    ),
    fc.constantFrom<Turn<S>>(
      answers('loadSignedInMember', 'in', (id) => (ask) => ({
        type: 'partner-sign-in/MemberSignedIn',
        ask: ask(id),
      })),
      answers('loadSignedInMember', 'out', (id) => (ask) => ({
        type: 'partner-sign-in/NoMemberSignedIn',
        ask: ask(id),
      })),
      answers('exchangeToken', 'ok', (id) => (ask) => ({ type: 'partner-sign-in/PartnerAccepted', ask: ask(id) })),
      answers('exchangeToken', 'no', (id) => (ask) => ({
        type: 'partner-sign-in/PartnerNotAccepted',
        ask: ask(id),
        failure: refused('no'),
      })),
    ),
  )
  expect(
    brokenBy<S>(given(partnerSignInReducer), walks(turn, turn), (after, before, last) => {
      const inputs = begun(after, before, 'exchangeToken')
      const asked = before.state.value
      return (
        inputs.length === 0 ||
        (last === confirm &&
          isSame(inputs, [{ secretRef: before.state.context.secretRef, mayReplace: asked === 'confirming' }]))
      )
    }),
  ).toBeNull()
})
