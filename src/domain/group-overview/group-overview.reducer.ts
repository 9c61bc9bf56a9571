import * as t from 'io-ts'
import { foldWithAsks } from '../event-log'
import type { NetworkOnline } from '../connection'
import type { EffectRequestOf } from '../kernel/effect'
import { Gid } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { entriesOf, put, tableFrom } from '../kernel/table'
import type { SessionMessage } from '../session'
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
  rankGivers: t.strict({ gid: Gid }),
  readBanner: t.strict({ gid: Gid }),
  readInviteKey: t.strict({ gid: Gid }),
}
type Ask = EffectRequestOf<typeof groupOverviewEffects>

type SessionChange = Extract<SessionMessage, { type: 'SignedIn' | 'VisitorEntered' | 'SessionEnded' }>
type SpotlightHears = ReceivedMessage<GroupOverviewMessage | SessionChange | NetworkOnline>

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

const foldSpotlight = (data: GroupOverviewData, heard: SpotlightHears): GroupOverviewData => {
  switch (heard.type) {
    case 'SignedIn':
    case 'VisitorEntered':
    case 'SessionEnded':
      return emptyGroupOverview
    case 'ShowSpotlight':
      return inRank({ ...data, wantsRooms: true }, heard.gid, wanted)
    case 'RetryGiftRank':
      return inRank(data, heard.gid, wanted)
    case 'ShowGroupPanel':
      return inText(inText(data, 'banners', heard.gid, { wanted: true }), 'inviteKeys', heard.gid, { wanted: true })
    case 'NetworkOnline':
      return {
        ...data,
        wantsRooms: data.wantsRooms || Object.keys(data.ranks).length > 0,
        ranks: tableFrom(entriesOf(data.ranks).map(([gid, one]) => [gid, one.failed ? wanted(one) : one] as const)),
      }
    case 'LiveRoomsLoaded':
      return { ...data, wantsRooms: false, rooms: heard.rooms }
    // What was live a moment ago is not known to be: nothing is said to be live that may be over.
    case 'LiveRoomsNotLoaded':
      return { ...data, wantsRooms: false, rooms: [] }
    case 'GiftRankLoaded':
      return inRank(data, heard.gid, () => ({ wanted: false, failed: false, givers: heard.givers }))
    case 'GiftRankNotLoaded':
      return inRank(data, heard.gid, (rank) => ({ ...rank, wanted: false, failed: true }))
    case 'BannerLoaded':
      return inText(data, 'banners', heard.gid, { wanted: false, text: heard.banner })
    case 'BannerNotLoaded':
      return inText(data, 'banners', heard.gid, { wanted: false })
    case 'InviteKeyLoaded':
      return inText(data, 'inviteKeys', heard.gid, { wanted: false, text: heard.key })
    case 'InviteKeyNotLoaded':
      return inText(data, 'inviteKeys', heard.gid, { wanted: false })
  }
}

const wantedAsks = ({ wantsRooms, ranks, banners, inviteKeys }: GroupOverviewData): readonly Ask[] => [
  ...(wantsRooms ? [['listLiveRooms', { id: 'liveRooms', input: {} }] satisfies Ask] : []),
  ...entriesOf(ranks).flatMap(([gid, one]): readonly Ask[] =>
    one.wanted && Gid.is(gid) ? [['rankGivers', { id: `rank:${gid}`, input: { gid } }]] : [],
  ),
  ...entriesOf(banners).flatMap(([gid, one]): readonly Ask[] =>
    one.wanted && Gid.is(gid) ? [['readBanner', { id: `banner:${gid}`, input: { gid } }]] : [],
  ),
  ...entriesOf(inviteKeys).flatMap(([gid, one]): readonly Ask[] =>
    one.wanted && Gid.is(gid) ? [['readInviteKey', { id: `invite:${gid}`, input: { gid } }]] : [],
  ),
]

/** What the page of a group puts into the light: who is live, who gives, its banner, and how to ask others in. */
export const groupOverviewReducer = foldWithAsks('spotlight', {
  initial: emptyGroupOverview,
  codec: GroupOverviewData,
  reduce: foldSpotlight,
  effects: wantedAsks,
  handles: [...Object.keys(groupOverviewMessages), 'SignedIn', 'VisitorEntered', 'SessionEnded', 'NetworkOnline'],
})
