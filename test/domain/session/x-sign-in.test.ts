import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { StateDigest } from '../../../src/domain/kernel/ids'
import { stateDigest, xSignInViewModel, type XSignInPurpose } from '../../../src/domain/sign-in'
import { xSignInReducer } from '../../../src/domain/sign-in/x-sign-in.machine'
import { made } from '../../support/builders/made'
import { sessionId } from '../../support/builders/session'
import { given, type Step, type Story } from '../../support/given'

const signIn: XSignInPurpose = { purpose: 'signIn', sessionId: null }
const bind: XSignInPurpose = { purpose: 'bind', sessionId: sessionId('s-ann') }
const digest = (text: string): StateDigest => made(StateDigest, text)
const begin = (errand = signIn): Step => ({ type: 'sign-in/StartXSignIn', errand })
const read =
  (pending: string, secretRef = 1): Step =>
  (ask) => ({ type: 'sign-in/XAddressLoaded', ask: ask('readXAddress'), pending: digest(pending), secretRef })
const back = (returned: string | null, codeRef = 2, stateRef = 3): Step => ({
  type: 'sign-in/XCallbackReceived',
  returned: returned === null ? null : digest(returned),
  codeRef,
  stateRef,
})
const atX = (errand = signIn) => given(xSignInReducer, begin(errand), read('right'))
const shown = (story: Story<typeof xSignInReducer.initial>) => xSignInViewModel(story.state)

describe('The redirect to X', () => {
  it('R1-146 the sign-in with X requests the sign-in URL of X once for two fast clicks, and opens that URL', () => {
    const asking = given(xSignInReducer, begin())
    asking.gives({ in: 'asking', asks: { readXAddress: signIn } })
    expect(asking.when(begin()).state.asks).toEqual(asking.state.asks)
    asking
      .when(read('right', 7))
      .gives({ in: { idle: 'away' }, asks: { redirectToX: { secretRef: 7 } }, data: { pending: 'right' } })
  })

  it('if the sign-in URL of X cannot be read, the sign-in with X reports the failure and can be started again', () => {
    const failed = given(xSignInReducer, begin(), (ask) => ({
      type: 'sign-in/XAddressNotLoaded',
      ask: ask('readXAddress'),
      failure: unreachable,
    }))
    expect(shown(failed)).toMatchObject({ busy: false, problem: 'notBegun' })
    failed.when(begin()).gives({ in: 'asking' })
  })

  it('a member who returned without completing the sign-in with X can start the sign-in again', () => {
    atX()
      .when(begin(bind))
      .gives({ in: 'asking', asks: { readXAddress: bind }, data: { pending: null } })
  })
})

