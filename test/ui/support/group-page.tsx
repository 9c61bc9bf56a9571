import { fireEvent, screen, within } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import type { Announcement } from '../../../src/domain/announcement'
import type { Group } from '../../../src/domain/group'
import { GroupScreen } from '../../../src/ui/features/group/GroupScreen'
import type { roomOf } from '../../support/builders/announcement'
import { gid, groupOf } from '../../support/builders/group'
import { ann } from '../../support/builders/person'
import type { FakeApp, AccountStep } from './fake-app'
import { show } from './show'
import { roomsQuery } from '../../../src/domain/group-overview'
import { queryLoaded } from '../../support/query-steps'

export const key = '12345678'
export const of = gid(key)
export const found =
  (with_: Partial<Group> = {}): AccountStep =>
  (ask) => ({ type: 'group/GroupFound', ask: ask(`find:${key}`), key, group: groupOf(key, { name: 'Tea', ...with_ }) })
const announced =
  (...announcements: readonly Announcement[]): AccountStep =>
  (ask) => ({
    type: 'announcement/AnnouncementsLoaded',
    ask: ask(`board:${of}:1`),
    gid: of,
    page: 1,
    size: 20,
    announcements,
  })
export const waited: AccountStep = (ask) => ({ type: 'AlarmRang', ask: ask(`wait:board:${of}`) })
export const rooms = (...list: ReturnType<typeof roomOf>[]): AccountStep => queryLoaded(roomsQuery, {}, list)

export const open = (app: FakeApp, with_: Partial<Group> = {}) => {
  show(
    <>
      <Link to="/group/87654321">elsewhere</Link>
      <Routes>
        <Route path="/group/:key" element={<GroupScreen />} />
        <Route path="/message" element={<p>the messages</p>} />
        <Route path="/group" element={<p>the centre</p>} />
      </Routes>
    </>,
    { app, at: `/group/${key}` },
  )
  return app.hear(found(with_))
}
export const editor = { adminXids: [ann.xid] }
export const updates = (app: FakeApp, ...announcements: readonly Announcement[]) => {
  app.hear(waited, announced(...announcements))
  fireEvent.click(screen.getByRole('button', { name: /^Group updates/ }))
  return app
}
export const entries = async (button: string) => {
  fireEvent.click(screen.getByRole('button', { name: button }))
  const menu = await screen.findByRole('menu')
  return within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)
}
