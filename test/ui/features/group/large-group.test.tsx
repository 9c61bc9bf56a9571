import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { GroupScreen } from '../../../../src/ui/features/group/GroupScreen'
import { gid, groupOf, memberOf } from '../../../support/builders/group'
import { ann } from '../../../support/builders/person'
import { made } from '../../../support/builders/made'
import { Xid } from '../../../../src/domain/kernel/ids'
import { live } from '../../support/fake-app'
import { show } from '../../support/show'

const key = '12345678'
const PAGE = 30
const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    memberOf({ ...ann, xid: made(Xid, `x-${from + i}`), name: `Person ${from + i}` }),
  )

/** Opens the member panel. Returns the dispatched account messages and the number of rendered rows. */
const opened = (memberCount: number, pages: number) => {
  const app = live(ann)
  show(
    <Routes>
      <Route path="/group/:key" element={<GroupScreen />} />
    </Routes>,
    { app, at: `/group/${key}` },
  )
  app.hear((ask) => ({
    type: 'group/GroupFound',
    ask: ask(`find:${key}`),
    key,
    group: groupOf(key, { name: 'Tea', memberCount }),
  }))
  fireEvent.click(screen.getByRole('button', { name: 'Group info' }))
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) app.hear({ type: 'group/LoadMoreMembers', gid: gid(key) })
    app.hear((ask) => ({
      type: 'group/MembersLoaded',
      ask: ask(`members:${key}:${page}`),
      gid: gid(key),
      page,
      size: PAGE,
      members: people((page - 1) * PAGE, PAGE),
    }))
  }
  const said = app.saidToAccount.map(({ type }) => type)
  const rows = screen.queryAllByText(/^Person \d+$/).length
  cleanup()
  return { said, rows }
}

it('opening a group of 100,000 members loads and renders only the first page of members, as for a group of 100', () => {
  const few = opened(100, 1)
  expect(few.rows).toBe(PAGE)
  expect(few.said.filter((type) => type === 'group/ShowMembers')).toHaveLength(1)
  expect(opened(100_000, 1)).toEqual(few)
})

it('the member list renders only the rows in sight, even if 600 members have loaded', () => {
  expect(opened(100_000, 20).rows).toBeLessThan(2 * PAGE)
})
