import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refused, unreachable } from '../../../../src/domain/kernel/failure'
import { noonPlus } from '../../../support/builders/instant'
import { EmailSignInScreen } from '../../../../src/ui/features/sign-in/email/EmailSignInScreen'
import { SECOND } from '../../support/messages'
import { FakeApp, type TabStep } from '../../support/fake-app'
import { show } from '../../support/show'

const address = 'ann@town.example'
const sent: TabStep = (ask) => ({ type: 'CodeSent', ask: ask('sendCode') })
const refuse: TabStep = (ask) => ({ type: 'CodeNotAccepted', ask: ask('signInByEmail'), failure: refused('') })
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
  it('repeated presses request one sign-in code, for the e-mail address without surrounding spaces', () => {
    const app = asked()
    submit()
    expect(app.said('RequestCode')).toEqual([{ type: 'RequestCode', email: address }])
  })

  it('the e-mail sign-in screen says that the code was not sent, and the code can be requested again', () => {
    const app = asked().hearInTab((ask) => ({ type: 'CodeNotSent', ask: ask('sendCode'), failure: unreachable }))
    expect(screen.getByRole('alert').textContent).toBe('Couldn’t send the code. Try again.')
    submit()
    expect(app.said('RequestCode')).toHaveLength(2)
  })

  it('the e-mail sign-in screen names the address that the code was sent to', () => {
    atCode()
    expect(screen.getByText(`We sent a six-character code to ${address}.`)).toBeTruthy()
  })

  it('no dispatched message contains the typed code: a secret reference stands for the code', () => {
    const app = codeTyped('48213X')
    expect(app.said('SubmitCode')).toEqual([{ type: 'SubmitCode', secretRef: 1 }])
    expect(app.secrets).toEqual(['48213X'])
    expect(JSON.stringify([app.saidToTab, app.saidToAccount])).not.toContain('48213')
    expect(JSON.stringify(app.tab.sources.signIn.getSnapshot())).not.toContain('48213')
  })

  it('R2-170 a code of five characters is not submitted', () => {
    expect(codeTyped('48213').said('SubmitCode')).toEqual([])
  })

  it('a sign-in code is submitted once while the server checks that code', () => {
    const app = codeTyped('48213X')
    submit()
    press(/Sign in/)
    expect(app.said('SubmitCode')).toHaveLength(1)
  })

  it('the e-mail sign-in screen says that a code was refused, and accepts another code', () => {
    const app = codeTyped('000000').hearInTab(refuse)
    expect(screen.getByRole('alert').textContent).toBe('That code didn’t work. Check it, or request a new one.')
    type('Code', '48213X')
    submit()
    expect(app.said('SubmitCode')).toHaveLength(2)
  })

  it.each([
    ['that the code was refused', refused('wrong'), 'That code didn’t work. Check it, or request a new one.'],
    ['that the server did not answer', unreachable, 'The server didn’t answer. Try again.'],
  ] as const)('ALL-9 the error %s stands beside the code field, and nowhere else', (_what, failure, words) => {
    const app = codeTyped('000000').hearInTab((ask) => ({
      type: 'CodeNotAccepted',
      ask: ask('signInByEmail'),
      failure,
    }))
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(app.tab.sources.shell.getSnapshot().context.toasts).toEqual([])
  })

  it('the e-mail sign-in screen says that a second code was not sent, and another code can be requested', () => {
    const app = atCode()
    app.hearInTab((ask) => ({ type: 'AlarmRang', ask: ask('resendHold') }))
    app.pass(60 * SECOND)
    press('Send again')
    app.hearInTab((ask) => ({ type: 'CodeNotSent', ask: ask('sendCode'), failure: refused('Too many codes') }))
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
    expect(app.said('RequestCode')).toHaveLength(2)
  })

  it('a person who goes back to the address and forward again sees an empty code field', () => {
    atCode()
    type('Code', '482')
    press('Change e-mail')
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', address)
    submit()
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveProperty('value', '')
  })

  it('the simulated inbox fills in the code', () => {
    const app = atCode()
    act(() => app.mails.next([{ email: address, code: '48213X', at: noonPlus(0) }]))
    press('Use code 48213X')
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveProperty('value', '48213X')
    expect(JSON.stringify(app.saidToTab)).not.toContain('48213')
  })
})
