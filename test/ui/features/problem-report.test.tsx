import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ReportContainer } from '../../../src/ui/app-shell/dialogs/ReportContainer'
import { en } from '../../../src/ui/features/problem-report/translations.en'
import { ann } from '../../support/builders/person'
import { reportWith } from '../../support/builders/report'
import { live } from '../support/fake-app'
import { english, show } from '../support/show'

english.addResourceBundle('en', 'problem-report', en)

const text = reportWith([
  { log: 'account', seq: 1, at: 1_000, type: 'ChooseTheme', theme: 'dark' },
  { log: 'tab', seq: 1, at: 2_000, type: 'OpenDialog', dialog: 'account' },
  { log: 'tab', seq: 2, at: 3_000, type: 'OpenDialog', dialog: 'report' },
])

const open = async (exportLog: () => Promise<string> = () => Promise.resolve(text)) => {
  const app = live(ann)
  app.exportLog = exportLog
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:report'
  })
  const onClose = vi.fn<() => void>()
  const view = (isOpen: boolean) => <ReportContainer open={isOpen} onClose={onClose} />
  const { rerender } = show(view(true), { app })
  const dialog = within(await screen.findByRole('dialog', { name: en.title }))
  /** Closes the dialog and opens it again. */
  const again = async () => {
    await act(async () => rerender(view(false)))
    await act(async () => rerender(view(true)))
    return within(await screen.findByRole('dialog', { name: en.title }))
  }
  return { app, dialog, again, onClose, saved: () => files[0]?.text() }
}
const rows = (dialog: Pick<typeof screen, 'getAllByRole'>) =>
  dialog.getAllByRole<HTMLInputElement>('checkbox').map((box) => [box.getAttribute('aria-label'), box.checked])
const press = (dialog: Pick<typeof screen, 'getByRole'>, name: string) =>
  fireEvent.click(dialog.getByRole('button', { name }))

describe('The dialog to report a problem', () => {
  it('R4-921 it shows each entry with time, type and content, the newest first', async () => {
    const { dialog } = await open()
    expect(await dialog.findByRole('heading', { name: 'Entries in the file (3)' })).toBeTruthy()
    expect(rows(dialog)).toEqual([
      [expect.stringMatching(/^\d\d:\d\d:03\.000 OpenDialog$/), true],
      [expect.stringMatching(/^\d\d:\d\d:02\.000 OpenDialog$/), true],
      [expect.stringMatching(/^\d\d:\d\d:01\.000 ChooseTheme$/), true],
    ])
    const [newest] = dialog.getAllByRole<HTMLDetailsElement>('group')
    if (newest === undefined) throw new Error('no entry')
    newest.open = true
    fireEvent(newest, new Event('toggle'))
    expect(dialog.getByText(/"dialog": "report"/)).toBeTruthy()
  })

  it('R4-922 an entry that is left out is not in the saved file', async () => {
    const { dialog, saved, onClose, app } = await open()
    fireEvent.click(await dialog.findByRole('checkbox', { name: /ChooseTheme/ }))
    expect(dialog.getByRole('heading', { name: 'Entries in the file (2)' })).toBeTruthy()
    press(dialog, en.save)
    const file = await saved()
    expect([file?.includes('ChooseTheme'), file?.match(/OpenDialog/g)?.length]).toEqual([false, 2])
    expect(onClose).toHaveBeenCalledOnce()
    expect(app.said('ShowToast')).toMatchObject([{ words: { good: 'The report is saved as loop-log.jsonl' } }])
  })

  it('R4-922 the button leaves out all entries that the search finds, and includes them again', async () => {
    const { dialog } = await open()
    fireEvent.change(await dialog.findByRole('searchbox', { name: en.search }), { target: { value: 'opendialog' } })
    expect(rows(dialog)).toHaveLength(2)
    press(dialog, en.leaveOutAll)
    expect(dialog.getByRole('heading', { name: 'Entries in the file (1)' })).toBeTruthy()
    press(dialog, en.includeAll)
    expect(dialog.getByRole('heading', { name: 'Entries in the file (3)' })).toBeTruthy()
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'nothing' } })
    expect(dialog.getByText(en.none)).toBeTruthy()
  })

  it('a long log shows 100 entries at first, and more on request', async () => {
    const many = Array.from({ length: 150 }, (_, at) => ({ log: 'tab' as const, seq: at + 1, at, type: 'TabShown' }))
    const { dialog } = await open(() => Promise.resolve(reportWith(many)))
    expect(await dialog.findAllByRole('checkbox')).toHaveLength(100)
    press(dialog, en.more)
    expect(dialog.getAllByRole('checkbox')).toHaveLength(150)
  })

  it('a log that cannot be read can be tried again', async () => {
    const exportLog = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue(text)
    const { dialog } = await open(exportLog)
    expect((await dialog.findByRole('alert')).textContent).toContain(en.failed)
    expect(dialog.getByRole('button', { name: en.save })).toHaveProperty('disabled', true)
    press(dialog, en.retry)
    expect(await dialog.findByRole('heading', { name: 'Entries in the file (3)' })).toBeTruthy()
  })

  it('a dialog that opens again shows the newer log, even if the earlier read ends later', async () => {
    const ends: ((text: string) => void)[] = []
    const exportLog = () => new Promise<string>((resolve) => ends.push(resolve))
    const { again } = await open(exportLog)
    const dialog = await again()
    await act(async () => ends[1]?.(text))
    await act(async () => ends[0]?.(reportWith([])))
    expect(dialog.getByRole('heading', { name: 'Entries in the file (3)' })).toBeTruthy()
  })
})
