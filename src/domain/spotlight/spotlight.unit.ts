import * as t from 'io-ts'
import { foldWithAsks } from '../event-log'
import type { NetworkOnline } from '../connection'
import type { AskOf } from '../kernel/effect'
import { Gid } from '../kernel/ids'
import type { Heard } from '../kernel/message'
import { entriesOf, put, tableFrom } from '../kernel/table'
import type { SessionMessage } from '../session'
import { noRank, noText, nothingLit, Spotlight, spotlightMessages, type Rank, type SpotlightMessage, type TextOf } from './spotlight'

export const spotlightEffects = {
  listLiveRooms: t.strict({}),
  rankGivers: t.strict({ gid: Gid }),
  readBanner: t.strict({ gid: Gid }),
  readInviteKey: t.strict({ gid: Gid }),
}
type Ask = AskOf<typeof spotlightEffects>

type SessionChange = Extract<SessionMessage, { type: 'SignedIn' | 'VisitorEntered' | 'SessionEnded' }>
type SpotlightHears = Heard<SpotlightMessage | SessionChange | NetworkOnline>

const inRank = (data: Spotlight, gid: Gid, by: (rank: Rank) => Rank): Spotlight =>
  ({ ...data, ranks: put(data.ranks, gid, by(data.ranks[gid] ?? noRank)) })
const inText = (data: Spotlight, of: 'banners' | 'inviteKeys', gid: Gid, change: Partial<TextOf>): Spotlight =>
  ({ ...data, [of]: put(data[of], gid, { ...data[of][gid] ?? noText, ...change }) })

const wanted = (rank: Rank): Rank => ({ ...rank, wanted: true, failed: false })

const foldSpotlight = (data: Spotlight, heard: SpotlightHears): Spotlight => {
  switch (heard.type) {
    case 'SignedIn':
    case 'VisitorEntered':
    case 'SessionEnded': return nothingLit
    case 'ShowSpotlight': return inRank({ ...data, wantsRooms: true }, heard.gid, wanted)
    case 'RetryGiftRank': return inRank(data, heard.gid, wanted)
    case 'ShowGroupPanel': return inText(inText(data, 'banners', heard.gid, { wanted: true }), 'inviteKeys', heard.gid, { wanted: true })
    case 'NetworkOnline': return {
      ...data, wantsRooms: data.wantsRooms || Object.keys(data.ranks).length > 0,
      ranks: tableFrom(entriesOf(data.ranks).map(([gid, one]) => [gid, one.failed ? wanted(one) : one] as const)),
    }
    case 'LiveRoomsLoaded': return { ...data, wantsRooms: false, rooms: heard.rooms }
    // What was live a moment ago is not known to be: nothing is said to be live that may be over.
    case 'LiveRoomsNotLoaded': return { ...data, wantsRooms: false, rooms: [] }
    case 'GiftRankLoaded': return inRank(data, heard.gid, () => ({ wanted: false, failed: false, givers: heard.givers }))
    case 'GiftRankNotLoaded': return inRank(data, heard.gid, (rank) => ({ ...rank, wanted: false, failed: true }))
    case 'BannerLoaded': return inText(data, 'banners', heard.gid, { wanted: false, text: heard.banner })
    case 'BannerNotLoaded': return inText(data, 'banners', heard.gid, { wanted: false })
    case 'InviteKeyLoaded': return inText(data, 'inviteKeys', heard.gid, { wanted: false, text: heard.key })
    case 'InviteKeyNotLoaded': return inText(data, 'inviteKeys', heard.gid, { wanted: false })
  }
}

const wantedAsks = ({ wantsRooms, ranks, banners, inviteKeys }: Spotlight): readonly Ask[] => [
  ...(wantsRooms ? [['listLiveRooms', { id: 'liveRooms', input: {} }] satisfies Ask] : []),
  ...entriesOf(ranks).flatMap(([gid, one]): readonly Ask[] =>
    one.wanted && Gid.is(gid) ? [['rankGivers', { id: `rank:${gid}`, input: { gid } }]] : []),
  ...entriesOf(banners).flatMap(([gid, one]): readonly Ask[] =>
    one.wanted && Gid.is(gid) ? [['readBanner', { id: `banner:${gid}`, input: { gid } }]] : []),
  ...entriesOf(inviteKeys).flatMap(([gid, one]): readonly Ask[] =>
    one.wanted && Gid.is(gid) ? [['readInviteKey', { id: `invite:${gid}`, input: { gid } }]] : []),
]

/** What the page of a group puts into the light: who is live, who gives, its banner, and how to ask others in. */
export const spotlightUnit = foldWithAsks('spotlight', {
  initial: nothingLit, codec: Spotlight, step: foldSpotlight, asks: wantedAsks,
  hears: [...Object.keys(spotlightMessages), 'SignedIn', 'VisitorEntered', 'SessionEnded', 'NetworkOnline'],
})
