import { fireEvent, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { isEmail } from '../../../../src/domain/sign-in'
import { CodeStep, type CodeStepProps } from '../../../../src/ui/features/sign-in/email/CodeStep'
import { EmailStep, type EmailStepProps } from '../../../../src/ui/features/sign-in/email/EmailStep'
import { SimulatedInbox } from '../../../../src/ui/features/sign-in/email/SimulatedInbox'
import { badInput, badInputs } from '../../support/bad-inputs'
import { TWO } from '../../support/messages'
import { only, show } from '../../support/show'
import { liveRegionText } from '../../support/live-region-text'

function Address(props: Partial<EmailStepProps>): ReactNode {
  const [email, setEmail] = useState('')
  return (
    <EmailStep
      email={email}
      onEmail={setEmail}
      isValid={isEmail(email.trim())}
      busy={false}
      onSubmit={liveRegionText()}
      backHref="/sign-in"
      {...props}
    />
  )
}

function Code(props: Partial<CodeStepProps>): ReactNode {
  const [code, setCode] = useState('')
  return (
    <CodeStep
      email="ann@town.example"
      code={code}
      onCode={setCode}
      busy={false}
      resendIn={0}
      onResend={liveRegionText()}
      onSubmit={liveRegionText()}
      onChangeEmail={liveRegionText()}
      {...props}
    />
  )
}

const complaint = 'Enter a valid e-mail address, such as name@example.com'
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
const leave = () => fireEvent.blur(screen.getByRole('textbox'))
const button = (name: string) => screen.getByRole('button', { name: new RegExp(name) })
const isOff = (name: string) => button(name).hasAttribute('disabled')
const submit = () => fireEvent.submit(only(document, 'form'))

describe('The e-mail field of the sign-in', () => {
  it('R2-169 an invalid e-mail address shows no error while the person is typing', () => {
    show(<Address />)
    type('a@b')
    expect(screen.queryByText(complaint)).toBeNull()
    submit()
    expect(screen.queryByText(complaint)).toBeNull()
  })

  const refused = badInputs('email')
    .filter(({ expected }) => expected.startsWith('REJECT'))
    .map(({ id, text }) => [id, text] as const)
  it.each([...refused, ['no domain', 'ann@'] as const])(
    'R2-169 the invalid e-mail address %s shows an error once the field loses the focus',
    (_id, text) => {
      show(<Address />)
      type(text)
      leave()
      expect(screen.getByRole('alert').textContent).toBe(complaint)
      expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
      expect(isOff('Send code')).toBe(true)
    },
  )

  it('R2-169 an empty e-mail field that loses the focus shows no error', () => {
    show(<Address />)
    leave()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('BI-361 email: R2-169 a valid e-mail address shows no error and enables Send code', () => {
    show(<Address />)
    type(badInput('email', 'BI-361').text)
    leave()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(isOff('Send code')).toBe(false)
  })

  it('R2-169 the error at the e-mail field disappears while the person corrects the address', () => {
    show(<Address />)
    type('a@b')
    leave()
    type('a@b.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('R2-170 a sign-in code can be requested only for a valid e-mail address', () => {
    const onSubmit = liveRegionText()
    show(<Address onSubmit={onSubmit} />)
    for (const text of ['', 'a', 'a@b', 'a b@town.example']) {
      type(text)
      expect(isOff('Send code')).toBe(true)
      submit()
    }
    expect(onSubmit).not.toHaveBeenCalled()
    type('ann@town.example')
    expect(isOff('Send code')).toBe(false)
    submit()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('while a sign-in code is being sent, pressing Send code again has no effect', () => {
    const onSubmit = liveRegionText()
    show(<Address email="ann@town.example" isValid busy onSubmit={onSubmit} />)
    submit()
    fireEvent.click(button('Send code'))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button('Send code').getAttribute('aria-busy')).toBe('true')
  })

  it('the e-mail step shows the error when the code could not be sent', () => {
    show(<Address failure="Couldn’t send the code. Try again." />)
    expect(screen.getByRole('alert').textContent).toBe('Couldn’t send the code. Try again.')
  })
})

describe('The code field of the sign-in', () => {
  it('R2-170 BI-364 email_code: a sign-in code of five characters cannot be submitted', () => {
    const onSubmit = liveRegionText()
    show(<Code onSubmit={onSubmit} />)
    type(badInput('email_code', 'BI-364').text)
    expect(isOff('Sign in')).toBe(true)
    submit()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('R2-170 BI-365 email_code: the sign-in code field cuts a code of seven characters to six', () => {
    const onSubmit = liveRegionText()
    show(<Code onSubmit={onSubmit} />)
    type(badInput('email_code', 'BI-365').text)
    expect(screen.getByRole('textbox')).toHaveProperty('value', '123456')
    expect(isOff('Sign in')).toBe(false)
    submit()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['123 456', '123456'],
    [' 12-34-56 ', '123456'],
    ['aB3dE6', 'aB3dE6'],
  ])('a sign-in code pasted as %j is entered as %s', (pasted, taken) => {
    show(<Code />)
    type(pasted)
    expect(screen.getByRole('textbox')).toHaveProperty('value', taken)
  })

  it('the sign-in code field shows each character in one of six boxes, which are hidden from screen readers', () => {
    const { container } = show(<Code />)
    type('123')
    const boxes = only(container, '[class*="_boxes_"]')
    expect([...boxes.children].map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '', '', ''])
    expect(boxes.getAttribute('aria-hidden')).toBe('true')
  })

  it('the sign-in code field has the focus as soon as the code step appears, and allows autofill', () => {
    show(<Code />)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }))
    expect(screen.getByRole('textbox').getAttribute('autocomplete')).toBe('one-time-code')
  })

  it('while a sign-in code is being checked, pressing Sign in again has no effect', () => {
    const onSubmit = liveRegionText()
    show(<Code code="123456" busy onSubmit={onSubmit} />)
    submit()
    fireEvent.click(button('Sign in'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('a sign-in code that the server refuses shows an error and marks the code field as invalid', () => {
    show(<Code failure="That code did not work." />)
    expect(screen.getByRole('alert').textContent).toBe('That code did not work.')
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  })

  it.each([60, 1])('a new sign-in code cannot be requested while %d seconds of the countdown remain', (resendIn) => {
    show(<Code resendIn={resendIn} />)
    expect(screen.getByText(`Send again in ${resendIn} s`)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  })

  it('a press on Send again requests a new sign-in code after the countdown', () => {
    const onResend = liveRegionText()
    show(<Code onResend={onResend} />)
    fireEvent.click(button('Send again'))
    expect(onResend).toHaveBeenCalledTimes(1)
  })

  it('a press on Change e-mail leads a person from the code step back to the e-mail address', () => {
    const onChangeEmail = liveRegionText()
    show(<Code onChangeEmail={onChangeEmail} />)
    fireEvent.click(button('Change e-mail'))
    expect(onChangeEmail).toHaveBeenCalledTimes(1)
  })
})

describe('The simulated inbox', () => {
  it('the simulated inbox says that no real mail is sent, and a press on a listed code enters that code', () => {
    const onUse = liveRegionText()
    show(<SimulatedInbox items={[{ email: 'ann@town.example', code: '48213X', at: TWO }]} onUse={onUse} />)
    expect(screen.getByText(/No real e-mail is sent/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Use code 48213X' }))
    expect(onUse).toHaveBeenCalledWith('48213X')
  })

  it('an empty simulated inbox says that there are no codes', () => {
    show(<SimulatedInbox items={[]} />)
    expect(screen.getByText('No codes yet.')).toBeTruthy()
  })
})
