import { describe, expect, it } from 'vitest'
import {
  groupByKey,
  groupOf as groupIn,
  groupOfConversation,
  groupReducer,
  membersOf,
  myGroups,
  trendingGroups,
  type Group,
} from '../../../src/domain/group'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { ClientId } from '../../../src/domain/kernel/ids'
import type { GroupAdminMessage } from '../../../src/domain/group-admin/group-admin.messages'
import { gid, groupOf, memberOf } from '../../support/builders/group'
import { made } from '../../support/builders/made'
import { ann, ben, vera } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { given, type Step, type Story } from '../../support/given'

type Deed = Extract<GroupAdminMessage, { type: 'group-admin/GroupActionDone' }>['deed']

const key = '10000001'
const of = gid(key)
const currency = { name: 'MESH', icon: null, giftEnabled: false, bubbleEnabled: false, rewards: made(Decimal, '0') }
const group = groupOf(key, { ownerXid: ann.xid, adminXids: [ben.xid, vera.xid], memberCount: 3, currency })
const other = groupOf('10000002', { ownerXid: ann.xid })
const people = [memberOf(ann, { role: 'owner' }), memberOf(ben), memberOf(vera)]

const found = (one: Group): readonly Step[] => [
  { type: 'group/ShowGroup', key: one.gid },
  (ask) => ({ type: 'group/GroupFound', ask: ask(`find:${one.gid}`), key: one.gid, group: one }),
]
/** Both groups are listed and shown, and the members of the first group are loaded. */
const here = given(
  groupReducer,
  { type: 'SignedIn', session: sessionOf(ann) },
  { type: 'group/ShowGroupCentre' },
  (ask) => ({ type: 'group/MyGroupsLoaded', ask: ask('mine'), groups: [group, other] }),
  (ask) => ({ type: 'group/TrendingLoaded', ask: ask('trending:1'), page: 1, size: 10, groups: [other, group] }),
  ...found(group),
  ...found(other),
  { type: 'group/ShowMembers', gid: of },
  (ask) => ({ type: 'group/MembersLoaded', ask: ask(`members:${of}:1`), gid: of, page: 1, size: 10, members: people }),
)
type Seen = Story<typeof groupReducer.initial>
const after = (deed: Deed): Seen => here.when({ type: 'group-admin/GroupActionDone', deed })
const gids = (groups: readonly Group[]) => groups.map((one) => one.gid)
const listsOf = ({ state }: Seen) => [gids(myGroups(state).items), gids(trendingGroups(state).items)]
const membersIn = ({ state }: Seen) => membersOf(state, of).items.map(({ xid }) => xid)
const seen = ({ state }: Seen) => groupIn(state, of)

