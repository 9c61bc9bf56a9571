import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { CreateGroupScreen } from '../../../../src/ui/features/group-admin/form/CreateGroupScreen'
import { ann } from '../../../support/builders/person'
import { live, type TabStep } from '../../support/fake-app'
import { show } from '../../support/show'

const allowed: TabStep = (ask) => ({ type: 'group-admin/SetupChecked', ask: ask('checkSetup'), allowed: true })

const open = () => {
  const app = live(ann)
  show(
    <Routes>
      <Route path="/group/create" element={<CreateGroupScreen />} />
      <Route path="/group" element={<h1>Groups</h1>} />
    </Routes>,
    { app, at: '/group/create' },
  )
  app.hearInTab(allowed)
  return app
}
const back = () => fireEvent.click(screen.getByRole('link', { name: 'Back' }))

describe('Going back from the group form', () => {
  it('going back from a group form with typed text asks for a confirmation before the text is discarded', async () => {
    open()
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Tea' } })
    back()
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('heading', { name: 'Groups' })).toBeNull()
    back()
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(screen.getByRole('heading', { name: 'Groups' })).toBeTruthy()
  })

  it('going back from an unchanged group form asks for no confirmation', () => {
    open()
    back()
    expect(screen.getByRole('heading', { name: 'Groups' })).toBeTruthy()
  })
})
