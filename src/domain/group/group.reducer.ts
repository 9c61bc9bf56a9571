import type { ChatLogMessage } from '../chat/chat.messages'
import type { AlarmRang } from '../event-log'
import type { ConnectionMessage } from '../connection'
import type { ConversationId, Gid, Xid } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import {
  emptyPaged,
  withFailedPage,
  requestNextPage,
  requestFirstPage,
  withLoadedPage,
  type Paged,
} from '../kernel/paged'
import { drop, entriesOf, put, tableFrom } from '../kernel/table'
import type { GroupAction, GroupAdminMessage } from '../group-admin/group-admin.messages'
import type { SessionMessage } from '../session'
import type { Group, Member } from './group'
import { idleLookup, learn, noGroups, type Groups, type Lookup } from './group.data'
import type { GroupMessage } from './group.messages'

type ActDone = Extract<ChatLogMessage, { type: 'chat/ChatActionDone' }>
export type GroupReducerInput = ReceivedMessage<
  ActDone | GroupAdminMessage | GroupMessage | SessionMessage | ConnectionMessage | AlarmRang
>

const gidOf = (gid: Gid): string => gid
const xidOf = (member: Member): string => member.xid
const gids = (groups: readonly Group[]): readonly Gid[] => groups.map((group) => group.gid)

const setLookup = (data: Groups, key: string, lookup: Lookup): Groups => ({
  ...data,
  lookups: put(data.lookups, key, lookup),
})

const inMembers = (data: Groups, gid: Gid, by: (paged: Paged<Member>) => Paged<Member>): Groups => ({
  ...data,
  members: put(data.members, gid, by(data.members[gid] ?? emptyPaged())),
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
  return data.members[group.gid] === undefined
    ? fewer
    : inMembers(fewer, group.gid, (paged) => ({ ...paged, items: paged.items.filter((member) => member.xid !== xid) }))
}

const groupOfConversation = (data: Groups, conversationId: ConversationId): Group | undefined =>
  entriesOf(data.groups).find(([, group]) => group.conversationId === conversationId)?.[1]

/** Puts a new group first in the member's loaded list. */
const withSaved = (data: Groups, group: Group, isNew: boolean): Groups => {
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
const dissolved = (data: Groups, gid: Gid): Groups => ({
  ...data,
  groups: drop(data.groups, gid),
  members: drop(data.members, gid),
  mine: without(data.mine, gid),
  trending: without(data.trending, gid),
  lookups: tableFrom(
    entriesOf(data.lookups).map(
      ([key, lookup]) => [key, lookup.gid === gid ? { ...idleLookup, missing: true } : lookup] as const,
    ),
  ),
})

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

/** Requests the group again, to read its state after the server's change. */
const reloadByGid = (data: Groups, gid: Gid): Groups => ({
  ...data,
  lookups: tableFrom(
    entriesOf(data.lookups).map(
      ([key, lookup]) => [key, lookup.gid === gid ? { ...lookup, wanted: true } : lookup] as const,
    ),
  ),
})

const applyAction = (data: Groups, action: GroupAction): Groups => {
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
      return data.members[action.gid] === undefined ? known : inMembers(known, action.gid, requestFirstPage)
    }
    case 'remove':
      return withoutMember(data, group, action.xid)
    case 'invite':
    case 'verify':
    case 'applyProject':
      return reloadByGid(data, action.gid)
    case 'configureCurrency': {
      const { giftEnabled, bubbleEnabled, rewards } = action
      return group.currency === null
        ? data
        : learn(data, [{ ...group, currency: { ...group.currency, giftEnabled, bubbleEnabled, rewards } }])
    }
  }
}

/** Requests the group again under every URL key that resolved to the group. */
const reloadLookups = (data: Groups, gid: Gid): Groups => ({
  ...data,
  lookups: tableFrom(
    entriesOf(data.lookups).map(
      ([key, lookup]) =>
        [key, lookup.gid === gid || key === gid ? { ...lookup, wanted: true, failed: false } : lookup] as const,
    ),
  ),
})

/** The member joined a group. Reloads the member's groups, because members-only data is not loaded yet. */
const withJoined = (data: Groups, group: Group): Groups => ({
  ...learn(data, [group]),
  mine: reloadIfShown(data.mine),
  applied: drop(data.applied, group.gid),
})

const reloadIfShown = <A>(paged: Paged<A>): Paged<A> => (paged.shown || paged.failed ? requestFirstPage(paged) : paged)

/** Requests the whitelist unless the whitelist is loaded. */
const withWhitelist = (data: Groups): Groups =>
  data.whitelist.hosts === null ? { ...data, whitelist: { wanted: true, hosts: null } } : data

