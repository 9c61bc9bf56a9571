import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountDeletionImplementation } from '../../../src/application/features/account-deletion/account-deletion'
import type { DeletionPlan } from '../../../src/domain/account-deletion'
import { DELETED_NAME } from '../../../src/domain/session'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { refused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { Gid } from '../../../src/domain/kernel/ids'
import { NameInText, PersonName } from '../../../src/ui/components/avatar/PersonName'
import { AccountDeletion } from '../../../src/ui/features/account-deletion/AccountDeletion'
import { en } from '../../../src/ui/features/account-deletion/translations.en'
import { noonPlus } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { createI18n } from '../../../src/ui/i18n'
import { addEnglish, show } from '../support/show'

addEnglish('account-deletion', en)

const remainders = [
  { currency: 'LOOP', amount: made(Decimal, '1012.5') },
  { currency: 'USDT', amount: made(Decimal, '3') },
]
const plan: DeletionPlan = { dueAt: null, groups: [], remainders }
const DUE = noonPlus(14 * 86_400_000)

const open = (shown: Partial<DeletionPlan> | null = {}) => {
  const app = live(ann)
  const feature = app.attach(accountDeletionImplementation, undefined)
  show(<AccountDeletion />, { app })
  const planRead = (read: DeletionPlan) =>
    feature.answer('readPlan', (ask) => ({ type: 'account-deletion/PlanRead', ask, plan: read }))
  if (shown !== null) planRead({ ...plan, ...shown })
  return { app, feature, planRead }
}
const button = (name: string) => screen.getByRole('button', { name })
const confirm = async () => {
  await act(async () => {
    fireEvent.click(button(en.delete))
  })
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: en.confirm }))
}

describe('Delete account in the settings', () => {
  it('R4-608 the confirmation lists each amount that the member loses, the deleted data and the data that stay', async () => {
    open()
    fireEvent.click(button(en.delete))
    const dialog = await screen.findByRole('dialog', { name: en.askTitle })
    expect(within(dialog).getByText(/1,012\.5 LOOP and 3 USDT/)).toBeTruthy()
    const lists = within(dialog)
      .getAllByRole('list')
      .map((list) =>
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      )
    expect(lists).toEqual([
      [en.goesProfile, en.goesSignIn, en.goesOwn],
      [en.staysMessages, en.staysRecords],
    ])
  })

  it('R4-608 a member without holdings reads nothing of amounts', async () => {
    open({ remainders: [] })
    fireEvent.click(button(en.delete))
    expect((await screen.findByRole('dialog')).textContent).not.toContain('You lose')
  })

  it('R4-607 one confirmation requests the deletion with the shown amounts', async () => {
    const { app, feature } = open()
    await confirm()
    expect(app.said('account-deletion/RequestDeletion')).toEqual([
      { type: 'account-deletion/RequestDeletion', remainders },
    ])
    expect(screen.getByRole('button', { busy: true }).textContent).toContain(en.delete)
    feature.answer('requestDeletion', (ask) => ({ type: 'account-deletion/DeletionRequested', ask, dueAt: DUE }))
    expect(screen.getByRole('status').textContent).toMatch(/^Your account will be deleted on May \d+/)
  })

  it('R4-607 a member with a planned deletion keeps the account', () => {
    const { app } = open({ dueAt: DUE })
    expect(screen.queryByRole('button', { name: en.delete })).toBeNull()
    fireEvent.click(button(en.keep))
    expect(app.said('account-deletion/KeepAccount')).toHaveLength(1)
    expect(screen.getByRole('button', { busy: true }).textContent).toContain(en.keep)
  })

  it('R4-608 an owner finds the groups to hand over first, and cannot request the deletion', () => {
    open({ groups: [{ gid: made(Gid, '100000001'), name: 'Tea' }] })
    const list = screen.getByRole('list', { name: en.groups })
    expect(within(list).getByRole('link', { name: 'Tea' }).getAttribute('href')).toBe('/group/100000001')
    expect(button(en.delete).hasAttribute('disabled')).toBe(true)
  })

  it.each<[string, Failure, string]>([
    ['its own text', unreachable, en.notRequested],
    ['the text of the server', refused('What you hold has changed.'), 'What you hold has changed.'],
  ])('R4-611 after a failed request the section shows %s, and can be tried again', async (_, failure, text) => {
    const { feature, planRead } = open()
    await confirm()
    feature.answer('requestDeletion', (ask) => ({ type: 'account-deletion/DeletionNotRequested', ask, failure }))
    expect(screen.getByRole('alert').textContent).toBe(text)
    planRead(plan)
    await confirm()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('R4-611 a plan that could not be read shows Retry', () => {
    const { app, feature } = open(null)
    expect(screen.queryByRole('button', { name: en.delete })).toBeNull()
    feature.answer('readPlan', (ask) => ({ type: 'account-deletion/PlanNotRead', ask, failure: unreachable }))
    expect(screen.getByText(en.failed)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /retry|try again/i }))
    expect(app.said('account-deletion/ReadPlan')).toHaveLength(2)
  })

  it('R4-611 without a network the section says why nothing can be requested', () => {
    const { app } = open()
    app.hear({ type: 'NetworkOffline' })
    expect(screen.getByRole('status').textContent).toContain(en.offline)
    expect(button(en.delete).hasAttribute('disabled')).toBe(true)
  })
})

describe('The name of a deleted account', () => {
  it('R4-610 is in the reader’s language', async () => {
    show(
      <>
        <PersonName name={DELETED_NAME} />
        <NameInText name={DELETED_NAME} />
        <NameInText name="Ben" />
      </>,
      { i18n: await createI18n('zh') },
    )
    expect([screen.getAllByText('已注销账号').length, screen.getAllByText('Ben').length]).toEqual([2, 1])
  })
})
