import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { devicesImplementation } from '../../../src/application/features/devices/devices'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { LIST_FULL, LIST_LIMIT, devicesQuery } from '../../../src/domain/devices'
import { DevicesScreen } from '../../../src/ui/features/devices/DevicesScreen'
import { en } from '../../../src/ui/features/devices/translations.en'
import { clientId } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { english, show } from '../support/show'

english.addResourceBundle('en', 'devices', en)

const first = { key: '{}', input: {}, page: null }
const full = en.full.replace('{{limit}}', String(LIST_LIMIT))

const open = () => {
  const app = live(ann)
  const feature = app.attach(devicesImplementation, undefined)
  show(<DevicesScreen />, { app })
  const answer = (texts: readonly string[], total = texts.length, next: string | null = null): void =>
    feature.answer('read:{}:', (ask) =>
      devicesQuery.loaded({ items: texts.map((text) => ({ id: text, text })), next, total }, first, ask),
    )
  return { app, feature, answer }
}
const field = () => screen.getByLabelText<HTMLInputElement>(en.text)
const submit = (text: string): void => {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: en.add }))
}

describe('The list', () => {
  it('shows that it loads, then its entries', () => {
    const { answer } = open()
    expect(screen.getByText('Loading…')).toBeTruthy()
    answer(['Tea', 'Milk'])
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Tea', 'Milk'])
    expect(screen.queryByText('Loading…')).toBeNull()
  })

  it('says when it is empty', () => {
    open().answer([])
    expect(screen.getByText(en.empty)).toBeTruthy()
  })

  it('loads again after a failure', () => {
    const { feature, answer } = open()
    feature.answer('read:{}:', (ask) => devicesQuery.failed(first, unreachable, ask))
    expect(screen.getByText(en.failed)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    answer(['Tea'])
    expect(screen.getByText('Tea')).toBeTruthy()
  })

  it('loads the next page on request', () => {
    const { app, answer } = open()
    answer(['Tea'], 2, '2')
    fireEvent.click(screen.getByRole('button', { name: en.more }))
    expect(app.saidToAccount.at(-1)).toMatchObject({ type: 'devices/entries/loadMore' })
  })

  it('takes no more entries when it is full', () => {
    open().answer(['Tea'], LIST_LIMIT)
    expect(screen.getByText(full)).toBeTruthy()
    expect(screen.queryByRole('button', { name: en.add })).toBeNull()
  })
})

describe('The form', () => {
  it('adds an entry, is emptied and says so', () => {
    const { feature } = open()
    submit('Tea')
    expect(screen.getByRole('button', { name: new RegExp(en.add) }).getAttribute('aria-busy')).toBe('true')
    feature.hearInTab((ask) => ({ type: 'devices/EntryAdded', ask: ask('send:c1'), clientId: clientId('c1') }))
    expect([field().value, screen.queryByText(en.added) !== null]).toEqual(['', true])
  })

  it('is sent by Enter, because its button submits it', () => {
    open()
    expect(screen.getByRole('button', { name: en.add }).getAttribute('type')).toBe('submit')
    expect(field().form?.contains(screen.getByRole('button', { name: en.add }))).toBe(true)
  })

  it('asks for a text instead of sending a blank one', () => {
    const { app } = open()
    submit('  ')
    expect(screen.getByRole('alert').textContent).toBe(en.blank)
    expect(app.said('devices/AddEntry')).toEqual([])
  })

  it.each([
    ['its own text when no answer came', unreachable, en.notAdded],
    ['the member’s language when the list is full', refused(LIST_FULL), full],
    ['the server’s text for any other refusal', refused('Not today'), 'Not today'],
  ])('keeps the text after a failure, and shows %s', (_, failure, shown) => {
    const { feature } = open()
    submit('Tea')
    feature.hearInTab((ask) => ({
      type: 'devices/EntryNotAdded',
      ask: ask('send:c1'),
      clientId: clientId('c1'),
      failure,
    }))
    expect([screen.getByRole('alert').textContent, field().value]).toEqual([shown, 'Tea'])
  })
})
