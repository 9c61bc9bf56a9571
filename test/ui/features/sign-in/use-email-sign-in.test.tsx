import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refused, unreachable } from '../../../../src/domain/kernel/failure'
import { noonPlus } from '../../../support/builders/instant'
import { EmailSignInScreen } from '../../../../src/ui/features/sign-in/email/EmailSignInScreen'
import { SECOND } from '../../support/messages'
import { FakeApp, type TabStep } from '../../support/fake-app'
import { show } from '../../support/show'
import { tabOf } from '../../../support/slices-in'

const address = 'ann@town.example'
const sent: TabStep = (ask) => ({ type: 'sign-in/CodeSent', ask: ask('sendCode') })
const refuse: TabStep = (ask) => ({ type: 'sign-in/CodeNotAccepted', ask: ask('signInByEmail'), failure: refused('') })
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const submit = () => fireEvent.submit(screen.getByRole('textbox'))

/** Opens the screen, types the address and requests the code. */
const asked = (): FakeApp => {
  const app = new FakeApp()
  show(<EmailSignInScreen />, { app })
  type('E-mail', ` ${address} `)
  submit()
  return app
}
const atCode = (): FakeApp => asked().hearInTab(sent)
const codeTyped = (code: string): FakeApp => {
  const app = atCode()
  type('Code', code)
  submit()
  return app
}

describe('Signing in by e-mail', () => {
  it('submitting an e-mail address repeatedly requests one sign-in code, for the address without surrounding spaces', () => {
    const app = asked()
    submit()
    expect(app.said('sign-in/RequestCode')).toEqual([{ type: 'sign-in/RequestCode', email: address }])
  })

  it('when sending the code fails, the e-mail sign-in screen shows an error and the person can request the code again', () => {
    const app = asked().hearInTab((ask) => ({
      type: 'sign-in/CodeNotSent',
      ask: ask('sendCode'),
      failure: unreachable,
    }))
    expect(screen.getByRole('alert').textContent).toBe('Couldn’t send the code. Try again.')
    submit()
    expect(app.said('sign-in/RequestCode')).toHaveLength(2)
  })

  it('the e-mail sign-in screen names the e-mail address to which the code was sent', () => {
    atCode()
    expect(screen.getByText(`We sent a six-character code to ${address}.`)).toBeTruthy()
  })

  it('no dispatched message contains the typed sign-in code, only a reference that stands for the code', () => {
    const app = codeTyped('48213X')
    expect(app.said('sign-in/SubmitCode')).toEqual([{ type: 'sign-in/SubmitCode', secretRef: 1 }])
    expect(app.heldSecrets).toEqual(['48213X'])
    expect(JSON.stringify([app.saidToTab, app.saidToAccount])).not.toContain('48213')
    expect(JSON.stringify(tabOf(app).emailSignIn.get())).not.toContain('48213')
  })

  it('R2-170 a sign-in code of five characters is not submitted', () => {
    expect(codeTyped('48213').said('sign-in/SubmitCode')).toEqual([])
  })

  it('repeated presses submit a sign-in code only once while the server checks that code', () => {
    const app = codeTyped('48213X')
    submit()
    press(/Sign in/)
    expect(app.said('sign-in/SubmitCode')).toHaveLength(1)
  })

  it('when the server refuses a code, the e-mail sign-in screen shows an error and accepts another code', () => {
    const app = codeTyped('000000').hearInTab(refuse)
    expect(screen.getByRole('alert').textContent).toBe('That code didn’t work. Check it, or request a new one.')
    type('Code', '48213X')
    submit()
    expect(app.said('sign-in/SubmitCode')).toHaveLength(2)
  })

  it.each([
    ['that the code was refused', refused('wrong'), 'That code didn’t work. Check it, or request a new one.'],
    ['that the server did not answer', unreachable, 'The server didn’t answer. Try again.'],
  ] as const)(
    'ALL-9 the error %s is shown on the e-mail sign-in screen, and not in a toast',
    (_what, failure, words) => {
      const app = codeTyped('000000').hearInTab((ask) => ({
        type: 'sign-in/CodeNotAccepted',
        ask: ask('signInByEmail'),
        failure,
      }))
      expect(screen.getByRole('alert').textContent).toBe(words)
      expect(app.tab.slices.shell.get().context.toasts).toEqual([])
    },
  )

  it('when sending a second code fails, the e-mail sign-in screen shows the reason until another code is sent', () => {
    const app = atCode()
    app.hearInTab((ask) => ({ type: 'AlarmRang', ask: ask('resendHold') }))
    app.pass(60 * SECOND)
    press('Send again')
    app.hearInTab((ask) => ({ type: 'sign-in/CodeNotSent', ask: ask('sendCode'), failure: refused('Too many codes') }))
    expect(screen.getByRole('alert').textContent).toBe('Too many codes')
    press('Send again')
    app.hearInTab(sent)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('the e-mail sign-in screen counts down a minute until the code can be requested again', () => {
    const app = atCode()
    expect(screen.getByText('Send again in 60 s')).toBeTruthy()
    app.pass(SECOND)
    expect(screen.getByText('Send again in 59 s')).toBeTruthy()
    app.pass(58 * SECOND)
    expect(screen.getByText('Send again in 1 s')).toBeTruthy()
    app.pass(SECOND)
    app.hearInTab((ask) => ({ type: 'AlarmRang', ask: ask('resendHold') }))
    press('Send again')
    expect(app.said('sign-in/RequestCode')).toHaveLength(2)
  })

  it('a person who goes back from the code to the e-mail address and forward again sees an empty code field', () => {
    atCode()
    type('Code', '482')
    press('Change e-mail')
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', address)
    submit()
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveProperty('value', '')
  })

  it('a press on a code in the simulated inbox fills in that code', () => {
    const app = atCode()
    act(() => app.mails.next([{ email: address, code: '48213X', at: noonPlus(0) }]))
    press('Use code 48213X')
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveProperty('value', '48213X')
    expect(JSON.stringify(app.saidToTab)).not.toContain('48213')
  })
})
