import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { LeaveDialogs } from '../../../../src/ui/features/group-admin/LeaveDialogs'
import type { LeaveStep } from '../../../../src/ui/features/group-admin/leave-step'
import { groupOf } from '../../../support/builders/group'
import { ann } from '../../../support/builders/person'
import { live } from '../../support/fake-app'
import { onPhone } from '../../support/phone-layout'
import { show } from '../../support/show'

const tea = groupOf('12345678', { name: 'Tea', ownerXid: ann.xid })

function Leaving(): ReactNode {
  const [step, setStep] = useState<LeaveStep | null>('choose')
  const navigate = useNavigate()
  return (
    <>
      <LeaveDialogs group={tea} me={ann.xid} step={step} onStep={setStep} />
      <p data-testid="entry">{useLocation().key}</p>
      <button
        type="button"
        data-testid="back"
        onClick={() => {
          void navigate(-1)
        }}
      >
        back
      </button>
    </>
  )
}

it.each([
  ['Hand over', 'Choose a new owner for Tea'],
  ['Dissolve group', 'Dissolve Tea?'],
])(
  'R1-159 on a phone the dialog after an owner’s leave dialog uses the same history entry, so Back closes that second dialog: %s',
  async (button, next) => {
    onPhone()
    show(<Leaving />, { app: live(ann) })
    // Opening the dialog has pushed a history entry, whose key is shown here.
    const over = screen.getByTestId('entry').textContent
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: 'You own Tea' })).getByRole('button', { name: button }),
    )
    expect(await screen.findByRole('dialog', { name: next })).toBeTruthy()
    // Wait until pending history changes are done.
    await act(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
    )
    expect([screen.queryByRole('dialog', { name: next }) !== null, screen.getByTestId('entry').textContent]).toEqual([
      true,
      over,
    ])
    fireEvent.click(screen.getByTestId('back'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByTestId('entry').textContent).not.toBe(over)
  },
)
