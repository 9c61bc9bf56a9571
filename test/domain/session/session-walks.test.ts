import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { sessionReducer } from '../../../src/domain/session'
import { ann, ben, vera } from '../../support/builders/person'
import { profileOf, sessionId, sessionOf } from '../../support/builders/session'
import { isSame } from '../../support/counterexample'
import { given, type Step, type Story } from '../../support/given'
import { answers, begun, brokenBy, passes, runs, steps, walks, type Turn } from '../../support/walk'

describe('A session, whatever happens', () => {
  type S = typeof sessionReducer.initial
  const people = [ann, ben] as const
  const turn: fc.Arbitrary<Turn<S>> = fc.oneof(
    steps<S>(
      { type: 'RequireSession' },
      { type: 'SignOut' },
      { type: 'NetworkOnline' },
      ...people.flatMap((who): readonly Step[] => [
        { type: 'SignedIn', session: sessionOf(who) },
        { type: 'SessionExpired', sessionId: sessionOf(who).sessionId },
      ]),
    ),
    fc.constantFrom<Turn<S>>(
      answers('enterAsVisitor', 'ok', (id) => (ask) => ({
        type: 'VisitorEntered',
        ask: ask(id),
        session: sessionOf(vera),
      })),
      answers('loadProfile', 'ok', (id) => (ask) => ({ type: 'ProfileLoaded', ask: ask(id), profile: profileOf(ann) })),
      answers('endSession', 'ok', (id) => (ask) => ({ type: 'SessionEnded', ask: ask(id), reason: 'expired' })),
    ),
    fc.constantFrom(unreachable, refused('no')).map((failure) =>
      answers<S>('enterAsVisitor', failure._tag, (id) => (ask) => ({
        type: 'VisitorNotEntered',
        ask: ask(id),
        failure,
      })),
    ),
    fc.constantFrom(passes<S>(1_000), passes<S>(30_000)),
  )
  const broken = (holds: (after: Story<S>, before: Story<S>) => boolean): string | null =>
    brokenBy<S>(given(sessionReducer), walks(turn, turn), holds)

  it('SES-1 without a session nothing of a member is known, and with one its ids and method are', () => {
    expect(
      broken(({ state: { value, context } }) => {
        const { session, profile } = context
        const isThere = typeof value === 'object' || value === 'leaving'
        return (
          (session !== null) === isThere &&
          (session === null
            ? profile === null
            : [session.xid, session.uid, session.method, session.sessionId].every((one) => one !== ''))
        )
      }),
    ).toBeNull()
  })

  it('SES-3 a visitor session is requested only while there is no session', () => {
    expect(broken((after) => after.state.context.session === null || !runs(after, 'enterAsVisitor'))).toBeNull()
  })

  it('SES-4 a session is ended once, however often it expires', () => {
    expect(
      broken(
        (after, before) =>
          begun(after, before, 'endSession').length === 0 ||
          (before.state.value !== 'leaving' && after.state.value === 'leaving'),
      ),
    ).toBeNull()
  })

  it('SES-5 the expiry of another session changes nothing', () => {
    const other = { type: 'SessionExpired', sessionId: sessionId('s-older') } as const
    expect(broken((story) => isSame(story.when(other).state, story.state))).toBeNull()
  })
})
