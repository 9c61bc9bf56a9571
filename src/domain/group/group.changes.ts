import type { ChatLogMessage } from '../chat/chat.messages'
import type { GroupAction } from '../group-admin/group-admin.messages'
import type { ConversationId, Gid, Xid } from '../kernel/ids'
import { emptyPaged, requestFirstPage, type Paged } from '../kernel/paged'
import { drop, entriesOf, put, tableFrom } from '../kernel/table'
import type { Group, Member } from './group'
import { idleLookup, learn, type Groups, type Lookup } from './group.data'

export type ActDone = Extract<ChatLogMessage, { type: 'chat/ChatActionDone' }>

export const gidOf = (gid: Gid): string => gid
export const xidOf = (member: Member): string => member.xid
export const gids = (groups: readonly Group[]): readonly Gid[] => groups.map((group) => group.gid)

export const setLookup = (data: Groups, key: string, lookup: Lookup): Groups => ({
  ...data,
  lookups: put(data.lookups, key, lookup),
})

export const inMembers = (data: Groups, gid: Gid, by: (paged: Paged<Member>) => Paged<Member>): Groups => ({
  ...data,
  members: put(data.members, gid, by(data.members[gid] ?? emptyPaged())),
})

const inLoadedMembers = (data: Groups, gid: Gid, by: (paged: Paged<Member>) => Paged<Member>): Groups =>
  data.members[gid] === undefined ? data : inMembers(data, gid, by)

const withLookups = (data: Groups, by: (lookup: Lookup, key: string) => Lookup): Groups => ({
  ...data,
  lookups: tableFrom(entriesOf(data.lookups).map(([key, lookup]) => [key, by(lookup, key)] as const)),
})

/** Removes the member at once, without waiting for a reload. */
const withoutMember = (data: Groups, group: Group | undefined, xid: Xid): Groups => {
  if (group === undefined) return data
  const fewer = learn(data, [
    {
      ...group,
      adminXids: group.adminXids.filter((adminXid) => adminXid !== xid),
      memberCount: Math.max(0, group.memberCount - 1),
    },
  ])
  return inLoadedMembers(fewer, group.gid, (paged) => ({
    ...paged,
    items: paged.items.filter((member) => member.xid !== xid),
  }))
}

const groupOfConversation = (data: Groups, conversationId: ConversationId): Group | undefined =>
  entriesOf(data.groups).find(([, group]) => group.conversationId === conversationId)?.[1]

/** Puts a new group first in the member's loaded list. */
export const withSaved = (data: Groups, group: Group, isNew: boolean): Groups => {
  const { mine } = data
  const known = learn(data, [group])
  return !isNew || !mine.shown || mine.items.includes(group.gid)
    ? known
    : { ...known, mine: { ...mine, items: [group.gid, ...mine.items] } }
}

const without = (paged: Paged<Gid>, gid: Gid): Paged<Gid> => ({
  ...paged,
  items: paged.items.filter((other) => other !== gid),
})

/** Removes a dissolved group from every list (JOIN-7). */
const dissolved = (data: Groups, gid: Gid): Groups =>
  withLookups(
    {
      ...data,
      groups: drop(data.groups, gid),
      members: drop(data.members, gid),
      mine: without(data.mine, gid),
      trending: without(data.trending, gid),
    },
    (lookup) => (lookup.gid === gid ? { ...idleLookup, missing: true } : lookup),
  )

const left = (data: Groups, group: Group, ownerXid: Xid): Groups => ({
  ...learn(data, [
    {
      ...group,
      ownerXid,
      adminXids: group.adminXids.filter((xid) => xid !== ownerXid),
      isMember: false,
      memberCount: Math.max(0, group.memberCount - 1),
    },
  ]),
  mine: without(data.mine, group.gid),
  members: drop(data.members, group.gid),
})

/** Requests the group again under every URL key that resolved to the group. */
export const reloadLookups = (data: Groups, gid: Gid): Groups =>
  withLookups(data, (lookup, key) =>
    lookup.gid === gid || key === gid ? { ...lookup, wanted: true, failed: false } : lookup,
  )

export const applyAction = (data: Groups, action: GroupAction): Groups => {
  const group = data.groups[action.gid]
  if (action.kind === 'dissolve') return dissolved(data, action.gid)
  if (group === undefined) return data
  switch (action.kind) {
    case 'leave':
      return left(data, { ...group, adminXids: group.adminXids.filter((xid) => xid !== action.xid) }, group.ownerXid)
    case 'handOver':
      return left(data, group, action.successor)
    case 'setStaff': {
      const kept = group.adminXids.filter((xid) => !action.demoted.includes(xid) && !action.promoted.includes(xid))
      const known = learn(data, [{ ...group, adminXids: [...kept, ...action.promoted] }])
      return inLoadedMembers(known, action.gid, requestFirstPage)
    }
    case 'remove':
      return withoutMember(data, group, action.xid)
    case 'invite':
    case 'verify':
    case 'applyProject':
      return reloadLookups(data, action.gid)
    case 'configureCurrency': {
      const { giftEnabled, bubbleEnabled, rewards } = action
      return group.currency === null
        ? data
        : learn(data, [{ ...group, currency: { ...group.currency, giftEnabled, bubbleEnabled, rewards } }])
    }
  }
}

/** The member joined a group. Reloads the member's groups, because members-only data is not loaded yet. */
export const withJoined = (data: Groups, group: Group): Groups => ({
  ...learn(data, [group]),
  mine: reloadIfShown(data.mine),
  applied: drop(data.applied, group.gid),
  removed: drop(data.removed, group.gid),
})

export const reloadIfShown = <A>(paged: Paged<A>): Paged<A> =>
  paged.shown || paged.failed ? requestFirstPage(paged) : paged

export const withAct = (data: Groups, act: ActDone['act']): Groups =>
  act.kind === 'removeSender' ? withoutMember(data, groupOfConversation(data, act.conversationId), act.xid) : data

/** Reloads all shown or failed lists after a reconnect. The old data is shown until the new data arrives. */
export const refresh = (data: Groups): Groups =>
  withLookups(
    {
      ...data,
      mine: reloadIfShown(data.mine),
      trending: reloadIfShown(data.trending),
      members: tableFrom(entriesOf(data.members).map(([gid, row]) => [gid, reloadIfShown(row)] as const)),
    },
    (lookup) => ({ ...lookup, wanted: true, failed: false }),
  )

export const reloadGroup = (data: Groups, gid: Gid): Groups =>
  inLoadedMembers(reloadLookups({ ...data, mine: reloadIfShown(data.mine) }, gid), gid, reloadIfShown)
