import { describe, expect, it } from 'vitest'
import { unreachable } from '../../../src/domain/kernel/failure'
import {
  isMember,
  isVisitor,
  knowsNobody,
  signOutReason,
  memberOf,
  needsSession,
  profileOf as shownProfile,
  sessionOf as inForce,
  sessionReducer,
} from '../../../src/domain/session'
import { noonPlus } from '../../support/builders/instant'
import { ann, ben, vera } from '../../support/builders/person'
import { profileOf, sessionId, sessionOf } from '../../support/builders/session'
import { alarm, given, wait, type Step } from '../../support/given'

const needSession: Step = { type: 'RequireSession' }
const annSignsIn: Step = { type: 'SignedIn', session: sessionOf(ann) }
const annExpires: Step = { type: 'SessionExpired', sessionId: sessionOf(ann).sessionId }
const visitorEnters: Step = (ask) => ({ type: 'VisitorEntered', ask: ask('enterAsVisitor'), session: sessionOf(vera) })
const visitorStaysOut: Step = (ask) => ({ type: 'VisitorNotEntered', ask: ask('enterAsVisitor'), failure: unreachable })
const annIsKnown: Step = (ask) => ({ type: 'ProfileLoaded', ask: ask('loadProfile'), profile: profileOf(ann) })
const ended: Step = (ask) => ({ type: 'SessionEnded', ask: ask('endSession'), reason: 'signedOut' })

describe('A visitor session', () => {
  it('R1-141 SES-3 a visitor session starts when a session is needed and none exists', () => {
    given(sessionReducer, needSession)
      .gives({ in: 'entering', asks: { enterAsVisitor: {} } })
      .when(visitorEnters)
      .gives({ in: { present: 'meeting' }, data: { session: sessionOf(vera) } })
  })

  it('SES-3 a visitor session does not start before a screen needs a session', () => {
    given(sessionReducer).gives({ in: 'absent', asks: {} })
  })

  it('SES-3 a visitor session starts with one request, however many screens need a session', () => {
    const entering = given(sessionReducer, needSession)
    expect(entering.when(needSession, needSession).state.asks).toEqual(entering.state.asks)
  })

  it('SES-3 a visitor session that arrives after a member has signed in does not replace the member’s session', () => {
    const entering = given(sessionReducer, needSession)
    const ask = { unit: 'session', id: 'enterAsVisitor', seq: 1 }
    entering
      .when(annSignsIn, { type: 'VisitorEntered', ask, session: sessionOf(vera) })
      .gives({ data: { session: sessionOf(ann) }, asks: { loadProfile: { sessionId: sessionOf(ann).sessionId } } })
  })

  it('SES-3 a visitor session does not start while another session exists', () => {
    given(sessionReducer, annSignsIn)
      .when(needSession)
      .gives({ in: { present: 'meeting' }, data: { session: sessionOf(ann) } })
  })

  it('a visitor session is requested again 3 s after the server could not be reached', () => {
    given(sessionReducer, needSession, wait(40), visitorStaysOut)
      .gives({ in: 'waiting', asks: { retry: { at: noonPlus(3_040) } } })
      .when(alarm('retry'))
      .gives({ in: 'entering', asks: { enterAsVisitor: {} } })
  })

  it('a visitor session that could not be requested is requested again as soon as the network returns', () => {
    given(sessionReducer, needSession, visitorStaysOut).when({ type: 'NetworkOnline' }).gives({ in: 'entering' })
  })

  it('a reload does not lengthen the 3 s until a visitor session is requested again', () => {
    given(sessionReducer, needSession, visitorStaysOut, wait(2_000))
      .reloaded()
      .gives({ asks: { retry: { at: noonPlus(3_000) } } })
  })

  it('a person with a visitor session is a visitor, and no member', () => {
    const { state } = given(sessionReducer, needSession, visitorEnters)
    expect([isVisitor(state), isMember(state)]).toEqual([true, false])
  })
})

describe('A member who signs in', () => {
  it.each(['wallet', 'email', 'x'] as const)(
    'R1-002 a person signed in by %s is a member, and no visitor',
    (method) => {
      const { state } = given(sessionReducer, { type: 'SignedIn', session: { ...sessionOf(ann), method } })
      expect([isMember(state), isVisitor(state)]).toEqual([true, false])
    },
  )

  it('a member counts as signed in before the profile is loaded, and the profile shows once it is loaded', () => {
    const story = given(sessionReducer, annSignsIn)
    expect([isMember(story.state), shownProfile(story.state)]).toEqual([true, null])
    expect(shownProfile(story.when(annIsKnown).state)).toEqual(profileOf(ann))
  })

  it('if the server could not be reached, the profile of a new member is requested again after 3 s', () => {
    given(sessionReducer, annSignsIn, (ask) => ({
      type: 'ProfileNotLoaded',
      ask: ask('loadProfile'),
      failure: unreachable,
    }))
      .gives({ in: { present: 'unknown' }, asks: { retry: { at: noonPlus(3_000) } } })
      .when(alarm('retry'))
      .gives({ in: { present: 'meeting' } })
  })

  it('when a member saves the profile, the new name and picture are shown, unless the profile was never loaded', () => {
    const saved: Step = {
      type: 'ProfileSaved',
      draft: { uid: ann.uid, name: 'Anna', bio: 'hi', avatar: 'https://store.example/a.png', banner: null },
    }
    expect(shownProfile(given(sessionReducer, annSignsIn, annIsKnown, saved).state)).toEqual({
      ...profileOf(ann),
      name: 'Anna',
      avatar: 'https://store.example/a.png',
    })
    expect(shownProfile(given(sessionReducer, annSignsIn, saved).state)).toBeNull()
  })

  it('the current account is the signed-in member, but no visitor and no member whose session has expired', () => {
    const visitor = given(sessionReducer, needSession, visitorEnters)
    expect(
      [
        given(sessionReducer),
        visitor,
        given(sessionReducer, annSignsIn),
        given(sessionReducer, annSignsIn, annExpires),
      ].map(({ state }) => memberOf(state)),
    ).toEqual([null, null, ann.xid, null])
  })

  it('a member who signs in replaces the visitor, and the visitor’s profile is not shown', () => {
    given(sessionReducer, needSession, visitorEnters, (ask) => ({
      type: 'ProfileLoaded',
      ask: ask('loadProfile'),
      profile: profileOf(vera),
    }))
      .when(annSignsIn)
      .gives({ in: { present: 'meeting' }, data: { session: sessionOf(ann), profile: null } })
  })

  it('ALL-3 a member is signed in once, even if the sign-in message arrives twice', () => {
    const known = given(sessionReducer, annSignsIn, annIsKnown)
    expect(known.when(annSignsIn).state).toBe(known.state)
  })
})

