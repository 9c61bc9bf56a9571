import { describe, expect, it } from 'vitest'
import { emailBindingViewModel, type emailBindingMessages } from '../../../src/domain/identity'
import { emailBindingReducer, type EmailPurpose } from '../../../src/domain/identity/email-form'
import { refused } from '../../../src/domain/kernel/failure'
import { given, wait, type Step } from '../../support/given'
import type * as t from 'io-ts'

type Message = t.TypeOf<(typeof emailBindingMessages)[keyof typeof emailBindingMessages]>
const step = (message: Message): Step => message
const EMAIL = 'ann@b.example'
const open = (purpose: EmailPurpose, email = ''): Step => step({ type: 'identity/OpenEmailForm', purpose, email })
const type = (email: string): Step => step({ type: 'identity/TypeEmail', email })
const wantCode: Step = { type: 'identity/RequestCode' }
const submit = (secretRef: number | null): Step => step({ type: 'identity/SubmitEmail', secretRef })
const sent: Step = (ask) => ({ type: 'identity/CodeSent', ask: ask('codeOfEmail'), email: EMAIL })
const typed = given(emailBindingReducer, open('bind'), type(` ${EMAIL} `))
const shown = ({ state }: typeof typed) => emailBindingViewModel(state)

describe('The email form', () => {
  it('R2-171 without a valid email address, the email form neither requests a verification code nor submits', () => {
    for (const tried of [wantCode, submit(7)]) {
      const story = given(emailBindingReducer, open('bind'), tried)
      story.gives({ asks: {} })
      expect(shown(story).problem).toBe('noEmail')
    }
    expect(shown(given(emailBindingReducer, open('bind'), type('ann@b'), submit(7))).problem).toBe('badEmail')
  })

  it('R2-172 the email form submits nothing until a verification code is entered', () => {
    const story = typed.when(submit(null))
    story.gives({ asks: {} })
    expect(shown(story).problem).toBe('noCode')
    story.when(submit(7)).gives({ asks: { postEmail: { purpose: 'bind', email: EMAIL, secretRef: 7 } } })
  })

  it('R2-225 R2-323 a second code is sent to the same email address only after 60 s, even if the form was closed meanwhile', () => {
    const once = typed.when(wantCode)
    once.gives({ asks: { codeOfEmail: { email: EMAIL } } })
    const held = once.when(sent, wantCode)
    held.gives({ asks: {} })
    held
      .when(wait(59_999), { type: 'identity/CloseEmailForm' }, open('bind'), type(EMAIL), wantCode)
      .gives({ asks: {} })
    held.when(wait(60_000), wantCode).gives({ asks: { codeOfEmail: { email: EMAIL } } })
    held.when(type('ben@b.example'), wantCode).gives({ asks: { codeOfEmail: { email: 'ben@b.example' } } })
  })

  it('R2-226 unbinding posts the bound email address, whatever address the member types, and then reports success', () => {
    const story = given(emailBindingReducer, open('unbind', EMAIL), type('ben@b.example'), submit(7))
    story.gives({ asks: { postEmail: { purpose: 'unbind', email: EMAIL, secretRef: 7 } } })
    const done = story.when((ask) => ({
      type: 'identity/EmailPosted',
      ask: ask('postEmail'),
      purpose: 'unbind',
      email: EMAIL,
      secretRef: 7,
    }))
    expect(shown(done)).toMatchObject({ purpose: null, done: 'unbind' })
    expect(shown(done.when({ type: 'identity/EmailBound' })).done).toBeNull()
  })

  it('R2-298 while posting, the email form ignores closing and typing, and after a refusal it shows the reason and accepts a new code', () => {
    const story = typed.when(submit(7), { type: 'identity/CloseEmailForm' }, type('x'))
    story.gives({ asks: { postEmail: { purpose: 'bind', email: EMAIL, secretRef: 7 } } })
    const failed = story.when((ask) => ({
      type: 'identity/EmailNotPosted',
      ask: ask('postEmail'),
      purpose: 'bind',
      email: EMAIL,
      secretRef: 7,
      failure: refused('No'),
    }))
    expect(shown(failed)).toMatchObject({
      purpose: 'bind',
      email: EMAIL,
      problem: { of: 'post', failure: refused('No') },
    })
    failed.when(submit(8)).gives({ asks: { postEmail: { purpose: 'bind', email: EMAIL, secretRef: 8 } } })
  })

  it('the email form shows the same address after a reload, and is cleared when the account’s session ends', () => {
    const story = typed.when(wantCode, sent).reloaded()
    expect(shown(story)).toMatchObject({ email: EMAIL, isSent: true })
    expect(shown(story.when({ type: 'ForgetAccount' }))).toMatchObject({ purpose: null, email: '', isSent: false })
  })
})
