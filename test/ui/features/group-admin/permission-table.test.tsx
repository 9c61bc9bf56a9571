import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import type { ServerInput } from '../../../../src/adapters/simulator/state/input'
import { emptyServerState, applyInput } from '../../../../src/adapters/simulator/state/apply-input'
import { mayReadIn } from '../../../../src/adapters/simulator/state/chat/directs'
import { groupFor } from '../../../../src/adapters/simulator/state/group-views'
import type { ServerState } from '../../../../src/adapters/simulator/state/server-state'
import { announcementOptions, type Announcement } from '../../../../src/domain/announcement'
import {
  actsFor,
  plainText,
  sendRefusal,
  type Content,
  type MessageOption,
  type Viewer,
} from '../../../../src/domain/chat'
import type { Group } from '../../../../src/domain/group'
import { ClientId, Gid, MessageId, Uid, Xid, type ConversationId } from '../../../../src/domain/kernel/ids'
import { put } from '../../../../src/domain/kernel/table'
import { mayBrowse, groupPermissions } from '../../../../src/domain/group-admin'
import type { Session } from '../../../../src/domain/session'
import { EditGroupScreen } from '../../../../src/ui/features/group-admin/form/EditGroupScreen'
import { GroupScreen } from '../../../../src/ui/features/group/GroupScreen'
import { noonPlus } from '../../../support/builders/instant'
import { made } from '../../../support/builders/made'
import { messageOf } from '../../../support/builders/message'
import { profileOf, sessionId } from '../../../support/builders/session'
import { FakeApp } from '../../support/fake-app'
import { show } from '../../support/show'

const ROLES = ['visitor', 'member', 'owner', 'admin', 'super'] as const
type Role = (typeof ROLES)[number]

const STATES = [
  { name: 'open', joinType: 'normal', superIsIn: true },
  { name: 'open, the super user only looks in', joinType: 'normal', superIsIn: false },
  { name: 'private', joinType: 'private', superIsIn: true },
  { name: 'private, the super user is not in', joinType: 'private', superIsIn: false },
] as const
type State = (typeof STATES)[number]

const isIn = (role: Role, { superIsIn }: State): boolean => role !== 'visitor' && (role !== 'super' || superIsIn)
const EDITORS: readonly Role[] = ['owner', 'admin', 'super']

/** spec 1 §6, row by row. Browsing a private group and speaking in any group need membership (spec 1 §4). */
const TABLE = {
  browse: (role: Role, state: State) => state.joinType === 'normal' || isIn(role, state),
  send: (role: Role, state: State) => role !== 'visitor' && isIn(role, state),
  edit: (role: Role) => EDITORS.includes(role),
  announce: (role: Role) => EDITORS.includes(role),
  deleteAnnouncement: (role: Role) => EDITORS.includes(role),
  pin: (role: Role) => EDITORS.includes(role),
  delete: (role: Role) => EDITORS.includes(role),
  picturesAtAnyLevel: (role: Role, state: State) => EDITORS.includes(role) && isIn(role, state),
  deleteForAll: (role: Role) => role === 'super',
  mentionAll: (role: Role, state: State) => EDITORS.includes(role) && isIn(role, state),
  dissolve: (role: Role) => role === 'owner',
  handOver: (role: Role) => role === 'owner',
} as const
type Action = keyof typeof TABLE
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

const AT = noonPlus(0)
const town = applyInput(emptyServerState, { type: 'TownFounded', at: AT, seed: 1 }).world
const xidOf = (name: string): Xid =>
  made(Xid, Object.values(town.accounts).find((account) => account.name === name)?.xid)
const came = applyInput(town, { type: 'VisitorCame', at: AT, deviceId: 'd', token: 'visitor', draw: 7 }).world
const WHO: Readonly<Record<Role, Xid>> = {
  visitor: made(Xid, came.tokens['visitor']),
  member: xidOf('Ben'),
  owner: xidOf('Ada'),
  admin: xidOf('陈美玲'),
  super: xidOf('Sky'),
}
const HARU = xidOf('はるか')
const clientId = made(ClientId, 'c')
const messageId = made(MessageId, 'said')
const picture: Content = { kind: 'image', url: '/town/a1.svg', width: 10, height: 10 }
const toAll: Content = { kind: 'text', text: '@all', mentions: [{ xid: null, name: 'all' }] }

interface Place {
  readonly world: ServerState
  readonly gid: string
  readonly conversationId: ConversationId
}

