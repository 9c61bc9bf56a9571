import type { ConnectionMessage } from '../connection'
import { reducerWithEffects, type AlarmRang } from '../event-log'
import type { GroupAdminMessage } from '../group-admin/group-admin.messages'
import type { ReceivedMessage } from '../kernel/message'
import { requestFirstPage, requestNextPage, withFailedPage, withLoadedPage } from '../kernel/paged'
import { drop, put } from '../kernel/table'
import { ACCOUNT_CHANGES, type SessionMessage } from '../session'
import {
  applyAction,
  gidOf,
  gids,
  inMembers,
  refresh,
  reloadGroup,
  reloadIfShown,
  reloadLookups,
  setLookup,
  withAct,
  withJoined,
  withSaved,
  xidOf,
  type ActDone,
} from './group.changes'
import { Groups, idleLookup, learn, noGroups } from './group.data'
import { wantedGroupEffects } from './group.effects'
import { groupMessages, type GroupMessage } from './group.messages'

type GroupReducerInput = ReceivedMessage<
  ActDone | GroupAdminMessage | GroupMessage | SessionMessage | ConnectionMessage | AlarmRang
>

const inSession = (data: Groups, message: GroupReducerInput): Groups => {
  switch (message.type) {
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
    case 'group/GroupJoined':
      return withJoined(data, message.group)
    case 'group/GroupApplied':
      return { ...data, applied: put(data.applied, message.gid, true) }
    case 'group/AdmittedToGroup':
      return reloadLookups(
        {
          ...data,
          mine: reloadIfShown(data.mine),
          applied: drop(data.applied, message.gid),
          removed: drop(data.removed, message.gid),
        },
        message.gid,
      )
    case 'group/ShowMembers':
      return inMembers(data, message.gid, requestFirstPage)
    case 'group/LoadMoreMembers':
      return inMembers(data, message.gid, requestNextPage)
    case 'group/RemovedFromGroup':
      return { ...data, removed: put(data.removed, message.gid, true) }
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

const reduceGroups = (data: Groups, message: GroupReducerInput): Groups => {
  switch (message.type) {
    case 'SignedIn':
    case 'VisitorEntered':
      return { ...noGroups, session: 'present' }
    case 'SessionEnded':
      return noGroups
    default:
      return data.session === 'present' ? inSession(data, message) : data
  }
}

/** Loaded groups, their lists and members. Without a session, all other messages are ignored and nothing is requested. */
export const groupReducer = reducerWithEffects('group/group', {
  initial: noGroups,
  codec: Groups,
  handles: [
    ...Object.keys(groupMessages),
    ...ACCOUNT_CHANGES,
    'chat/ChatActionDone',
    'group-admin/GroupSaved',
    'group-admin/GroupActionDone',
    'NetworkOnline',
    'SocketOpened',
  ],
  reduce: reduceGroups,
  effects: wantedGroupEffects,
})
