import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { go, signIn } from './support/user-actions'
import { expect, test } from './support/test'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('R1-043 R2-051 R2-054 R3-066 R2-053 R2-074 R2-075 R2-104 R2-240 the attention share on a profile links to a detail page, whose CSV file has the same figures as its table', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada', '/sign-in', { viewport: { width: 390, height: 844 } })
  const { page } = ada
  await signIn(ada, 'ada@loop.example')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await go(page, '/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await go(page, '/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
  await expect(bar).toBeVisible()
  const first = page.getByRole('region', { name: 'Where attention goes' }).getByRole('link').first()
  const [, project = '', percent = ''] = /^(.+): (\d+%)$/.exec((await first.getAttribute('aria-label')) ?? '') ?? []
  expect(percent).not.toBe('')
  await first.click()
  await expect(page).toHaveURL(/\/profile\/attentionDetail\?xid=a000000001&project_id=/)
  await expect(page.getByRole('combobox', { name: 'Project' }).locator('option:checked')).toHaveText(project)
  await expect(bar).toHaveCount(0)
  // A reload shows the same page again from its URL alone. The table and the CSV file have the same figures.
  await page.reload()
  await expect(
    page.getByRole('slider', { name: new RegExp(`^Ada has [\\d.]+% of all attention on ${project} in 7 days`) }),
  ).toBeVisible()
  await expect(bar).toHaveCount(0)
  await button(page, 'Show as a table').click()
  const rows = (await page.getByRole('table').getByRole('row').allInnerTexts()).map((row) => row.split(/\s*\t\s*/))
  expect([rows[0], rows.at(-1)?.[2]]).toEqual([['Channel', 'Share of all', 'Part of the total'], '100%'])
  const download = page.waitForEvent('download')
  await button(page, 'Download as CSV').click()
  const lines = (await readFile(await (await download).path(), 'utf8')).replace('\uFEFF', '').trim().split(/\r?\n/)
  const bare = (cell: string): string | number => (/^[\d.]+%?$/.test(cell) ? Number.parseFloat(cell) : cell)
  expect(lines.map((line) => line.split(',').map((cell) => bare(cell.replaceAll('"', ''))))).toEqual(
    rows.slice(0, -1).map((row) => row.map(bare)),
  )
  expect(rows.slice(1, -1).length).toBeGreaterThan(0)
  // Choose another period and all projects. The URL contains both choices, and the figures change.
  await button(page, 'Show as a chart').click()
  await page.getByRole('radio', { name: '1M' }).click()
  await expect(page.getByRole('slider', { name: new RegExp(`on ${project} in a month`) })).toBeVisible()
  await expect(page).toHaveURL(/period=1m/)
  await page.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'All projects' })
  await expect(page.getByRole('slider', { name: /on all projects in a month/ })).toBeVisible()
  // A figure above a card is the sum of its column.
  const posts = page.getByRole('region', { name: 'X', exact: true })
  const count = await posts.getByText(/^[\d,.k]+ posts$/).textContent()
  await button(page, 'X as a table').click()
  await expect(posts.getByRole('row').last().getByRole('cell').first()).toHaveText(count?.replace(' posts', '') ?? '')
})
