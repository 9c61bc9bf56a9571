import { describe, expect, it } from 'vitest'
import { refused } from '../../../src/domain/kernel/failure'
import { codeOf, isEmail, isWholeCode, emailSignInViewModel } from '../../../src/domain/sign-in'
import { emailSignInReducer } from '../../../src/domain/sign-in/email-sign-in.machine'
import { noonPlus } from '../../support/builders/instant'
import { alarm, given, wait, type Step } from '../../support/given'

const email = 'ann@b.example'
const request: Step = { type: 'sign-in/RequestCode', email }
const submit = (secretRef = 1): Step => ({ type: 'sign-in/SubmitCode', secretRef })
const codeSent: Step = (ask) => ({ type: 'sign-in/CodeSent', ask: ask('sendCode') })
const codeRefused: Step = (ask) => ({
  type: 'sign-in/CodeNotAccepted',
  ask: ask('signInByEmail'),
  failure: refused('wrong code'),
})

describe('Signing in by email', () => {
  it.each(['', 'a@b', 'a b@c.example', 'a@b.example\r\nBcc: x@y.example', '"<script>"@b.example'])(
    'SES-11 the email form requests no code for the invalid email address %j',
    (text) => {
      const fresh = given(emailSignInReducer)
      expect(fresh.when({ type: 'sign-in/RequestCode', email: text }).state).toBe(fresh.state)
    },
  )

  it('SES-11 the email form requests one code for two fast clicks', () => {
    const once = given(emailSignInReducer, request)
    once.gives({ in: 'sendingCode', asks: { sendCode: { email } } })
    expect(once.when(request).state.asks).toEqual(once.state.asks)
  })

  it('SES-11 the email form submits a code once for two fast clicks', () => {
    const once = given(emailSignInReducer, request, codeSent, submit(1))
    expect(once.when(submit(2)).state.asks).toEqual(once.state.asks)
  })

  it('the email form goes to the code step if the code was sent, and else stays at the email step with the failure', () => {
    expect(emailSignInViewModel(given(emailSignInReducer, request, codeSent).state)).toMatchObject({
      step: 'code',
      busy: false,
      problem: null,
    })
    const notSent = given(emailSignInReducer, request, (ask) => ({
      type: 'sign-in/CodeNotSent',
      ask: ask('sendCode'),
      failure: refused('no'),
    }))
    expect(emailSignInViewModel(notSent.state)).toMatchObject({
      step: 'email',
      busy: false,
      problem: { of: 'sending' },
      email,
    })
    expect(
      emailSignInViewModel(notSent.when({ type: 'sign-in/TypeEmail', email: 'ben@town.example' }).state).problem,
    ).toBeNull()
  })

  it('SES-11 after a refused code the email form accepts another code', () => {
    const story = given(emailSignInReducer, request, codeSent, submit(1))
    expect(emailSignInViewModel(story.state)).toMatchObject({ step: 'code', busy: true, problem: null })
    expect(emailSignInViewModel(story.when(codeRefused).state)).toMatchObject({
      step: 'code',
      busy: false,
      problem: { of: 'code' },
    })
    story.when(codeRefused, submit(2)).gives({
      asks: {
        signInByEmail: { email, secretRef: 2 },
        resendHold: { at: noonPlus(60_000) },
      },
    })
  })

  it('the email form shows the failure and its reason until the next attempt', () => {
    const failure = refused('no')
    const notSent: Step = (ask) => ({ type: 'sign-in/CodeNotSent', ask: ask('sendCode'), failure })
    const problem = (...steps: readonly Step[]) =>
      emailSignInViewModel(given(emailSignInReducer, request, ...steps).state).problem
    expect([problem(), problem(notSent), problem(notSent, request)]).toEqual([null, { of: 'sending', failure }, null])
    const again = [codeSent, wait(60_000), alarm('resendHold'), request] as const
    expect([
      problem(...again),
      problem(...again, notSent),
      problem(...again, notSent, request),
      problem(...again, codeSent),
    ]).toEqual([null, { of: 'sending', failure }, null, null])
    expect([
      problem(codeSent, submit(), codeRefused),
      problem(codeSent, submit(), codeRefused, submit()),
      problem(codeSent, submit(), codeRefused, { type: 'sign-in/ChangeEmail' }),
    ]).toEqual([{ of: 'code', failure: refused('wrong code') }, null, null])
  })

  it('SES-6 after the account’s session ends, the email form is empty and can request a code at once', () => {
    for (const steps of [[request], [request, codeSent], [request, codeSent, submit(), codeRefused]]) {
      const left = given(emailSignInReducer, ...steps, { type: 'ForgetAccount' })
      left.gives({ in: { enteringEmail: 'fresh' }, asks: {}, data: { email: '', sentTo: '', failure: null } })
      left.when(request).gives({ in: 'sendingCode', asks: { sendCode: { email } } })
    }
  })

  it('the email form shows the typed email address, and is busy while a request runs', () => {
    const shown = (...steps: readonly Step[]) => {
      const { step, email: typed, busy } = emailSignInViewModel(given(emailSignInReducer, ...steps).state)
      return [step, typed, busy]
    }
    expect(shown({ type: 'sign-in/TypeEmail', email: 'an' })).toEqual(['email', 'an', false])
    expect([shown(request), shown(request, codeSent), shown(request, codeSent, submit())]).toEqual([
      ['email', email, true],
      ['code', email, false],
      ['code', email, true],
    ])
  })

  it('after a successful sign-in the email form is empty and at its first step', () => {
    given(emailSignInReducer, request, codeSent, submit(), (ask) => ({
      type: 'sign-in/CodeAccepted',
      ask: ask('signInByEmail'),
    })).gives({ in: { enteringEmail: 'fresh' }, asks: {}, data: { email: '', sentTo: '' } })
  })

  it('after the member has gone back to the email step, the email form ignores the response to the submitted code', () => {
    const changed = given(emailSignInReducer, request, codeSent, submit(), { type: 'sign-in/ChangeEmail' })
    changed.gives({ in: { enteringEmail: 'fresh' }, asks: {} })
    expect(
      changed.when({
        type: 'sign-in/CodeNotAccepted',
        ask: { unit: 'sign-in/email', id: 'signInByEmail', seq: 3 },
        failure: refused('x'),
      }).state,
    ).toBe(changed.state)
  })
})

