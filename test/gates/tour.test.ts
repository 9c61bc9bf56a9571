import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { routeTable } from '../../src/ui/app/routing/route-table'
import { root } from '../support/scratch-repo'

const tour = readFileSync(path.join(root, 'docs', 'tour.md'), 'utf8')
const areaOf = (address: string): string => address.split('/')[1] ?? ''

it('docs/tour.md names the first path segment of every route, and the whole path of every page for project owners', () => {
  const all = routeTable
    .flatMap(({ path: address, aliases = [] }) => [address, ...aliases])
    .filter((address) => !['', ':key', '*'].includes(areaOf(address)))
  const areas = new Set(all.map(areaOf))
  expect(areas.size).toBeGreaterThan(15)
  expect([...areas].filter((area) => !tour.includes(`/${area}`))).toEqual([])
  expect(
    all.filter((address) => /^\/looper\/(?!edit|financial)/.test(address) && !tour.includes(`\`${address}\``)),
  ).toEqual([])
})
