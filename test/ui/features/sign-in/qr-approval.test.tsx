import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refused } from '../../../../src/domain/kernel/failure'
import { ApproveDialog } from '../../../../src/ui/features/sign-in/qr-approval/ApproveDialog'
import { NOON } from '../../../support/builders/instant'
import { ann } from '../../../support/builders/person'
import { live, type TabStep } from '../../support/fake-app'
import { show } from '../../support/show'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('Approving the sign-in of another browser', () => {
  const asked = () => {
    const app = live(ann).hearInTab({ type: 'qr-approval/OpenQrApproval' })
    show(<ApproveDialog />, { app })
    fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: ' K7QF-M2XD 9RTA ' } })
    press('Continue')
    return app
  }
  const found: TabStep = (ask) => ({
    type: 'qr-approval/QrSignInRequestFound',
    ask: ask('lookUpQrSignIn'),
    browser: { device: 'Chrome, Linux', askedAt: NOON },
  })

  it('R1-147 the approval dialog looks up the code that a person enters, and no dispatched message contains that code', () => {
    const app = asked()
    expect(app.heldSecrets).toEqual(['K7QFM2XD9RTA'])
    expect(app.said('qr-approval/EnterQrCode')).toEqual([{ type: 'qr-approval/EnterQrCode', secretRef: 1 }])
    expect(JSON.stringify([app.saidToTab, app.saidToAccount])).not.toContain('K7QF')
    expect(app.said('qr-approval/DecideQrSignIn')).toEqual([])
  })

  it('R1-147 the approval dialog shows which browser requests the sign-in, and a press on Approve signs that browser in', () => {
    const app = asked().hearInTab(found)
    expect(screen.getByRole('dialog', { name: 'Is this you?' }).textContent).toMatch(/Chrome, Linux/)
    press('Approve')
    expect(app.said('qr-approval/DecideQrSignIn')).toEqual([{ type: 'qr-approval/DecideQrSignIn', approves: true }])
    app.hearInTab((ask) => ({ type: 'qr-approval/QrSignInDecided', ask: ask('decideQrSignIn') }))
    expect(screen.getByRole('dialog', { name: 'Sign-in approved' })).toBeTruthy()
  })

  it('a press on Deny refuses the sign-in of the other browser', () => {
    const app = asked().hearInTab(found)
    press('Deny')
    app.hearInTab((ask) => ({ type: 'qr-approval/QrSignInDecided', ask: ask('decideQrSignIn') }))
    expect(app.said('qr-approval/DecideQrSignIn')).toEqual([{ type: 'qr-approval/DecideQrSignIn', approves: false }])
    expect(screen.getByRole('dialog', { name: 'Sign-in denied' })).toBeTruthy()
  })

  it('when no sign-in has the entered code, the approval dialog says so and disables Continue', () => {
    const app = asked().hearInTab((ask) => ({
      type: 'qr-approval/QrSignInRequestNotFound',
      ask: ask('lookUpQrSignIn'),
      failure: refused('gone'),
    }))
    expect(screen.getByRole('alert').textContent).toContain('No sign-in with this code')
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true)
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(app.said('qr-approval/CloseQrApproval')).toHaveLength(1)
  })
})
