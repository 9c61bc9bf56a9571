import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import { NEVER } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { checkOf } from '../../../src/application/log/cause/expectation'
import { foldableLog } from '../../../src/application/log/cause/foldable-log'
import type { HistoryRow } from '../../../src/application/log/history/history-row'
import { LogHistory } from '../../../src/application/log/history/log-history'
import type { OpenHistory } from '../../../src/application/log/history/open-history'
import { readReport } from '../../../src/application/log/history/open-report'
import { coreAccountMessages } from '../../../src/domain/core'
import { LOG_VERSION, sliceOf } from '../../../src/domain/event-log'
import { addMs } from '../../../src/domain/kernel/instant'
import { FILE_VERSION, readLogFile, writeLogFile } from '../../../src/domain/log-export'
import { preferencesReducer } from '../../../src/domain/shell'
import { LogDrawer } from '../../../src/ui/features/log-drawer/LogDrawer'
import { en } from '../../../src/ui/features/log-drawer/translations.en'
import { NOON } from '../../support/builders/instant'
import { FakeFaults } from '../support/fake-faults'
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

/** An exported log of the core in which each entry chooses another theme. */
const reportOf = (count: number): string =>
  writeLogFile(
    {
      format: 'loop-log',
      version: FILE_VERSION,
      app: 'test',
      at: NOON,
      logs: [{ log: 'account', base: null, dropped: 0, passedOver: 0 }],
    },
    Array.from({ length: count }, (_, at) => ({
      log: 'account',
      entry: {
        v: LOG_VERSION,
        seq: at + 1,
        at: addMs(NOON, at),
        from: null,
        message: { type: 'ChooseTheme', theme: THEMES[at % 3] },
      },
    })),
  )
/** The logs of an app without features. */
const readers = {
  ports: { clock: { now: () => NOON, wake: () => () => undefined } },
  features: { load: () => Promise.resolve() },
  account: {
    log: { readers: [['preferences', sliceOf(preferencesReducer)] as const] },
    shapeOf: (type: string) => new Map(Object.entries(coreAccountMessages)).get(type),
  },
  tab: { log: { readers: [] }, shapeOf: () => undefined },
}

const drawn = async (
  openHistory: () => Promise<OpenHistory>,
  exportLog: () => Promise<string> = () => Promise.resolve(reportOf(2)),
) => {
  const onClose = vi.fn<() => void>()
  await act(async () => {
    show(
      <LogDrawer
        openHistory={openHistory}
        readReport={(text) => readReport(text, readers)}
        exportLog={exportLog}
        tools={{ faults: new FakeFaults(), act: null }}
        onClose={onClose}
      />,
    )
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

const fileOf = (text: string, name = 'loop-log.jsonl') => new File([text], name)
const choose = (file: File) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('Open a report', { selector: 'input' }), { target: { files: [file] } })
  })

describe('A report in the drawer', () => {
  it('R4-908 a report that is chosen opens in the drawer, and a press on Show this app returns to the log of the app', async () => {
    await drawn(async () => historyOf(3))
    await choose(fileOf(reportOf(7), 'from-qa.jsonl'))
    expect(await screen.findByRole('heading', { name: 'Report: from-qa.jsonl' })).toBeTruthy()
    await waitFor(() => expect(place()).toMatch(/^A7 · .* · ChooseTheme$/))
    await press('Previous entry')
    fireEvent.click(screen.getByRole('tab', { name: 'Machines' }))
    fireEvent.click(await screen.findByRole('button', { name: /^preferences/ }))
    expect((await screen.findByText('theme')).parentElement?.textContent).toContain('system')
    await press('Show this app')
    await waitFor(() => expect(place()).toMatch(/^A3 /))
    expect(screen.getByRole('heading', { name: 'Log and machines' })).toBeTruthy()
  })

  it('R4-908 a report that is dropped on the drawer opens, and a dropped text is ignored', async () => {
    const { drawer } = await drawn(async () => historyOf(3))
    await act(async () => {
      fireEvent.drop(drawer, { dataTransfer: { types: ['text/plain'], files: [] } })
    })
    expect(screen.getByRole('heading', { name: 'Log and machines' })).toBeTruthy()
    await act(async () => {
      fireEvent.drop(drawer, { dataTransfer: { types: ['Files'], files: [fileOf(reportOf(4))] } })
    })
    expect(await screen.findByRole('heading', { name: 'Report: loop-log.jsonl' })).toBeTruthy()
    await waitFor(() => expect(place()).toMatch(/^A4 /))
  })

  it.each([
    ['a text that is no report', fileOf('hello'), /^This file is no report of Loop/],
    [
      'a report of a newer version',
      fileOf(reportOf(1).replace(`"version":${FILE_VERSION}`, '"version":99')),
      /newer version wrote it/,
    ],
    [
      'a file above 64 MB',
      Object.defineProperty(fileOf('x'), 'size', { value: 64 * 1024 * 1024 + 1 }),
      /larger than 64 MB/,
    ],
  ])('R4-908 %s is refused with the reason, and the view stays', async (_, file, reason) => {
    await drawn(async () => historyOf(3))
    await choose(file)
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(place()).toMatch(/^A3 /)
  })

  it('R4-908 the drawer counts the lines of a report that it cannot read', async () => {
    await drawn(async () => historyOf(1))
    await choose(fileOf(`${reportOf(2)}{"log":"account"}\nnonsense\n`))
    expect(await screen.findByText('2 lines couldn’t be read.')).toBeTruthy()
    await waitFor(() => expect(place()).toMatch(/^A2 /))
  })
})

