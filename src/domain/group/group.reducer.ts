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
import type { Deed, GroupAdminMessage } from '../group-admin/group-admin.messages'
import type { SessionMessage } from '../session'
import type { Group, Member } from './group'
import { idleLookup, learn, noGroups, type Groups, type Lookup } from './group.data'
import type { GroupMessage } from './group.messages'

type ActDone = Extract<ChatLogMessage, { type: 'ActDone' }>
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

/** Somebody was removed by this person: they are seen to be gone at once, and counted no more. */
const withoutMember = (data: Groups, group: Group | undefined, xid: Xid): Groups => {
  if (group === undefined) return data
  const fewer = learn(data, [
    {
      ...group,
      adminXids: group.adminXids.filter((one) => one !== xid),
      memberCount: Math.max(0, group.memberCount - 1),
    },
  ])
  return data.members[group.gid] === undefined
    ? fewer
    : inMembers(fewer, group.gid, (paged) => ({ ...paged, items: paged.items.filter((one) => one.xid !== xid) }))
}

const groupOfConversation = (data: Groups, conversationId: ConversationId): Group | undefined =>
  entriesOf(data.groups).find(([, one]) => one.conversationId === conversationId)?.[1]

/** A new group stands first among one's own, where they are known. */
const withSaved = (data: Groups, group: Group, isNew: boolean): Groups => {
  const { mine } = data
  const known = learn(data, [group])
  return !isNew || !mine.shown || mine.items.includes(group.gid)
    ? known
    : { ...known, mine: { ...mine, items: [group.gid, ...mine.items] } }
}

const without = (paged: Paged<Gid>, gid: Gid): Paged<Gid> => ({
  ...paged,
  items: paged.items.filter((one) => one !== gid),
})

/** It is there for nobody any more (JOIN-7). */
const dissolved = (data: Groups, gid: Gid): Groups => ({
  ...data,
  groups: drop(data.groups, gid),
  members: drop(data.members, gid),
  mine: without(data.mine, gid),
  trending: without(data.trending, gid),
  lookups: tableFrom(
    entriesOf(data.lookups).map(
      ([key, one]) => [key, one.gid === gid ? { ...idleLookup, missing: true } : one] as const,
    ),
  ),
})

const left = (data: Groups, group: Group, ownerXid: Xid): Groups => ({
  ...learn(data, [
    {
      ...group,
      ownerXid,
      adminXids: group.adminXids.filter((one) => one !== ownerXid),
      isMember: false,
      memberCount: Math.max(0, group.memberCount - 1),
    },
  ]),
  mine: without(data.mine, group.gid),
  members: drop(data.members, group.gid),
})

/** What the server made of it is read again, wherever the group is looked at. */
const askedAgain = (data: Groups, gid: Gid): Groups => ({
  ...data,
  lookups: tableFrom(
    entriesOf(data.lookups).map(([key, one]) => [key, one.gid === gid ? { ...one, wanted: true } : one] as const),
  ),
})

const withDeed = (data: Groups, deed: Deed): Groups => {
  const group = data.groups[deed.gid]
  if (deed.kind === 'dissolve') return dissolved(data, deed.gid)
  if (group === undefined) return data
  switch (deed.kind) {
    case 'leave':
      return left(data, { ...group, adminXids: group.adminXids.filter((one) => one !== deed.xid) }, group.ownerXid)
    case 'handOver':
      return left(data, group, deed.successor)
    case 'setStaff': {
      const kept = group.adminXids.filter((one) => !deed.demoted.includes(one) && !deed.promoted.includes(one))
      const known = learn(data, [{ ...group, adminXids: [...kept, ...deed.promoted] }])
      return data.members[deed.gid] === undefined ? known : inMembers(known, deed.gid, requestFirstPage)
    }
    case 'remove':
      return withoutMember(data, group, deed.xid)
    case 'invite':
    case 'verify':
    case 'applyProject':
      return askedAgain(data, deed.gid)
    case 'configureCurrency': {
      const { giftEnabled, bubbleEnabled, rewards } = deed
      return group.currency === null
        ? data
        : learn(data, [{ ...group, currency: { ...group.currency, giftEnabled, bubbleEnabled, rewards } }])
    }
  }
}

/** By whatever word it was looked up, it is looked up again. */
const lookAgain = (data: Groups, gid: Gid): Groups => ({
  ...data,
  lookups: tableFrom(
    entriesOf(data.lookups).map(
      ([key, one]) => [key, one.gid === gid || key === gid ? { ...one, wanted: true, failed: false } : one] as const,
    ),
  ),
})

/** Whatever is known of it by other ways, one is in: what it says to members is still to be read. */
const withJoined = (data: Groups, group: Group): Groups => ({
  ...learn(data, [group]),
  mine: again(data.mine),
  applied: drop(data.applied, group.gid),
})

