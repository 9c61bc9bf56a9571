import * as t from 'io-ts'
import { LiveRoom } from '../announcement'
import { Decimal } from '../kernel/decimal'
import { Failure } from '../kernel/failure'
import { Gid, Xid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { emptyTable, tableCodec } from '../kernel/table'
import { Address } from '../kernel/export-policy'
import { orNull } from '../kernel/or-null'

/** A row of a group's gift rank (spec 1 §3). `given` is in LOOP. */
export const GiftGiver = t.strict({ xid: Xid, name: t.string, avatar: orNull(Address), given: Decimal }, 'Giver')
export type GiftGiver = t.TypeOf<typeof GiftGiver>

export const groupOverviewMessages = {
  /** The spotlight is shown. Requests the live rooms and the gift rank. */
  'group-overview/ShowGroupOverview': message('group-overview/ShowGroupOverview', { gid: Gid }),
  'group-overview/RetryGiftRank': message('group-overview/RetryGiftRank', { gid: Gid }),
  /** The group panel is shown. Requests the banner and the invite key. */
  'group-overview/ShowGroupPanel': message('group-overview/ShowGroupPanel', { gid: Gid }),
  'group-overview/LiveRoomsLoaded': effectResult('group-overview/LiveRoomsLoaded', {
    rooms: t.readonlyArray(LiveRoom),
  }),
  'group-overview/LiveRoomsNotLoaded': effectResult('group-overview/LiveRoomsNotLoaded', { failure: Failure }),
  /** The givers are sorted by `given`, largest first. */
  'group-overview/GiftRankLoaded': effectResult('group-overview/GiftRankLoaded', {
    gid: Gid,
    givers: t.readonlyArray(GiftGiver),
  }),
  'group-overview/GiftRankNotLoaded': effectResult('group-overview/GiftRankNotLoaded', { gid: Gid, failure: Failure }),
  'group-overview/BannerLoaded': effectResult('group-overview/BannerLoaded', { gid: Gid, banner: orNull(Address) }),
  'group-overview/BannerNotLoaded': effectResult('group-overview/BannerNotLoaded', { gid: Gid, failure: Failure }),
  'group-overview/InviteKeyLoaded': effectResult('group-overview/InviteKeyLoaded', { gid: Gid, key: orNull(t.string) }),
  'group-overview/InviteKeyNotLoaded': effectResult('group-overview/InviteKeyNotLoaded', {
    gid: Gid,
    failure: Failure,
  }),
} as const

type Codecs = typeof groupOverviewMessages
export type GroupOverviewMessage = t.TypeOf<Codecs[keyof Codecs]>

const Rank = t.strict({ wanted: t.boolean, failed: t.boolean, givers: orNull(t.readonlyArray(GiftGiver)) }, 'Rank')
export type Rank = t.TypeOf<typeof Rank>
/** A text that the panel loads: a group's banner URL or invite key. */
const TextOf = t.strict({ wanted: t.boolean, text: orNull(t.string) }, 'TextOf')
export type TextOf = t.TypeOf<typeof TextOf>

/** `rooms`: live and planned rooms of all groups. */
export const GroupOverviewData = t.strict(
  {
    wantsRooms: t.boolean,
    rooms: t.readonlyArray(LiveRoom),
    ranks: tableCodec(Rank),
    banners: tableCodec(TextOf),
    inviteKeys: tableCodec(TextOf),
  },
  'Spotlight',
)
export type GroupOverviewData = t.TypeOf<typeof GroupOverviewData>

export const emptyGroupOverview: GroupOverviewData = {
  wantsRooms: false,
  rooms: [],
  ranks: emptyTable(),
  banners: emptyTable(),
  inviteKeys: emptyTable(),
}
export const noRank: Rank = { wanted: false, failed: false, givers: null }
export const noText: TextOf = { wanted: false, text: null }