describe('A log that is saved as a test', () => {
  const write = (label: string, text: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } })
  const expectation = 'Expectation after the last entry'
  const saveButton = () => screen.getByRole('button', { name: 'Save test' }).hasAttribute('disabled')

  it('R4-909 the drawer says whether the log meets the expectation, and refuses a text that is none', async () => {
    await drawn(async () => historyOf(1))
    fireEvent.click(screen.getByRole('tab', { name: 'Save as test' }))
    await screen.findByRole('textbox', { name: expectation })
    write(expectation, 'preferences.theme')
    expect(screen.getByText(/^Write REDUCER\.FIELD=JSON or/)).toBeTruthy()
    write(expectation, 'preferences.theme="dark"')
    expect(await screen.findByText('The log meets this expectation, so the test passes.')).toBeTruthy()
    write(expectation, 'preferences.theme="light"')
    expect(await screen.findByText('preferences.theme is "dark", expected "light"')).toBeTruthy()
  })

  it('a log that cannot be exported is exported again after a press on Retry', async () => {
    const exportLog = vi
      .fn<() => Promise<string>>()
      .mockResolvedValue(reportOf(2))
      .mockRejectedValueOnce(new Error('no store'))
    await drawn(async () => historyOf(1), exportLog)
    fireEvent.click(screen.getByRole('tab', { name: 'Save as test' }))
    expect(await screen.findByText('Couldn’t read the log')).toBeTruthy()
    await press('Retry')
    expect(await screen.findByRole('textbox', { name: expectation })).toBeTruthy()
  })

  it('R4-909 the drawer saves the log and a test of it under a name of letters, digits and hyphens', async () => {
    const files = new Map<string, Promise<string>>()
    const bodies: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((body) => {
      if (body instanceof Blob) bodies.push(body)
      return 'blob:saved'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      files.set(this.download, bodies.at(-1)?.text() ?? Promise.resolve(''))
    })
    await drawn(async () => historyOf(1))
    fireEvent.click(screen.getByRole('tab', { name: 'Save as test' }))
    await screen.findByRole('textbox', { name: expectation })
    write(expectation, 'preferences.theme="light"')
    write('Name of the test', 'Wrong name')
    expect(saveButton()).toBe(true)
    write('Name of the test', 'theme-is-light')
    await waitFor(() => expect(saveButton()).toBe(false))
    await press('Save test')
    const fixture = (await files.get('theme-is-light.jsonl')) ?? ''
    expect(fixture).toBe(reportOf(2))
    expect(await files.get('theme-is-light.test.ts')).toContain(
      `expect(faultIn('theme-is-light.jsonl', 'preferences.theme="light"')).toBeNull()`,
    )
    expect(screen.getByText(/npx vitest run test\/replays\/saved\/theme-is-light$/)).toBeTruthy()
    // The saved test finds the fault that the drawer showed.
    const file = E.getOrElseW(() => null)(readLogFile(fixture))
    const log = file === null ? null : foldableLog(file, [])
    const fold = log?.begin()
    for (const entry of log?.entries ?? []) fold?.apply(entry)
    expect(checkOf('preferences.theme="light"')?.(fold?.states() ?? {})).toBe(
      screen.getByText(/^preferences\.theme is/).textContent,
    )
    vi.restoreAllMocks()
  })
})
