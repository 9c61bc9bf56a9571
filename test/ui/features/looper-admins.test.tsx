import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Uid, Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { adminOf } from '../support/looper'
import { open, cellsOf, rows, press } from '../support/looper-config'

describe('The admin page of a project', () => {
  it.each([
    ['viewer', 'comm', 'view'],
    ['community manager', 'view', 'comm'],
    ['full manager', 'view', 'super'],
  ] as const)(
    'R3-115 R3-116 R3-175 R3-185 an admin in the list of admins gets the role %s only after a confirmation',
    async (name, from, role) => {
      const { admins, deeds } = open(3)
      admins(adminOf('1', { role: 'super' }), adminOf('2', { role: from }))
      expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'User',
        'Role',
        'Joined',
        'Action',
      ])
      expect(cellsOf(rows()[0] ?? document.body)).toEqual([
        'AAdmin 1',
        'full manager',
        expect.stringMatching(/^2026\/11\/2[45] \d\d:\d\d$/),
        'Adjust roleRemove',
      ])
      press('Adjust the role of Admin 2')
      expect((await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)).toEqual([
        'viewer',
        'community manager',
        'full manager',
      ])
      fireEvent.click(screen.getByRole('menuitemradio', { name }))
      const dialog = await screen.findByRole('dialog', { name: 'Change the role' })
      expect([dialog.textContent.includes(`permissions will change to ${name}`), deeds()]).toEqual([true, []])
      fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }))
      expect(deeds()).toEqual([{ kind: 'setRole', projectId: 'tea', adminId: '2', role }])
    },
  )

  it('R3-117 an admin is removed only after a press on Yes in the confirmation dialog', async () => {
    const { admins, deeds } = open(3)
    admins(adminOf('1'), adminOf('2'))
    press('Remove Admin 2')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('are you sure remove from admin seat')).toBeTruthy()
    expect([
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
      deeds(),
    ]).toEqual([['Cancel', 'Yes'], []])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect([screen.queryByRole('dialog'), deeds()]).toEqual([null, []])
    press('Remove Admin 2')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
    expect(deeds()).toEqual([{ kind: 'removeAdmin', projectId: 'tea', adminId: '2' }])
  })

  it('R3-219 R3-226 the only admin of a project has no Remove button', () => {
    open(3).admins(adminOf('1'))
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
  })

  it('R3-118 R3-119 R3-210 R3-308 a person can be added as an admin only with an existing UID, as a viewer if no other role is chosen', async () => {
    const { admins, deeds, looper } = open(3)
    admins(adminOf('1'))
    press('Add admin')
    const dialog = within(await screen.findByRole('dialog'))
    const add = dialog.getByRole<HTMLButtonElement>('button', { name: 'Add' })
    expect([add.disabled, dialog.getByRole<HTMLSelectElement>('combobox').value]).toEqual([true, 'view'])
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'user123456' } })
    looper.hearInTab((ask) => ({ type: 'looper/StaffFound', ask: ask('person:user123456'), person: null }))
    expect([dialog.getByText('user not found').textContent, add.disabled]).toEqual(['user not found', true])
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'user1234567' } })
    looper.hearInTab((ask) => ({
      type: 'looper/StaffFound',
      ask: ask('person:user1234567'),
      person: { xid: made(Xid, 'z1'), uid: made(Uid, '1234567'), name: 'Zoe', avatar: null },
    }))
    expect([dialog.getByText('Zoe').textContent, add.disabled]).toEqual(['Zoe', false])
    fireEvent.click(add)
    expect(deeds()).toEqual([{ kind: 'addAdmin', projectId: 'tea', uid: '1234567', role: 'view' }])
  })
})
