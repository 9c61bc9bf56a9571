import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { refused } from '../../../src/domain/kernel/failure'
import { inviteCodeReducer } from '../../../src/domain/session'
import { sessionId } from '../../support/builders/session'
import { isSame } from '../../support/counterexample'
import { given, type Step } from '../../support/given'
import { answers, begun, brokenBy, runs, steps, walks, type Turn } from '../../support/walk'

it('SES-12 an invite code is posted only for the session that is new, once at a time', () => {
  type S = typeof inviteCodeReducer.initial
  const news = ['s-1', 's-2'].map((id) => sessionId(id))
  const turn: fc.Arbitrary<Turn<S>> = fc.oneof(
    steps<S>(
      ...news.map((id): Step => ({ type: 'AskForInviteCode', sessionId: id })),
      { type: 'SubmitInviteCode', secretRef: 1 },
      { type: 'SubmitInviteCode', secretRef: 2 },
      { type: 'SkipInviteCode' },
      { type: 'ForgetAccount' },
    ),
    fc.constantFrom<Turn<S>>(
      answers('submitInvite', 'ok', (id) => (ask) => ({ type: 'InviteCodeAccepted', ask: ask(id) })),
      answers('submitInvite', 'no', (id) => (ask) => ({
        type: 'InviteCodeNotAccepted',
        ask: ask(id),
        failure: refused('no'),
      })),
    ),
  )
  expect(
    brokenBy<S>(given(inviteCodeReducer), walks(turn, turn), (after, before, last) => {
      const { sessionId: offered } = before.state.context
      return begun(after, before, 'submitInvite').every(
        (input) =>
          offered !== null &&
          !runs(before, 'submitInvite') &&
          typeof before.state.value === 'object' &&
          last[fc.toStringMethod]().includes('SubmitInviteCode') &&
          isSame(input, { sessionId: offered, secretRef: after.state.context.secretRef }),
      )
    }),
  ).toBeNull()
})