describe('The return from X', () => {
  it('R1-146 SES-10 the sign-in with X posts the returned code for the purpose, signing in or binding, that was started', () => {
    atX()
      .when(back('right'))
      .gives({
        in: 'posting',
        asks: { exchangeXCode: { errand: signIn, returned: { codeRef: 2, stateRef: 3 } } },
        data: { pending: null },
      })
    atX(bind)
      .when(back('right'))
      .gives({ asks: { exchangeXCode: { errand: bind, returned: { codeRef: 2, stateRef: 3 } } } })
  })

  it('BI-348 x_callback SES-10 the sign-in with X posts nothing if the callback has no state parameter', () => {
    const story = atX().when(back(null))
    story.gives({ in: { idle: 'strayed' }, asks: {} })
    expect(shown(story)).toMatchObject({ problem: 'strayed', busy: false })
  })

  it('BI-349 x_callback SES-10 the sign-in with X posts nothing if the state is not the pending state', () => {
    atX()
      .when(back('wrong'))
      .gives({ in: { idle: 'strayed' }, asks: {} })
    given(xSignInReducer, back('right')).gives({ in: { idle: 'strayed' }, asks: {} })
  })

  it('BI-350 x_callback the sign-in with X reports that X denied the sign-in, and posts no code that arrives later', () => {
    const denied = atX().when({ type: 'sign-in/XDenied' })
    denied.gives({ in: { idle: 'denied' }, asks: {}, data: { pending: null } })
    denied.when(back('right')).gives({ in: { idle: 'strayed' }, asks: {} })
  })

  it('BI-351 x_callback SES-10 the sign-in with X posts once if the callback page loads twice', () => {
    const once = atX().when(back('right', 2, 3))
    expect(once.when(back('right', 4, 5)).state.asks).toEqual(once.state.asks)
    const done = once.when((ask) => ({ type: 'sign-in/XAccepted', ask: ask('exchangeXCode') }))
    done
      .gives({ in: { idle: 'done' }, asks: {} })
      .when(back('right', 4, 5))
      .gives({ in: { idle: 'strayed' }, asks: {} })
    once
      .reloaded()
      .when(back('right', 4, 5))
      .gives({ asks: { exchangeXCode: { errand: signIn, returned: { codeRef: 2, stateRef: 3 } } } })
  })

  it('BI-352 x_callback SES-10 the sign-in with X posts nothing if the state belongs to the other purpose', () => {
    given(
      xSignInReducer,
      begin(bind),
      read('for-binding'),
      begin(signIn),
      read('for-signing-in'),
      back('for-binding'),
    ).gives({ in: { idle: 'strayed' }, asks: {} })
  })

  it('the sign-in with X reports that the server refused the returned code', () => {
    const refusedBack = atX().when(back('right'), (ask) => ({
      type: 'sign-in/XNotAccepted',
      ask: ask('exchangeXCode'),
      failure: refused('no'),
    }))
    expect(shown(refusedBack)).toMatchObject({ problem: 'refused', busy: false, done: false })
  })

  it('the sign-in with X posts nothing if the account’s session ended before the return from X', () => {
    atX(bind)
      .when({ type: 'ForgetAccount' }, back('right'))
      .gives({ in: { idle: 'strayed' }, asks: {} })
  })

  const outcomes = {
    notBegun: given(xSignInReducer, begin(bind), (ask) => ({
      type: 'sign-in/XAddressNotLoaded',
      ask: ask('readXAddress'),
      failure: unreachable,
    })),
    strayed: atX(bind).when(back('wrong')),
    denied: atX(bind).when({ type: 'sign-in/XDenied' }),
    refused: atX(bind).when(back('right'), (ask) => ({
      type: 'sign-in/XNotAccepted',
      ask: ask('exchangeXCode'),
      failure: refused('no'),
    })),
    done: atX(bind).when(back('right'), (ask) => ({ type: 'sign-in/XAccepted', ask: ask('exchangeXCode') })),
  }

  it.each(['notBegun', 'strayed', 'denied', 'refused', 'done'] as const)(
    'the outcome “%s” of the sign-in with X stays visible on the sign-in pages, and is removed on any other page',
    (part) => {
      const told = { purpose: 'bind', busy: false, done: part === 'done', problem: part === 'done' ? null : part }
      expect(shown(outcomes[part])).toEqual(told)
      for (const path of ['/sign-in', '/sign-in/x'])
        expect(shown(outcomes[part].when({ type: 'RouteChanged', path }))).toEqual(told)
      for (const path of ['/group', '/group/sign-in'])
        expect(shown(outcomes[part].when({ type: 'RouteChanged', path }))).toEqual({
          ...told,
          done: false,
          problem: null,
        })
    },
  )

  it('the sign-in with X is busy while the URL is read or the code is posted, but not while the member is at X', () => {
    const stories = [given(xSignInReducer), given(xSignInReducer, begin()), atX(), atX().when(back('right'))]
    expect(stories.map((story) => shown(story).busy)).toEqual([false, true, false, true])
    expect(stories.map((story) => [shown(story).done, shown(story).problem])).toEqual(stories.map(() => [false, null]))
  })

  it('SES-6 when the account’s session ends, the sign-in with X stops and all its data are removed', () => {
    for (const story of [atX(bind), outcomes.refused, atX(bind).when(back('right'))])
      story
        .when({ type: 'ForgetAccount' })
        .gives({ in: { idle: 'fresh' }, asks: {}, data: xSignInReducer.initial.context })
  })

  it('SES-10 for any order of events, the sign-in with X posts only a return with the state issued last, and only once', () => {
    const steps = fc.array(
      fc.oneof(
        fc.constantFrom(
          begin(signIn),
          begin(bind),
          { type: 'sign-in/XDenied' } as const,
          { type: 'RouteChanged', path: '/group' } as const,
        ),
        fc.constantFrom('one', 'two', 'three').map((state) => back(state)),
        fc.constant('address' as const),
        fc.constant('answer' as const),
        fc.constant('reload' as const),
      ),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(steps, (walk) => {
        let given_ = 0
        let pending: string | null = null
        let story = given(xSignInReducer)
        for (const step of walk) {
          const before = story
          const asked = before.asked()
          if (step === 'reload') story = story.reloaded()
          else if (step === 'address') {
            if ('readXAddress' in asked)
              story = story.when(read((pending = ['one', 'two', 'three'][given_++ % 3] ?? '')))
          } else if (step === 'answer') {
            if ('exchangeXCode' in asked)
              story = story.when((ask) => ({ type: 'sign-in/XAccepted', ask: ask('exchangeXCode') }))
          } else story = story.when(step)
          const isPosted = 'exchangeXCode' in story.asked() && !('exchangeXCode' in asked)
          const returned = typeof step === 'object' && 'returned' in step ? step.returned : null
          expect(isPosted ? returned : null).toBe(isPosted ? pending : null)
          expect(!isPosted || pending !== null).toBe(true)
          if (isPosted) pending = null
        }
      }),
    )
  })
})

describe('The fingerprint of an X sign-in state', () => {
  it('SES-10 R1-146 two different states have different fingerprints, and each fingerprint consists of 32 hex digits', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
        expect(stateDigest(one) === stateDigest(other)).toBe(one === other)
        expect(stateDigest(one)).toMatch(/^[0-9a-f]{32}$/)
      }),
    )
    expect(stateDigest('')).toBeNull()
  })
})