const again = <A>(paged: Paged<A>): Paged<A> => (paged.shown || paged.failed ? requestFirstPage(paged) : paged)

/** Read once: what is known of it stays. */
const withWhitelist = (data: Groups): Groups =>
  data.whitelist.hosts === null ? { ...data, whitelist: { wanted: true, hosts: null } } : data

const withAct = (data: Groups, act: ActDone['act']): Groups =>
  act.kind === 'removeSender' ? withoutMember(data, groupOfConversation(data, act.conversationId), act.xid) : data

/** After a reconnect everything that was shown, or failed, is read again; what is shown stays until then. */
const refresh = (data: Groups): Groups => ({
  ...data,
  mine: again(data.mine),
  trending: again(data.trending),
  lookups: tableFrom(
    entriesOf(data.lookups).map(([key, one]) => [key, { ...one, wanted: true, failed: false }] as const),
  ),
  members: tableFrom(entriesOf(data.members).map(([gid, one]) => [gid, again(one)] as const)),
})

/** What is shown of that group is read again, under whatever name it was looked up. */
const groupAgain = (data: Groups, gid: Gid): Groups => {
  const known = data.members[gid]
  const looked = lookAgain({ ...data, mine: again(data.mine) }, gid)
  return known === undefined ? looked : { ...looked, members: put(data.members, gid, again(known)) }
}

export const reduceGroups = (data: Groups, heard: GroupReducerInput): Groups => {
  switch (heard.type) {
    case 'SignedIn':
    case 'VisitorEntered':
    case 'SessionEnded':
      return noGroups
    case 'SocketOpened':
      return heard.again ? refresh(data) : data
    case 'NetworkOnline':
      return refresh(data)
    case 'ShowGroupCentre':
      return {
        ...data,
        mine: requestFirstPage(data.mine),
        trending: requestFirstPage(data.trending),
      }
    case 'RetryMyGroups':
      return { ...data, mine: requestFirstPage(data.mine) }
    case 'RetryTrending':
      return {
        ...data,
        trending: data.trending.shown ? requestNextPage(data.trending) : requestFirstPage(data.trending),
      }
    case 'LoadMoreTrending':
      return { ...data, trending: requestNextPage(data.trending) }
    case 'ShowGroup':
      return setLookup(data, heard.key, { ...(data.lookups[heard.key] ?? idleLookup), wanted: true, failed: false })
    case 'ShowLinkHosts':
      return withWhitelist(data)
    case 'GroupJoined':
      return withJoined(data, heard.group)
    case 'GroupApplied':
      return { ...data, applied: put(data.applied, heard.gid, true) }
    case 'LetIntoGroup':
      return lookAgain({ ...data, mine: again(data.mine), applied: drop(data.applied, heard.gid) }, heard.gid)
    case 'ShowMembers':
      return inMembers(data, heard.gid, requestFirstPage)
    case 'LoadMoreMembers':
      return inMembers(data, heard.gid, requestNextPage)
    case 'GroupChanged':
      return groupAgain(data, heard.gid)
    // They come all at once: whatever their number, this page is the last.
    case 'MyGroupsLoaded':
      return learn({ ...data, mine: withLoadedPage(data.mine, 1, Infinity, gids(heard.groups), gidOf) }, heard.groups)
    case 'MyGroupsNotLoaded':
      return { ...data, mine: withFailedPage(data.mine) }
    case 'TrendingLoaded':
      return learn(
        { ...data, trending: withLoadedPage(data.trending, heard.page, heard.size, gids(heard.groups), gidOf) },
        heard.groups,
      )
    case 'TrendingNotLoaded':
      return { ...data, trending: withFailedPage(data.trending) }
    case 'GroupFound':
      return learn(setLookup(data, heard.key, { ...idleLookup, gid: heard.group.gid }), [heard.group])
    case 'GroupNotFound':
      return setLookup(data, heard.key, { ...idleLookup, missing: true })
    case 'GroupNotLoaded':
      return setLookup(data, heard.key, { ...(data.lookups[heard.key] ?? idleLookup), wanted: false, failed: true })
    case 'MembersLoaded':
      return inMembers(data, heard.gid, (paged) => withLoadedPage(paged, heard.page, heard.size, heard.members, xidOf))
    case 'LinkHostsLoaded':
      return { ...data, whitelist: { wanted: false, hosts: heard.hosts } }
    case 'LinkHostsNotLoaded':
      return { ...data, whitelist: { wanted: false, hosts: null } }
    case 'ActDone':
      return withAct(data, heard.act)
    case 'GroupSaved':
      return withSaved(data, heard.group, heard.isNew)
    case 'DeedDone':
      return withDeed(data, heard.deed)
    case 'MembersNotLoaded':
      return inMembers(data, heard.gid, withFailedPage)
    default:
      return data
  }
}
