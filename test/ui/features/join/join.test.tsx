import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { Group } from '../../../../src/domain/group'
import { unreachable } from '../../../../src/domain/kernel/failure'
import { targetOf } from '../../../../src/domain/join'
import { Overlays } from '../../../../src/ui/app-shell/Overlays'
import { GroupScreen } from '../../../../src/ui/features/group/GroupScreen'
import { JoinAction } from '../../../../src/ui/features/join/JoinAction'
import { groupOf } from '../../../support/builders/group'
import { ann, vera, type Person } from '../../../support/builders/person'
import { live, type TabStep } from '../../support/fake-app'
import { show } from '../../support/show'
import { tabOf } from '../../../support/slices-in'

const tea = groupOf('12345678', { name: 'Tea', isMember: false })
const closed: Group = { ...tea, joinType: 'private' }
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
}
const dialog = () => screen.findByRole('dialog')
const joins: TabStep = (ask) => ({ type: 'join/JoinAccepted', ask: ask('joinGroup') })

const at = (group: Group, who: Person = ann) => {
  const app = live(who)
  show(
    <>
      <JoinAction group={group} />
      <Overlays />
    </>,
    { app },
  )
  return app
}

describe('The join button', () => {
  it('R1-154 R1-156 a press on the join button opens a dialog, and confirming that dialog twice sends one join request', async () => {
    const app = at(tea)
    press('Join')
    const shown = within(await dialog())
    expect(shown.getByRole('heading', { name: 'Join Tea?' })).toBeTruthy()
    fireEvent.click(shown.getByRole('button', { name: 'Join' }))
    fireEvent.click(shown.getByRole('button', { name: /Join/ }))
    expect(app.said('join/ConfirmJoin')).toHaveLength(1)
    app.hearInTab(joins, (ask) => ({ type: 'join/MembershipChecked', ask: ask('checkMembership'), isMember: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('JOIN-1 cancelling the join dialog sends no join request', async () => {
    const app = at(tea)
    press('Join')
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
    expect([app.said('join/ConfirmJoin'), app.said('join/CloseJoin')]).toEqual([[], [{ type: 'join/CloseJoin' }]])
  })

  it('R1-061 R1-154 R1-331 the apply button of a private group first opens an explanation, and then the form that sends the access request', async () => {
    const app = at(closed)
    press('Apply to join')
    const first = within(await dialog())
    expect(first.getByText(/^This is a private group\. You can read/)).toBeTruthy()
    fireEvent.click(first.getByRole('button', { name: 'Apply to join' }))
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Send request' }))
    expect([app.said('join/ConfirmJoin'), app.said('join/SubmitApplication')]).toEqual([
      [],
      [{ type: 'join/SubmitApplication' }],
    ])
    app.hearInTab((ask) => ({ type: 'join/ApplicationNotSent', ask: ask('applyToJoin'), failure: unreachable }))
    expect(within(await dialog()).getByRole('alert').textContent).toBe('Couldn’t send your request. Try again.')
  })

  it('the join button of a group is disabled once the person has applied to the group or joined the group', () => {
    const app = live(ann)
    app.hear({ type: 'group/GroupApplied', gid: closed.gid })
    show(
      <>
        <JoinAction group={closed} />
        <JoinAction group={{ ...tea, isMember: true }} />
      </>,
      { app },
    )
    expect(
      screen.getAllByRole<HTMLButtonElement>('button').map(({ textContent, disabled }) => [textContent, disabled]),
    ).toEqual([
      ['Requested', true],
      ['Joined', true],
    ])
  })

  it('R2-003 ALL-10 a visitor who presses the join button is asked to sign in, and sees no join dialog', () => {
    const app = at(tea, vera)
    press('Join')
    expect(app.said('join/StartJoin')).toEqual([
      { type: 'join/StartJoin', target: targetOf(tea), to: null, why: 'enter', asVisitor: true },
    ])
    expect(tabOf(app).join.get().value).toBe('turnedAway')
  })
})

describe('The page of a group for a non-member', () => {
  const page = (group: Group) => {
    const app = live(ann)
    const key = group.gid
    show(
      <Routes>
        <Route path="/group/:key" element={<GroupScreen />} />
      </Routes>,
      { app, at: `/group/${key}` },
    )
    app.hear((ask) => ({ type: 'group/GroupFound', ask: ask(`find:${key}`), key, group }))
    return app
  }

  it('a non-member of a group sees a join button beside the text that only members can write', () => {
    const app = page(tea)
    expect(screen.getByText('Only members can write here.')).toBeTruthy()
    press('Join')
    expect(app.said('join/StartJoin')).toHaveLength(1)
  })

  it('once a non-member has applied to a private group, the page replaces the apply button with a note that the request is pending', () => {
    const app = page(closed)
    expect(screen.getByRole('button', { name: 'Apply to join' })).toBeTruthy()
    app.hear({ type: 'group/GroupApplied', gid: closed.gid })
    expect(screen.getByText(/The owner and admins have your request/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Requested' }).disabled).toBe(true)
  })
})
