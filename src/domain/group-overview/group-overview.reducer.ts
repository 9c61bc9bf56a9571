import * as t from 'io-ts'
import { reducerWithEffects } from '../event-log'
import type { NetworkOnline } from '../connection'
import type { EffectRequestOf } from '../kernel/effect'
import { Gid } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { entriesOf, put, tableFrom } from '../kernel/table'
import { ACCOUNT_CHANGES, type AccountChange } from '../session'
import {
  noRank,
  noText,
  emptyGroupOverview,
  GroupOverviewData,
  groupOverviewMessages,
  type Rank,
  type GroupOverviewMessage,
  type TextOf,
} from './group-overview'

export const groupOverviewEffects = {
  listLiveRooms: t.strict({}),
  loadGiftRank: t.strict({ gid: Gid }),
  readBanner: t.strict({ gid: Gid }),
  readInviteKey: t.strict({ gid: Gid }),
}
type EffectRequest = EffectRequestOf<typeof groupOverviewEffects>

type Input = ReceivedMessage<GroupOverviewMessage | AccountChange | NetworkOnline>

const inRank = (data: GroupOverviewData, gid: Gid, by: (rank: Rank) => Rank): GroupOverviewData => ({
  ...data,
  ranks: put(data.ranks, gid, by(data.ranks[gid] ?? noRank)),
})
const inText = (
  data: GroupOverviewData,
  of: 'banners' | 'inviteKeys',
  gid: Gid,
  change: Partial<TextOf>,
): GroupOverviewData => ({ ...data, [of]: put(data[of], gid, { ...(data[of][gid] ?? noText), ...change }) })

const wanted = (rank: Rank): Rank => ({ ...rank, wanted: true, failed: false })

const reduceGroupOverview = (data: GroupOverviewData, message: Input): GroupOverviewData => {
  switch (message.type) {
    case 'SignedIn':
    case 'VisitorEntered':
    case 'SessionEnded':
      return emptyGroupOverview
    case 'group-overview/ShowGroupOverview':
      return inRank({ ...data, wantsRooms: true }, message.gid, wanted)
    case 'group-overview/RetryGiftRank':
      return inRank(data, message.gid, wanted)
    case 'group-overview/ShowGroupPanel':
      return inText(inText(data, 'banners', message.gid, { wanted: true }), 'inviteKeys', message.gid, { wanted: true })
    case 'NetworkOnline':
      return {
        ...data,
        wantsRooms: data.wantsRooms || Object.keys(data.ranks).length > 0,
        ranks: tableFrom(entriesOf(data.ranks).map(([gid, rank]) => [gid, rank.failed ? wanted(rank) : rank] as const)),
      }
    case 'group-overview/LiveRoomsLoaded':
      return { ...data, wantsRooms: false, rooms: message.rooms }
    // Clear the list, because a room that may be over must not be shown as live.
    case 'group-overview/LiveRoomsNotLoaded':
      return { ...data, wantsRooms: false, rooms: [] }
    case 'group-overview/GiftRankLoaded':
      return inRank(data, message.gid, () => ({ wanted: false, failed: false, givers: message.givers }))
    case 'group-overview/GiftRankNotLoaded':
      return inRank(data, message.gid, (rank) => ({ ...rank, wanted: false, failed: true }))
    case 'group-overview/BannerLoaded':
      return inText(data, 'banners', message.gid, { wanted: false, text: message.banner })
    case 'group-overview/BannerNotLoaded':
      return inText(data, 'banners', message.gid, { wanted: false })
    case 'group-overview/InviteKeyLoaded':
      return inText(data, 'inviteKeys', message.gid, { wanted: false, text: message.key })
    case 'group-overview/InviteKeyNotLoaded':
      return inText(data, 'inviteKeys', message.gid, { wanted: false })
  }
}

const wantedRequests = ({ wantsRooms, ranks, banners, inviteKeys }: GroupOverviewData): readonly EffectRequest[] => [
  ...(wantsRooms ? [['listLiveRooms', { id: 'liveRooms', input: {} }] satisfies EffectRequest] : []),
  ...entriesOf(ranks).flatMap(([gid, row]): readonly EffectRequest[] =>
    row.wanted && Gid.is(gid) ? [['loadGiftRank', { id: `rank:${gid}`, input: { gid } }]] : [],
  ),
  ...entriesOf(banners).flatMap(([gid, row]): readonly EffectRequest[] =>
    row.wanted && Gid.is(gid) ? [['readBanner', { id: `banner:${gid}`, input: { gid } }]] : [],
  ),
  ...entriesOf(inviteKeys).flatMap(([gid, row]): readonly EffectRequest[] =>
    row.wanted && Gid.is(gid) ? [['readInviteKey', { id: `invite:${gid}`, input: { gid } }]] : [],
  ),
]

export const groupOverviewReducer = reducerWithEffects('group-overview/groupOverview', {
  initial: emptyGroupOverview,
  codec: GroupOverviewData,
  reduce: reduceGroupOverview,
  effects: wantedRequests,
  handles: [...Object.keys(groupOverviewMessages), ...ACCOUNT_CHANGES, 'NetworkOnline'],
})