/** The owner's group with one message of a member and one announcement. Nobody has the level for pictures. */
const placeIn = ({ joinType, superIsIn }: State): Place => {
  const made_ = applyInput(came, {
    type: 'GroupCreated',
    at: AT,
    xid: WHO.owner,
    draw: 5,
    terms: {
      name: 'Nook',
      icon: '',
      banner: '',
      description: '',
      isPrivate: joinType === 'private',
      mutesNewcomers: false,
      locale: 'en',
      link: '',
      linkWhitelist: [],
      minImageLevel: 90,
      minSpeakLevel: 0,
      partnerLink: '',
    },
  })
  const gid = made_.outputs.flatMap((output) => (output.type === 'GroupIs' ? [output.gid] : []))[0] ?? ''
  const community = made_.world.communities[gid]
  if (community === undefined) throw new Error('no group was made')
  const members = [WHO.member, WHO.admin, HARU, ...(superIsIn ? [WHO.super] : [])].reduce(
    (members_, xid) => put(members_, xid, true as const),
    community.members,
  )
  const peopled: ServerState = {
    ...made_.world,
    communities: put(made_.world.communities, gid, { ...community, members, adminXids: [WHO.admin] }),
  }
  const { conversationId } = community
  const said = applyInput(peopled, {
    type: 'MessageSent',
    at: AT,
    xid: HARU,
    conversationId,
    clientId,
    content: plainText('tea?'),
    messageId,
    host: 'town.example',
  }).world
  const world = applyInput(said, {
    type: 'Announced',
    at: AT,
    xid: WHO.owner,
    gid,
    id: 'n1',
    text: 'tea',
    pictures: [],
    video: null,
    ats: [],
  }).world
  return { world, gid, conversationId }
}

const inputFor = (action: Exclude<Action, 'browse'>, xid: Xid, { gid, conversationId, world }: Place): ServerInput => {
  const say = (content: Content): ServerInput => ({
    type: 'MessageSent',
    at: AT,
    xid,
    conversationId,
    clientId,
    content,
    messageId: made(MessageId, 'new'),
    host: 'town.example',
  })
  switch (action) {
    case 'send':
      return say(plainText('hi'))
    case 'picturesAtAnyLevel':
      return say(picture)
    case 'mentionAll':
      return say(toAll)
    case 'edit':
      return {
        type: 'GroupEdited',
        at: AT,
        xid,
        gid,
        terms: {
          name: 'Den',
          icon: '',
          banner: '',
          description: '',
          isPrivate: world.communities[gid]?.joinType === 'private',
          mutesNewcomers: false,
          locale: 'en',
          link: '',
          linkWhitelist: [],
          minImageLevel: 0,
          minSpeakLevel: 0,
          partnerLink: '',
        },
      }
    case 'announce':
      return { type: 'Announced', at: AT, xid, gid, id: 'n2', text: 'tea', pictures: [], video: null, ats: [] }
    case 'deleteAnnouncement':
      return { type: 'NoticeActed', at: AT, xid, act: { kind: 'remove', gid: made(Gid, gid), id: 'n1' } }
    case 'pin':
      return { type: 'MessagePinned', at: AT, xid, gid, seq: 1, on: true }
    case 'delete':
      return { type: 'MessageDeleted', at: AT, xid, conversationId, seq: 1 }
    case 'deleteForAll':
      return { type: 'MessageDeletedForAll', at: AT, xid, gid, messageId }
    case 'dissolve':
      return { type: 'GroupDissolved', at: AT, xid, gid }
    case 'handOver':
      return { type: 'GroupLeft', at: AT, xid, gid, successor: WHO.member }
  }
}

/** Actions on an element that must be visible first. */
const NEEDS_SIGHT: ReadonlySet<Action> = new Set(['deleteAnnouncement', 'pin', 'delete', 'deleteForAll'])

/** Allowed when the simulator refuses nothing and the state changes. A non-member who leaves changes nothing. */
const bySimulator = (action: Action, xid: Xid, place: Place): boolean => {
  if (action === 'browse') return mayReadIn(place.world, place.conversationId, xid) === true
  const { world, outputs } = applyInput(place.world, inputFor(action, xid, place))
  return world !== place.world && !outputs.some(({ type }) => type === 'Refused')
}

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
const said = messageOf({
  seq: 1,
  by: { xid: HARU, uid: made(Uid, 'u-haru'), name: 'Haru' },
  content: plainText('tea?'),
})

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

