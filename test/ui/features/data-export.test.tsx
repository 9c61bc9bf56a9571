import { act, fireEvent, screen } from '@testing-library/react'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { dataExportImplementation } from '../../../src/application/features/data-export/data-export'
import type { DataExportPort } from '../../../src/application/features/data-export/ports'
import { unreachable } from '../../../src/domain/kernel/failure'
import { DataExport } from '../../../src/ui/features/data-export/DataExport'
import { en } from '../../../src/ui/features/data-export/translations.en'
import { ann } from '../../support/builders/person'
import { live, type TabStep } from '../support/fake-app'
import { addEnglish, show } from '../support/show'

addEnglish('data-export', en)

const port: DataExportPort = {
  has: () => true,
  collect: () => TE.left(unreachable),
  picture: () => TE.left(unreachable),
  pack: () => TE.left(unreachable),
  save: () => TE.left(unreachable),
  drop: () => undefined,
}
const open = () => {
  const app = live(ann)
  const feature = app.attach(dataExportImplementation, port)
  show(<DataExport />, { app })
  return { app, feature }
}
const press = async (name: string): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
}

describe('The section "Your data"', () => {
  it('starts an export, announces its stage only, and can cancel it (R4-604 R4-605)', async () => {
    const { app } = open()
    await press(en.start)
    expect(screen.getByRole('status').textContent).toBe(en.began)
    expect(screen.queryByText(/of about 0 records/)).toBeNull()
    await act(async () =>
      app.hearInTab((ask) => ({
        type: 'data-export/PageCollected',
        ask: ask('collectPage'),
        records: 3,
        total: 5,
        pictures: 0,
        next: 'r:3',
      })),
    )
    expect(screen.getByText('3 of about 5 records')).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe(en.began)
    await press(en.cancel)
    expect(screen.getByRole('button', { name: en.start })).toBeDefined()
  })

  const collected: TabStep = (ask) => ({
    type: 'data-export/PageCollected',
    ask: ask('collectPage'),
    records: 1_200,
    total: 1_200,
    pictures: 0,
    next: null,
  })
  const packed: TabStep = (ask) => ({ type: 'data-export/Packed', ask: ask('packExport') })

  it('packs, then offers the zip, then says where it is (R4-605)', async () => {
    const { app } = open()
    await press(en.start)
    await act(async () => app.hearInTab(collected))
    expect(screen.getByRole('status').textContent).toBe(en.packing)
    await act(async () => app.hearInTab(packed))
    expect(screen.getByRole('status').textContent).toBe(en.ready)
    await press(en.save)
    await act(async () => app.hearInTab((ask) => ({ type: 'data-export/Saved', ask: ask('saveExport') })))
    expect(screen.getByRole('status').textContent).toBe(en.saved)
    expect(screen.getByRole('button', { name: en.start })).toBeDefined()
  })

  it('keeps its figures after a failure, and Retry goes on (R4-604 R4-605)', async () => {
    const { app } = open()
    await press(en.start)
    await act(async () => app.hearInTab(collected))
    await act(async () =>
      app.hearInTab((ask) => ({ type: 'data-export/Failed', ask: ask('packExport'), failure: unreachable })),
    )
    expect(screen.getByRole('alert').textContent).toBe(en.failed)
    expect(screen.getByText('1,200 of about 1,200 records')).toBeDefined()
    await press(en.retry)
    expect(screen.queryByRole('alert')).toBeNull()
    await act(async () => app.hearInTab(packed))
    expect(screen.getByRole('button', { name: en.save })).toBeDefined()
  })

  it('says after a reload that it was interrupted (R4-605)', async () => {
    const { app } = open()
    await press(en.start)
    await act(async () => app.hearInTab((ask) => ({ type: 'data-export/Interrupted', ask: ask('collectPage') })))
    expect(screen.getByRole('status').textContent).toBe(en.interrupted)
    expect(screen.getByRole('button', { name: en.again })).toBeDefined()
  })

  it('says without a network why it cannot start (R4-605)', async () => {
    const { app } = open()
    await act(async () => app.account.dispatch({ type: 'NetworkOffline' }))
    expect(screen.getByRole('status').textContent).toBe(en.offline)
    expect(screen.getByRole('button', { name: en.start }).hasAttribute('disabled')).toBe(true)
  })
})
