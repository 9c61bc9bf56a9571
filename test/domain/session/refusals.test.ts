import { describe, expect, it } from 'vitest'
import { refused, sessionRefused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import {
  isMember,
  isVisitor,
  signOutReason,
  needsSession,
  profileOf,
  sessionOf as inForce,
  sessionReducer,
} from '../../../src/domain/session'
import { noonPlus } from '../../support/builders/instant'
import { ann, vera } from '../../support/builders/person'
import { profileOf as profileWith, sessionOf } from '../../support/builders/session'
import { given, type Step } from '../../support/given'

const needSession: Step = { type: 'RequireSession' }
const annSignsIn: Step = { type: 'SignedIn', session: sessionOf(ann) }
const visitorEnters: Step = (ask) => ({ type: 'VisitorEntered', ask: ask('enterAsVisitor'), session: sessionOf(vera) })
const staysOut =
  (failure: Failure): Step =>
  (ask) => ({ type: 'VisitorNotEntered', ask: ask('enterAsVisitor'), failure })
const isUnknown =
  (failure: Failure): Step =>
  (ask) => ({ type: 'ProfileNotLoaded', ask: ask('loadProfile'), failure })
const entering = { in: 'entering', asks: { enterAsVisitor: {} } }

describe('A visitor session that the server refused', () => {
  const refusedOnce = given(sessionReducer, needSession, staysOut(refused('no')))

  it('ALL-9 a visitor session that the server refused is not requested again automatically', () => {
    refusedOnce.gives({ in: 'refused', asks: {} })
    expect([needsSession(refusedOnce.state), inForce(refusedOnce.state)]).toEqual([true, null])
  })

  it('a refused visitor session is requested again when a screen needs a session or the network returns', () => {
    refusedOnce.when(needSession).gives(entering)
    refusedOnce.when({ type: 'NetworkOnline' }).gives(entering)
  })
})

describe('A profile read', () => {
  it('ALL-9 a profile read that the server refused is not repeated automatically', () => {
    for (const failure of [refused('no'), sessionRefused]) {
      const known = given(sessionReducer, annSignsIn, isUnknown(failure)).gives({ in: { present: 'known' }, asks: {} })
      expect([isMember(known.state), profileOf(known.state)]).toEqual([true, null])
    }
  })

  it('a profile read that could not reach the server is repeated as soon as the network returns', () => {
    given(sessionReducer, annSignsIn, isUnknown(unreachable))
      .gives({ asks: { retry: { at: noonPlus(3_000) } } })
      .when({ type: 'NetworkOnline' })
      .gives({ in: { present: 'meeting' }, asks: { loadProfile: { sessionId: sessionOf(ann).sessionId } } })
  })
})

describe('The session state', () => {
  const stories = {
    nobody: given(sessionReducer),
    entering: given(sessionReducer, needSession),
    waiting: given(sessionReducer, needSession, staysOut(unreachable)),
    visitor: given(sessionReducer, needSession, visitorEnters),
    member: given(sessionReducer, annSignsIn),
    leaving: given(sessionReducer, annSignsIn, { type: 'SignOut' }),
    left: given(sessionReducer, annSignsIn, { type: 'SignOut' }, (ask) => ({
      type: 'SessionEnded',
      ask: ask('endSession'),
      reason: 'signedOut',
    })),
  }

  it.each([
    ['nobody', true, false, false, null],
    ['entering', false, false, false, null],
    ['waiting', false, false, false, null],
    ['visitor', false, true, false, null],
    ['member', false, false, true, null],
    ['leaving', true, false, false, 'signedOut'],
    ['left', true, false, false, 'signedOut'],
  ] as const)(
    'SES-3 the session state “%s” shows who is present, whether a session is needed and why the last session ended',
    (who, deps, visits, isIn, why) => {
      const { state } = stories[who]
      expect([needsSession(state), isVisitor(state), isMember(state), signOutReason(state)]).toEqual([
        deps,
        visits,
        isIn,
        why,
      ])
      expect([state.context.session === null, inForce(state) === null]).toEqual([
        !visits && who !== 'member' && who !== 'leaving',
        !visits && !isIn,
      ])
    },
  )

  it('SES-1 the session state shows no profile while a sign-out is in progress', () => {
    const known = given(sessionReducer, annSignsIn, (ask) => ({
      type: 'ProfileLoaded',
      ask: ask('loadProfile'),
      profile: profileWith(ann),
    }))
    expect([profileOf(known.state)?.name, profileOf(known.when({ type: 'SignOut' }).state)]).toEqual([ann.name, null])
  })

  it('SES-4 when a new session of the same member replaces the old session, the profile is requested again', () => {
    const twice = stories.member.when({ type: 'SignedIn', session: sessionOf(ann, 2) })
    twice.gives({ in: { present: 'meeting' }, asks: { loadProfile: { sessionId: sessionOf(ann, 2).sessionId } } })
    expect(twice.state.asks['loadProfile']?.seq).not.toBe(stories.member.state.asks['loadProfile']?.seq)
  })
})
