import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { emailSignInReducer } from '../../../src/domain/sign-in/email-sign-in.machine'
import { isSame } from '../../support/counterexample'
import { given } from '../../support/given'
import { answers, begun, brokenBy, passes, runs, sleeps, steps, walks, type Turn } from '../../support/walk'

it('SES-11 a code goes only to an address, not to the same one again within 60 s, and a login is sent once at a time', () => {
  type S = typeof emailSignInReducer.initial
  const turn: fc.Arbitrary<Turn<S>> = fc.oneof(
    steps<S>(
      { type: 'sign-in/RequestCode', email: 'ann@b.example' },
      { type: 'sign-in/RequestCode', email: 'ben@b.example' },
      { type: 'sign-in/RequestCode', email: 'nobody' },
      { type: 'sign-in/ChangeEmail' },
      { type: 'sign-in/SubmitCode', secretRef: 1 },
      { type: 'sign-in/SubmitCode', secretRef: 2 },
    ),
    fc.constantFrom<Turn<S>>(
      answers('sendCode', 'ok', (id) => (ask) => ({ type: 'sign-in/CodeSent', ask: ask(id) })),
      answers('signInByEmail', 'ok', (id) => (ask) => ({ type: 'sign-in/CodeAccepted', ask: ask(id) })),
    ),
    fc.constantFrom(unreachable, refused('no')).map((failure) =>
      answers<S>('sendCode', failure._tag, (id) => (ask) => ({
        type: 'sign-in/CodeNotSent',
        ask: ask(id),
        failure,
      })),
    ),
    fc.constantFrom(unreachable, refused('no')).map((failure) =>
      answers<S>('signInByEmail', failure._tag, (id) => (ask) => ({
        type: 'sign-in/CodeNotAccepted',
        ask: ask(id),
        failure,
      })),
    ),
    fc.constantFrom(passes<S>(30_000), sleeps<S>(59_999), sleeps<S>(61_000)),
  )
  expect(
    brokenBy<S>(given(emailSignInReducer), walks(turn, turn), (after, before) => {
      const { email, sentTo, resendAt } = before.state.context
      return (
        begun(after, before, 'sendCode').every(
          (input) => !isSame(input, { email: 'nobody' }) && (!isSame(input, { email: sentTo }) || after.at >= resendAt),
        ) &&
        (begun(after, before, 'signInByEmail').length === 0 || !runs(before, 'signInByEmail')) &&
        email !== 'nobody'
      )
    }),
  ).toBeNull()
})
