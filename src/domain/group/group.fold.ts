import type { ChatLogMessage } from '../chat'
import type { AlarmRang } from '../event-log'
import type { ConnectionMessage } from '../connection'
import type { ConversationId, Gid, Xid } from '../kernel/ids'
import type { Heard } from '../kernel/message'
import { emptyPaged, failedPage, morePaged, refreshPaged, tookPage, type Paged } from '../kernel/paged'
import { entriesOf, put, tableFrom } from '../kernel/table'
import type { SessionMessage } from '../session'
import type { Group, Member } from './group'
import { idleLookup, learn, noGroups, type Groups, type Lookup } from './group.data'
import type { GroupMessage } from './group.messages'

type ActDone = Extract<ChatLogMessage, { type: 'ActDone' }>
export type GroupHears = Heard<ActDone | GroupMessage | SessionMessage | ConnectionMessage | AlarmRang>

const gidOf = (gid: Gid): string => gid
const xidOf = (member: Member): string => member.xid
const gids = (groups: readonly Group[]): readonly Gid[] => groups.map((group) => group.gid)

const setLookup = (data: Groups, key: string, lookup: Lookup): Groups =>
  ({ ...data, lookups: put(data.lookups, key, lookup) })

const inMembers = (data: Groups, gid: Gid, by: (paged: Paged<Member>) => Paged<Member>): Groups =>
  ({ ...data, members: put(data.members, gid, by(data.members[gid] ?? emptyPaged())) })

/** Somebody was removed by this person: they are seen to be gone at once, and counted no more. */
const withoutMember = (data: Groups, conversationId: ConversationId, xid: Xid): Groups => {
  const group = entriesOf(data.groups).find(([, one]) => one.conversationId === conversationId)?.[1]
  const members = group === undefined ? undefined : data.members[group.gid]
  if (group === undefined) return data
  const fewer = learn(data, [{ ...group, adminXids: group.adminXids.filter((one) => one !== xid), memberCount: Math.max(0, group.memberCount - 1) }])
  return members === undefined ? fewer : inMembers(fewer, group.gid, (paged) => ({ ...paged, items: paged.items.filter((one) => one.xid !== xid) }))
}

const again = <A>(paged: Paged<A>): Paged<A> => paged.shown || paged.failed ? refreshPaged(paged) : paged

/** Read once: what is known of it stays. */
const withWhitelist = (data: Groups): Groups =>
  data.whitelist.hosts === null ? { ...data, whitelist: { wanted: true, hosts: null } } : data

/** After a reconnect everything that was shown, or failed, is read again; what is shown stays until then. */
const refresh = (data: Groups): Groups => ({
  ...data,
  mine: again(data.mine),
  trending: again(data.trending),
  lookups: tableFrom(entriesOf(data.lookups).map(([key, one]) => [key, { ...one, wanted: true, failed: false }] as const)),
  members: tableFrom(entriesOf(data.members).map(([gid, one]) => [gid, again(one)] as const)),
})

export const foldGroups = (data: Groups, heard: GroupHears): Groups => {
  switch (heard.type) {
    case 'SignedIn':
    case 'VisitorEntered':
    case 'SessionEnded': return noGroups
    case 'SocketOpened': return heard.again ? refresh(data) : data
    case 'NetworkOnline': return refresh(data)
    case 'ShowGroupCentre': return {
      ...data, mine: refreshPaged(data.mine), trending: refreshPaged(data.trending) }
    case 'RetryMyGroups': return { ...data, mine: refreshPaged(data.mine) }
    case 'RetryTrending': return {
      ...data, trending: data.trending.shown ? morePaged(data.trending) : refreshPaged(data.trending) }
    case 'LoadMoreTrending': return { ...data, trending: morePaged(data.trending) }
    case 'ShowGroup': return setLookup(data, heard.key,
      { ...data.lookups[heard.key] ?? idleLookup, wanted: true, failed: false })
    case 'ShowLinkHosts': return withWhitelist(data)
    case 'ShowMembers': return inMembers(data, heard.gid, refreshPaged)
    case 'LoadMoreMembers': return inMembers(data, heard.gid, morePaged)
    // They come all at once: whatever their number, this page is the last.
    case 'MyGroupsLoaded': return learn({ ...data,
      mine: tookPage(data.mine, 1, Infinity, gids(heard.groups), gidOf) }, heard.groups)
    case 'MyGroupsNotLoaded': return { ...data, mine: failedPage(data.mine) }
    case 'TrendingLoaded': return learn({ ...data,
      trending: tookPage(data.trending, heard.page, heard.size, gids(heard.groups), gidOf) }, heard.groups)
    case 'TrendingNotLoaded': return { ...data, trending: failedPage(data.trending) }
    case 'GroupFound': return learn(setLookup(data, heard.key, { ...idleLookup, gid: heard.group.gid }), [heard.group])
    case 'GroupNotFound': return setLookup(data, heard.key, { ...idleLookup, missing: true })
    case 'GroupNotLoaded': return setLookup(data, heard.key,
      { ...data.lookups[heard.key] ?? idleLookup, wanted: false, failed: true })
    case 'MembersLoaded': return inMembers(data, heard.gid, (paged) =>
      tookPage(paged, heard.page, heard.size, heard.members, xidOf))
    case 'LinkHostsLoaded': return { ...data, whitelist: { wanted: false, hosts: heard.hosts } }
    case 'LinkHostsNotLoaded': return { ...data, whitelist: { wanted: false, hosts: null } }
    case 'ActDone': return heard.act.kind === 'removeSender' ? withoutMember(data, heard.act.conversationId, heard.act.xid) : data
    case 'MembersNotLoaded': return inMembers(data, heard.gid, failedPage)
    default: return data
  }
}
