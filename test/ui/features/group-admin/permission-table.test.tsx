import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { groupFor } from '../../../../src/adapters/simulator/state/group-views'
import { announcementOptions, type Announcement } from '../../../../src/domain/announcement'
import { actsFor, plainText, sendRefusal, type Content, type Viewer } from '../../../../src/domain/chat'
import type { Group } from '../../../../src/domain/group'
import { mayBrowse, groupPermissions } from '../../../../src/domain/group-admin'
import { type Action, AT, picture, said, STATES, ROLES, TABLE, WHO } from '../../support/permissions/permission-rows'
import { placeIn, bySimulator } from '../../support/permissions/by-simulator'
import { byScreen } from '../../support/permissions/by-screen'

const ACTIONS = [
  'browse',
  'send',
  'edit',
  'announce',
  'deleteAnnouncement',
  'pin',
  'delete',
  'picturesAtAnyLevel',
  'deleteForAll',
  'mentionAll',
  'dissolve',
  'handOver',
] as const satisfies readonly Action[]

/** Actions on a message or an announcement. The test must scroll that element into view first. */
const NEEDS_SIGHT: ReadonlySet<Action> = new Set(['deleteAnnouncement', 'pin', 'delete', 'deleteForAll'])

const announced: Announcement = {
  id: 'n1',
  pinned: false,
  text: 'tea',
  pictures: [],
  video: null,
  mentions: [],
  topics: [],
  room: null,
  createdAt: AT,
  author: null,
  comments: [],
  isRead: true,
  readBy: 1,
}

const byRule = (action: Action, viewer: Viewer, group: Group): boolean => {
  const author = {
    session: { xid: viewer.xid, method: viewer.isVisitor ? 'visitor' : 'email' },
    profile: { level: 5, isSuper: viewer.isSuper },
  } as const
  const sends = (content: Content): boolean =>
    sendRefusal(author, { kind: 'group', group }, content, { global: [], own: [] }) === null
  const rights = groupPermissions(viewer, group)
  switch (action) {
    case 'browse':
      return mayBrowse(group)
    case 'send':
      return sends(plainText('hi'))
    case 'picturesAtAnyLevel':
      return sends(picture)
    case 'mentionAll':
      return rights.mentionAll
    case 'deleteAnnouncement':
      return announcementOptions(announced, viewer, group).includes('remove')
    case 'pin':
    case 'delete':
    case 'deleteForAll':
      return actsFor(said, viewer, group, AT).includes(action)
    case 'edit':
      return rights.edit
    case 'announce':
      return rights.announce
    case 'dissolve':
      return rights.dissolve
    case 'handOver':
      return rights.handOver
  }
}

const CELLS = STATES.flatMap((state) =>
  ROLES.flatMap((role) =>
    ACTIONS.flatMap((action) =>
      NEEDS_SIGHT.has(action) && !TABLE.browse(role, state)
        ? []
        : [{ state, role, action, expected: TABLE[action](role, state) }],
    ),
  ),
)

describe('The permission table (spec 1 §6)', () => {
  afterEach(cleanup)

  it('the permission table has every valid combination of four kinds of groups, five roles and twelve actions', () => {
    expect(CELLS.length).toBe(4 * 5 * 12 - 2 * 4 - 4)
  })

  it.each(CELLS.map((cell) => [cell.state.name, cell.role, cell.action, cell.expected, cell] as const))(
    'R1-212 R1-216 R1-217 R1-219 R1-222 R1-225 R1-226 the domain rules, the simulator and the screen all agree (group: %s, role: %s, action: %s): allowed is %s',
    async (_state, role, action, expected, { state }) => {
      const place = placeIn(state)
      const xid = WHO[role]
      const community = place.world.communities[place.gid]
      if (community === undefined) throw new Error('there is no such group')
      const group = groupFor(place.world, community, xid)
      const viewer: Viewer = { xid, isSuper: role === 'super', isVisitor: role === 'visitor' }
      const offered = await byScreen(action, role, group)
      expect({
        rule: byRule(action, viewer, group),
        simulator: bySimulator(action, xid, place),
        screen: offered ?? expected,
      }).toEqual({ rule: expected, simulator: expected, screen: expected })
    },
  )
})
