import { act, fireEvent, screen, within } from '@testing-library/react'
import { NEVER } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import type { HistoryRow } from '../../../src/application/log/history/history-row'
import { LogHistory } from '../../../src/application/log/history/log-history'
import type { OpenHistory } from '../../../src/application/log/history/open-history'
import { addMs } from '../../../src/domain/kernel/instant'
import { preferencesReducer } from '../../../src/domain/shell'
import { LogDrawer } from '../../../src/ui/features/log-drawer/LogDrawer'
import { en } from '../../../src/ui/features/log-drawer/translations.en'
import { NOON } from '../../support/builders/instant'
import { addEnglish, show } from '../support/show'

addEnglish('log-drawer', en)

const THEMES = ['light', 'dark', 'system'] as const
const { name } = preferencesReducer
const rowOf = (seq: number): HistoryRow => ({
  log: 'account',
  seq,
  at: addMs(NOON, seq),
  type: 'ChooseTheme',
  isCommand: true,
  answers: null,
  written: null,
})

/** A history in which each entry chooses another theme. */
const historyOf = (count: number): OpenHistory => ({
  history: new LogHistory({
    reducers: [{ log: 'account', reducer: preferencesReducer }],
    before: new Map([[name, preferencesReducer.initial]]),
    rows: Array.from({ length: count }, (_, at) => rowOf(at + 1)),
    read: ({ seq, at }) => ({ seq, at, from: null, message: { type: 'ChooseTheme', theme: THEMES[seq % 3] } }),
  }),
  changes$: NEVER,
  stale$: NEVER,
  fieldsOf: ({ seq }) => ({ message: { type: 'ChooseTheme', theme: THEMES[seq % 3] } }),
  shownState: (_, state) => state,
  wake: () => () => undefined,
  close: () => undefined,
})

const drawn = async (openHistory: () => Promise<OpenHistory>) => {
  const onClose = vi.fn<() => void>()
  await act(async () => {
    show(<LogDrawer openHistory={openHistory} onClose={onClose} />)
  })
  return { onClose, drawer: screen.getByRole('complementary', { name: 'Log and machines' }) }
}
const press = (label: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: label }))
  })
const place = () => screen.getByRole('slider', { name: 'Position in the log' }).getAttribute('aria-valuetext')

describe('The drawer with log and machines', () => {
  it('R4-901 the drawer says that it reads the log, takes the focus, and closes with its button', async () => {
    const { drawer, onClose } = await drawn(() => new Promise(() => undefined))
    expect(within(drawer).getByText('Reading the log…')).toBeTruthy()
    expect(document.activeElement).toBe(drawer)
    fireEvent.click(screen.getByRole('button', { name: 'Close log and machines' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('R4-902 a log that cannot be read is read again after a press on Retry', async () => {
    let tries = 0
    await drawn(async () => {
      tries += 1
      if (tries === 1) throw new Error('no store')
      return historyOf(3)
    })
    expect(screen.getByText('Couldn’t read the log')).toBeTruthy()
    await press('Retry')
    expect(place()).toMatch(/^A3 · .* · ChooseTheme$/)
  })

  it('R4-902 a log without entries says what will appear', async () => {
    await drawn(async () => historyOf(0))
    expect(await screen.findByText('No entries yet')).toBeTruthy()
    expect(place()).toBe('Before the first entry')
  })

  it('R4-904 the buttons step back and forward, and the machines show the state at that entry', async () => {
    await drawn(async () => historyOf(3))
    await press('Previous entry')
    expect(place()).toMatch(/^A2 /)
    fireEvent.click(screen.getByRole('tab', { name: 'Machines' }))
    const theme = async () => (await screen.findByText('theme')).parentElement?.textContent
    expect(await theme()).toContain('system')
    await press('Previous entry')
    expect(await theme()).toContain('dark')
    await press('Next entry')
    await press('Next entry')
    expect(await theme()).toContain('light')
  })

  it('R4-905 two points are compared field by field, and the comparison ends with its button', async () => {
    await drawn(async () => historyOf(3))
    await press('Previous entry')
    await press('Compare from here')
    await press('Next entry')
    fireEvent.click(screen.getByRole('tab', { name: 'Compare' }))
    const table = within(await screen.findByRole('region', { name: 'Differences' }))
    expect(table.getByRole('heading', { name: 'From A2 to A3' })).toBeTruthy()
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldBeforeAfter',
      `${name}.theme"system""light"`,
    ])
    await press('End comparison')
    expect(screen.getByText('Choose a point')).toBeTruthy()
  })
})