const NAMES: Readonly<Record<Role, string>> = { visitor: 'Vi', member: 'Zoe', owner: 'Ada', admin: 'Mei', super: 'Sky' }

const appOf = (role: Role, group: Group): FakeApp => {
  const xid = WHO[role]
  const uid = made(Uid, `u-${role}`)
  const session: Session = {
    sessionId: sessionId(`s-${role}`),
    xid,
    uid,
    method: role === 'visitor' ? 'visitor' : 'email',
    partnerId: null,
  }
  return new FakeApp().hear(
    { type: 'SignedIn', session },
    (ask) => ({
      type: 'ProfileLoaded',
      ask: ask('loadProfile'),
      profile: profileOf({ xid, uid, name: NAMES[role] }, { level: 5, isSuper: role === 'super' }),
    }),
    (ask) => ({ type: 'ChatServiceLogged', ask: ask('joinChatService'), sessionId: session.sessionId }),
    (ask) => ({ type: 'ConversationsListed', ask: ask('list'), conversations: [] }),
    { type: 'ShowGroup', key: group.gid },
    (ask) => ({ type: 'GroupFound', ask: ask(`find:${group.gid}`), key: group.gid, group }),
  )
}

const open = (path: string, app: FakeApp, group: Group): FakeApp => {
  show(
    <Routes>
      <Route path="/group/:key" element={<GroupScreen />} />
      <Route path="/group/:key/group-edit" element={<EditGroupScreen />} />
    </Routes>,
    { app, at: path.replace(':key', group.gid) },
  )
  return app
}

const inChat = (role: Role, group: Group): FakeApp => open('/group/:key', appOf(role, group), group)
const EDIT = '/group/:key/group-edit'

const ENDING = { dissolve: 'Dissolve group', handOver: 'Hand over' } as const
const OPTION = { pin: 'Pin', delete: 'Delete', deleteForAll: 'Delete for everyone' } as const satisfies Partial<
  Record<MessageOption, string>
>

/** The entries of the message's menu. */
const menuOf = async (role: Role, group: Group): Promise<readonly string[]> => {
  inChat(role, group).hear((ask) => ({
    type: 'HistoryPulled',
    ask: ask(`newest:${group.conversationId}`),
    conversationId: group.conversationId,
    from: 1,
    to: 1,
    messages: [{ ...said, conversationId: group.conversationId }],
    rev: null,
  }))
  fireEvent.contextMenu(screen.getByText('tea?'), { button: 2 })
  const items = await screen.findAllByRole('menuitem', { hidden: true }, { timeout: 20_000 })
  return items.map(({ textContent }) => textContent)
}

/** Whether the screens offer the action; null for announcing and mentioning, which other tests cover. */
const byScreen = async (action: Action, role: Role, group: Group): Promise<boolean | null> => {
  switch (action) {
    case 'browse':
      inChat(role, group)
      return screen.queryByRole('heading', { name: 'Members only' }) === null
    case 'send': {
      const app = inChat(role, group)
      const box = screen.queryByRole('textbox', { name: /^Message / })
      if (box === null) return false
      fireEvent.change(box, { target: { value: 'hi' } })
      fireEvent.keyDown(box, { key: 'Enter' })
      return app.said('SendDraft').length === 1
    }
    case 'edit':
      open(EDIT, appOf(role, group), group)
      return screen.queryByRole('button', { name: 'Save' }) !== null
    case 'dissolve':
    case 'handOver': {
      open(EDIT, appOf(role, group), group)
      const leave = screen.queryByRole('button', { name: 'Leave group' })
      if (leave === null) return false
      fireEvent.click(leave)
      return screen.queryByRole('button', { name: ENDING[action] }) !== null
    }
    case 'pin':
    case 'delete':
    case 'deleteForAll':
      return (await menuOf(role, group)).includes(OPTION[action])
    default:
      return null
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

describe('The permission table (spec 1 §6): the rules, the simulator and the screens agree', () => {
  afterEach(cleanup)

  it('has every combination of four kinds of groups, five roles and twelve actions', () => {
    expect(CELLS.length).toBe(4 * 5 * 12 - 2 * 4 - 4)
  })

  it.each(CELLS.map((cell) => [cell.state.name, cell.role, cell.action, cell.expected, cell] as const))(
    'R1-212 R1-216 R1-217 R1-219 R1-222 R1-225 R1-226 in a group that is %s: a %s may %s: %s',
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
