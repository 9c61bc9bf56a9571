import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { createI18n } from '../../src/ui/i18n'
import { UiRoot } from '../../src/ui/app-shell/UiRoot'
import { useCommunityColumns } from '../../src/ui/features/looper/config/community-columns'
import { DataTable } from '../../src/ui/features/looper/table/DataTable'
import { useTableView } from '../../src/ui/features/looper/table/use-table-view'
import { en } from '../../src/ui/features/looper/translations.en'
import '../../src/ui/styles/index.css'
import { LABELS, type ProjectCommunity } from '../../src/domain/looper'
import { gid } from '../support/builders/group'
import { noonPlus } from '../support/builders/instant'
import { painted } from './measure'

const rowsOf = (count: number): readonly ProjectCommunity[] =>
  Array.from({ length: count }, (_, n) => ({
    gid: gid(String(10_000_001 + n)),
    name: `Community ${(n * 31) % 9_973}`,
    avatar: null,
    label: LABELS[n % LABELS.length] ?? 'none',
    members: (n * 7_919) % 100_003,
    activity: (n * 104_729) % 9_973,
    growth: `${(n % 41) - 20}%`,
    approvedAt: noonPlus(n * 60_000),
    blocked: n % 50 === 0,
  }))

const keyOf = ({ gid }: ProjectCommunity): string => gid
const nothing = (): void => undefined

/** The product's table of communities, without buttons for actions. */
function Board({ rows }: { readonly rows: readonly ProjectCommunity[] }) {
  const columns = useCommunityColumns({ onAdjust: nothing, onBlock: nothing })
  return (
    <DataTable
      label="Communities"
      rows={rows}
      columns={columns}
      keyOf={keyOf}
      view={useTableView('board')}
      file="communities"
    />
  )
}

const start = async (count: number): Promise<void> => {
  const root = document.getElementById('root')
  if (root === null) throw new Error('no root')
  const i18n = await createI18n('en')
  i18n.addResourceBundle('en', 'looper', en)
  createRoot(root).render(
    <UiRoot i18n={i18n}>
      <MemoryRouter>
        <Board rows={rowsOf(count)} />
      </MemoryRouter>
    </UiRoot>,
  )
  while (document.querySelector('tbody tr') === null) await painted()
}

/** Returns the ms from the press on a column's header until the new order is painted. */
const sort = async (name: string): Promise<number> => {
  const button = [...document.querySelectorAll<HTMLElement>('thead button')].find(
    ({ textContent }) => textContent === name,
  )
  if (button === undefined) throw new Error(`no column ${name}`)
  const begun = performance.now()
  button.click()
  while (button.closest('th')?.getAttribute('aria-sort') === 'none') await painted()
  await painted()
  return performance.now() - begun
}

/** Scrolls 50 screens down in 300 frames. Returns the frame times and the most rows in the DOM. */
const scroll = async (): Promise<{ readonly p95: number; readonly rows: number }> => {
  const box = document.querySelector('table')?.parentElement
  if (box == null || box.scrollHeight <= box.clientHeight) throw new Error('nothing to scroll')
  const step = (50 * box.clientHeight) / 300
  const times: number[] = []
  let last = await new Promise<number>((resolve) => {
    requestAnimationFrame(resolve)
  })
  let rows = 0
  for (let n = 0; n < 300; n += 1) {
    box.scrollTop += step
    const now = await new Promise<number>((resolve) => {
      requestAnimationFrame(resolve)
    })
    times.push(now - last)
    last = now
    rows = Math.max(rows, box.querySelectorAll('tbody tr').length)
  }
  times.sort((a, b) => a - b)
  return { p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN, rows }
}

Reflect.set(window, 'bench', { start, sort, scroll })