describe('The email code', () => {
  const held = given(emailSignInReducer, request, wait(300), codeSent)

  it('R2-159 R2-323 SES-11 the email code is not sent again for 60 s', () => {
    held
      .gives({ asks: { resendHold: { at: noonPlus(60_300) } } })
      .when(wait(59_000), request)
      .gives({ asks: { resendHold: { at: noonPlus(60_300) } } })
  })

  it('SES-11 a reload does not shorten the 60 s before the email code can be sent again', () => {
    held
      .when(wait(30_000))
      .reloaded()
      .gives({ asks: { resendHold: { at: noonPlus(60_300) } } })
    expect(emailSignInViewModel(held.reloaded().state).resendAt).toBe(noonPlus(60_300))
  })

  it('after 60 s the email code can be sent again to the same email address', () => {
    const again = held.when(wait(60_000), alarm('resendHold'), request)
    again.gives({ in: { enteringCode: { resend: 'sending', code: 'awaited' } }, asks: { sendCode: { email } } })
    expect(emailSignInViewModel(again.state).step).toBe('code')
  })

  it('SES-11 going back does not shorten the 60 s for the same email address, but another email address gets a code at once', () => {
    const back = held.when(wait(10_000), { type: 'sign-in/ChangeEmail' })
    back.when(request).gives({ in: { enteringCode: { resend: 'held', code: 'awaited' } } })
    back.when({ type: 'sign-in/RequestCode', email: 'ben@town.example' }).gives({ in: 'sendingCode' })
    back.when(wait(50_000), request).gives({ in: 'sendingCode' })
  })

  it('R2-170 BI-364 email_code an email code is complete with exactly six characters', () => {
    expect(['12345', '123456', '1234567'].map(isWholeCode)).toEqual([false, true, false])
  })

  it('BI-365 email_code a text typed as email code is trimmed, and cut to six characters', () => {
    expect(['1234567', ' 123456\n', '12345'].map(codeOf)).toEqual(['123456', '123456', '12345'])
  })

  it('R2-170 the email code field counts an emoji as one character', () => {
    expect([codeOf('12345😀7'), isWholeCode('12345😀')]).toEqual(['12345😀', true])
  })
})

describe('An email address', () => {
  it.each([
    ['BI-360', 'a@b', false],
    ['BI-361', 'a@b.example', true],
    ['BI-362', 'a@b.example\r\nBcc: x@y.example', false],
    ['BI-363', '"<script>"@b.example', false],
    ['R2-169', 'a@@b.example', false],
    ['R2-169', '@b.example', false],
    ['R2-169', 'a b@c.example', false],
    ['R2-169', 'a@-b.example', false],
    ['R2-169', `${'a'.repeat(65)}@b.example`, false],
    ['R2-169', `a@${'b.'.repeat(130)}example`, false],
    ['R2-169', 'first.last+tag@sub.b.example', true],
  ])('%s email: the email address %j is valid: %s', (_id, text, ok) => {
    expect(isEmail(text)).toBe(ok)
  })
})