describe('The data of a group after an action', () => {
  it('JOIN-7 a dissolved group disappears from all lists, and other groups stay', () => {
    const gone = after({ kind: 'dissolve', gid: of }).gives({ asks: {} })
    expect([seen(gone), groupByKey(gone.state, key), listsOf(gone), membersOf(gone.state, of).status]).toEqual([
      null,
      { status: 'missing' },
      [[other.gid], [other.gid]],
      'loading',
    ])
    expect(groupByKey(gone.state, other.gid).status).toBe('shown')
  })

  it('a member who leaves a group still sees the group as an outsider, but not in the list of their own groups', () => {
    const left = after({ kind: 'leave', gid: of, xid: ben.xid })
    expect(seen(left)).toEqual({ ...group, adminXids: [vera.xid], isMember: false, memberCount: 2 })
    expect([listsOf(left), membersOf(left.state, of).status]).toEqual([[[other.gid], [other.gid, of]], 'loading'])
    const last = given(
      groupReducer,
      { type: 'SignedIn', session: sessionOf(ann) },
      ...found({ ...group, memberCount: 0 }),
      { type: 'group-admin/GroupActionDone', deed: { kind: 'leave', gid: of, xid: ann.xid } },
    )
    expect(seen(last)?.memberCount).toBe(0)
  })

  it('JOIN-7 when the owner hands the group over, the successor becomes owner and the former owner leaves the group', () => {
    expect(seen(after({ kind: 'handOver', gid: of, xid: ann.xid, successor: ben.xid }))).toEqual({
      ...group,
      ownerXid: ben.xid,
      adminXids: [vera.xid],
      isMember: false,
      memberCount: 2,
    })
  })

  it('when the admins of a group change, the group lists each admin once, and its member list, if shown, is read again', () => {
    const staffed = after({ kind: 'setStaff', gid: of, promoted: [ann.xid, vera.xid], demoted: [ben.xid] })
    expect(seen(staffed)?.adminXids).toEqual([ann.xid, vera.xid])
    staffed.gives({ asks: { [`members:${of}:1`]: { gid: of, page: 1 } } })
    expect(seen(after({ kind: 'setStaff', gid: of, promoted: [], demoted: [] }))?.adminXids).toEqual([
      ben.xid,
      vera.xid,
    ])
    here
      .when({
        type: 'group-admin/GroupActionDone',
        deed: { kind: 'setStaff', gid: other.gid, promoted: [ben.xid], demoted: [] },
      })
      .gives({ asks: {} })
  })

  it('after a removal, from the group page or from a message, the member count of the group falls by one at once', () => {
    const removed = after({ kind: 'remove', gid: of, xid: ben.xid })
    expect([seen(removed), membersIn(removed)]).toEqual([
      { ...group, adminXids: [vera.xid], memberCount: 2 },
      [ann.xid, vera.xid],
    ])
    const elsewhere = here.when({
      type: 'group-admin/GroupActionDone',
      deed: { kind: 'remove', gid: other.gid, xid: ben.xid },
    })
    expect([
      groupIn(elsewhere.state, other.gid)?.memberCount,
      membersOf(elsewhere.state, other.gid).status,
      membersIn(elsewhere),
    ]).toEqual([2, 'loading', people.map(({ xid }) => xid)])
    const act = { kind: 'removeSender', conversationId: group.conversationId, xid: ben.xid } as const
    const acted = here.when({
      type: 'chat/ChatActionDone',
      ask: { unit: 'chat/chat', id: 'act', seq: 1 },
      actId: made(ClientId, 'act-00000001'),
      act,
    })
    expect([seen(acted)?.memberCount, membersIn(acted)]).toEqual([2, [ann.xid, vera.xid]])
  })

  it.each<Deed>([
    { kind: 'invite', gid: of, xids: [ben.xid] },
    { kind: 'verify', gid: of, verifiedAs: 'official', projectName: 'Mesh', twitterUrl: '' },
    {
      kind: 'applyProject',
      gid: of,
      projectName: 'Mesh',
      twitterUrl: '',
      currencyName: 'MESH',
      chainId: 1,
      address: '0x',
      supply: made(Decimal, '1'),
    },
  ])('after the action $kind on a group, that group and no other group is read again', (deed) => {
    after(deed).gives({ asks: { [`find:${key}`]: { key } } })
    expect(seen(after(deed))).toEqual(group)
  })

  it('saved gift, bubble and reward settings become part of the group’s currency, if the group has a currency', () => {
    const rewards = made(Decimal, '25')
    const set = { kind: 'configureCurrency', giftEnabled: true, bubbleEnabled: true, rewards } as const
    expect(seen(after({ ...set, gid: of }))?.currency).toEqual({
      ...currency,
      giftEnabled: true,
      bubbleEnabled: true,
      rewards,
    })
    expect(groupIn(after({ ...set, gid: other.gid }).state, other.gid)).toEqual(other)
  })

  it('a leave or a removal in a group that was never loaded changes no data', () => {
    for (const deed of [
      { kind: 'leave', gid: gid('10000009'), xid: ann.xid },
      { kind: 'remove', gid: gid('10000009'), xid: ann.xid },
    ] as const)
      expect(after(deed).state).toEqual(here.state)
  })

  it('a saved group becomes the first of the member’s groups if it is new, and stays in its place if it was edited', () => {
    const fresh = groupOf('10000003')
    const saved = (one: Group, isNew: boolean) => here.when({ type: 'group-admin/GroupSaved', group: one, isNew })
    expect(listsOf(saved(fresh, true))[0]).toEqual([fresh.gid, of, other.gid])
    expect([listsOf(saved(fresh, false))[0], listsOf(saved(other, true))[0]]).toEqual([
      [of, other.gid],
      [of, other.gid],
    ])
    expect(seen(saved({ ...group, name: 'New' }, false))?.name).toBe('New')
    const unlisted = given(
      groupReducer,
      { type: 'SignedIn', session: sessionOf(ann) },
      { type: 'group-admin/GroupSaved', group: fresh, isNew: true },
    )
    expect([myGroups(unlisted.state).items, groupIn(unlisted.state, fresh.gid)]).toEqual([[], fresh])
  })

  it('when another member changes a group, the group is read again, and its member list too if it is shown', () => {
    here
      .when({ type: 'group/GroupChanged', gid: of })
      .gives({ asks: { mine: {}, [`find:${key}`]: { key }, [`members:${of}:1`]: { gid: of, page: 1 } } })
    here
      .when({ type: 'group/GroupChanged', gid: other.gid })
      .gives({ asks: { mine: {}, [`find:${other.gid}`]: { key: other.gid } } })
  })
})

describe('A loaded group', () => {
  it('a loaded group is found by the id of its conversation, and an unknown conversation has no group', () => {
    expect([
      groupOfConversation(here.state, other.conversationId),
      groupOfConversation(here.state, groupOf('10000009').conversationId),
    ]).toEqual([other, null])
  })
})