describe('Whether a member has ever signed in', () => {
  it.each([
    ['there was never a session', true, []],
    ['a visitor session exists', true, [needSession, visitorEnters]],
    ['a member is signed in', false, [annSignsIn]],
    ['a session is ending', false, [annSignsIn, annExpires]],
    ['a session has ended', false, [annSignsIn, annExpires, ended]],
    ['a visitor session follows', false, [annSignsIn, annExpires, ended, needSession, visitorEnters]],
  ] as const)('SES-6 when %s, the statement “no member has signed in so far” is %s', (_, isSo, steps) => {
    expect(knowsNobody(given(sessionReducer, ...steps).state)).toBe(isSo)
  })
})

describe('The end of a session', () => {
  it('SES-4 a session ends once, however many requests were refused', () => {
    const leaving = given(sessionReducer, annSignsIn, annIsKnown, annExpires)
    leaving.gives({ in: 'leaving', asks: { endSession: { session: sessionOf(ann), reason: 'expired' } } })
    expect(leaving.when(annExpires, annExpires, annExpires).state.asks).toEqual(leaving.state.asks)
  })

  it('SES-4 if two reasons end a session, the first reason is reported', () => {
    given(sessionReducer, annSignsIn, { type: 'SignOut' }, annExpires).gives({
      asks: { endSession: { session: sessionOf(ann), reason: 'signedOut' } },
    })
  })

  it('SES-5 a session expiry that names an older session does not end the current session', () => {
    const present = given(sessionReducer, annSignsIn, { type: 'SignedIn', session: sessionOf(ann, 2) })
    expect(present.when(annExpires).state).toBe(present.state)
  })

  it('SES-5 a session expiry that names an unknown session does not end the current session', () => {
    const present = given(sessionReducer, annSignsIn)
    expect(present.when({ type: 'SessionExpired', sessionId: sessionId('other') }).state).toBe(present.state)
  })

  it('SES-4 a session that expires before its profile is loaded is ended as well', () => {
    given(sessionReducer, annSignsIn, annExpires).gives({ in: 'leaving' })
  })

  it('SES-4 a late expiry of the ended session does not disturb a visitor session that is starting', () => {
    const entering = given(sessionReducer, annSignsIn, annExpires, ended, needSession)
    expect(entering.when(annExpires).state).toBe(entering.state)
  })

  it('after a sign-out no session is valid at once, and the reason for its end is “signedOut”', () => {
    const { state } = given(sessionReducer, annSignsIn, { type: 'SignOut' })
    expect([inForce(state), signOutReason(state)]).toEqual([null, 'signedOut'])
  })

  it('SES-1 SES-6 when a session ends, all data of the member are removed from the session state', () => {
    const { state } = given(sessionReducer, annSignsIn, annIsKnown, { type: 'SignOut' }, ended)
    expect(JSON.stringify(sessionReducer.codec.encode(state))).not.toContain('ann')
    expect(state.value).toBe('absent')
  })

  it('another account can sign in before the old session’s end is confirmed, and keeps its session', () => {
    const { state } = given(
      sessionReducer,
      annSignsIn,
      { type: 'SignOut' },
      { type: 'SignedIn', session: sessionOf(ben) },
      { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 2 }, reason: 'signedOut' },
    ).gives({ in: { present: 'meeting' }, data: { session: sessionOf(ben) } })
    expect(signOutReason(state)).toBe(null)
  })

  it('SES-3 a screen that needs a session during a sign-out gets one visitor session once the sign-out has ended', () => {
    const leaving = given(sessionReducer, annSignsIn, { type: 'SignOut' })
    const asked = leaving.when(needSession)
    expect([needsSession(leaving.state), needsSession(asked.state)]).toEqual([true, false])
    for (const story of [asked, asked.when(needSession), asked.reloaded()])
      story.when(ended).gives({
        in: 'entering',
        asks: { enterAsVisitor: {} },
        data: { session: null, profile: null, isNeeded: false },
      })
    asked
      .when(ended, visitorEnters, { type: 'SignOut' })
      .when((ask) => ({ type: 'SessionEnded', ask: ask('endSession'), reason: 'signedOut' }))
      .gives({ in: 'absent', asks: {} })
    asked
      .when({ type: 'SignedIn', session: sessionOf(ben) }, { type: 'SignOut' }, ended)
      .gives({ in: 'absent', asks: {} })
  })

  it('a session whose end is not yet confirmed is still ending after a reload', () => {
    given(sessionReducer, annSignsIn, { type: 'SignOut' })
      .reloaded()
      .gives({ in: 'leaving', asks: { endSession: { session: sessionOf(ann), reason: 'signedOut' } } })
      .when(ended)
      .gives({ in: 'absent', asks: {} })
  })
})