const withAct = (data: Groups, act: ActDone['act']): Groups =>
  act.kind === 'removeSender' ? withoutMember(data, groupOfConversation(data, act.conversationId), act.xid) : data

/** Reloads all shown or failed lists after a reconnect. The old data is shown until the new data arrives. */
const refresh = (data: Groups): Groups => ({
  ...data,
  mine: reloadIfShown(data.mine),
  trending: reloadIfShown(data.trending),
  lookups: tableFrom(
    entriesOf(data.lookups).map(([key, lookup]) => [key, { ...lookup, wanted: true, failed: false }] as const),
  ),
  members: tableFrom(entriesOf(data.members).map(([gid, row]) => [gid, reloadIfShown(row)] as const)),
})

const reloadGroup = (data: Groups, gid: Gid): Groups => {
  const known = data.members[gid]
  const looked = reloadLookups({ ...data, mine: reloadIfShown(data.mine) }, gid)
  return known === undefined ? looked : { ...looked, members: put(data.members, gid, reloadIfShown(known)) }
}

export const reduceGroups = (data: Groups, message: GroupReducerInput): Groups => {
  switch (message.type) {
    case 'SignedIn':
    case 'VisitorEntered':
    case 'SessionEnded':
      return noGroups
    case 'SocketOpened':
      return message.again ? refresh(data) : data
    case 'NetworkOnline':
      return refresh(data)
    case 'group/ShowGroupCentre':
      return {
        ...data,
        mine: requestFirstPage(data.mine),
        trending: requestFirstPage(data.trending),
      }
    case 'group/RetryMyGroups':
      return { ...data, mine: requestFirstPage(data.mine) }
    case 'group/RetryTrending':
      return {
        ...data,
        trending: data.trending.shown ? requestNextPage(data.trending) : requestFirstPage(data.trending),
      }
    case 'group/LoadMoreTrending':
      return { ...data, trending: requestNextPage(data.trending) }
    case 'group/ShowGroup':
      return setLookup(data, message.key, { ...(data.lookups[message.key] ?? idleLookup), wanted: true, failed: false })
    case 'group/ShowLinkHosts':
      return withWhitelist(data)
    case 'group/GroupJoined':
      return withJoined(data, message.group)
    case 'group/GroupApplied':
      return { ...data, applied: put(data.applied, message.gid, true) }
    case 'group/AdmittedToGroup':
      return reloadLookups(
        { ...data, mine: reloadIfShown(data.mine), applied: drop(data.applied, message.gid) },
        message.gid,
      )
    case 'group/ShowMembers':
      return inMembers(data, message.gid, requestFirstPage)
    case 'group/LoadMoreMembers':
      return inMembers(data, message.gid, requestNextPage)
    case 'group/GroupChanged':
      return reloadGroup(data, message.gid)
    // The response contains all groups of the member, so there is no further page.
    case 'group/MyGroupsLoaded':
      return learn(
        { ...data, mine: withLoadedPage(data.mine, 1, Infinity, gids(message.groups), gidOf) },
        message.groups,
      )
    case 'group/MyGroupsNotLoaded':
      return { ...data, mine: withFailedPage(data.mine) }
    case 'group/TrendingLoaded':
      return learn(
        { ...data, trending: withLoadedPage(data.trending, message.page, message.size, gids(message.groups), gidOf) },
        message.groups,
      )
    case 'group/TrendingNotLoaded':
      return { ...data, trending: withFailedPage(data.trending) }
    case 'group/GroupFound':
      return learn(setLookup(data, message.key, { ...idleLookup, gid: message.group.gid }), [message.group])
    case 'group/GroupNotFound':
      return setLookup(data, message.key, { ...idleLookup, missing: true })
    case 'group/GroupNotLoaded':
      return setLookup(data, message.key, { ...(data.lookups[message.key] ?? idleLookup), wanted: false, failed: true })
    case 'group/MembersLoaded':
      return inMembers(data, message.gid, (paged) =>
        withLoadedPage(paged, message.page, message.size, message.members, xidOf),
      )
    case 'group/LinkHostsLoaded':
      return { ...data, whitelist: { wanted: false, hosts: message.hosts } }
    case 'group/LinkHostsNotLoaded':
      return { ...data, whitelist: { wanted: false, hosts: null } }
    case 'chat/ChatActionDone':
      return withAct(data, message.act)
    case 'group-admin/GroupSaved':
      return withSaved(data, message.group, message.isNew)
    case 'group-admin/GroupActionDone':
      return applyAction(data, message.deed)
    case 'group/MembersNotLoaded':
      return inMembers(data, message.gid, withFailedPage)
    default:
      return data
  }
}
