import * as t from 'io-ts'
import { IdText } from '../codecs/bounded'
import { Xid } from '../../../domain/kernel/ids'
import { GiftGiver } from '../../../domain/group-overview'
import { Amount } from '../codecs/amount-codec'
import { defineGet } from '../codecs/http-call'
import { cleanName } from '../codecs/clean-name'
import { recordCodec, ImageUrl, nullIfInvalid, RawName } from '../codecs/fields'
import { listCodec } from '../codecs/list'
import { LiveRoomWire } from '../entities/live-room'

const ROOMS = 300
const GIVERS = 1_000

/**
 * A member in the gift rank (spec 1 §3). The simulator adds name and head. If these fields are missing, the codec uses
 * the xid as the name, and the member has no picture.
 */
const GiverWire = recordCodec(
  'Giver',
  GiftGiver.is,
  t.type({ xid: Xid, username: RawName, head: ImageUrl, gift_value: Amount }),
  ({ xid, username, head, gift_value }): GiftGiver => ({
    xid,
    name: cleanName(username, xid),
    avatar: head,
    given: gift_value,
  }),
  ({ xid, name, avatar, given }) => ({ xid, username: name, head: avatar, gift_value: given }),
)

/** An invite key has 8 letters or digits (decisions.md). */
const KEY = /^[A-Za-z0-9]{8}$/
const InviteKey = new t.Type<string, string, unknown>(
  'InviteKey',
  t.string.is,
  (u, context) => (typeof u === 'string' && KEY.test(u) ? t.success(u) : t.failure(u, context)),
  (a) => a,
)
/** The response of the call `invite_link`. The specs do not print the response's fields. */
const InviteWire = t.type({ invite_key: nullIfInvalid(InviteKey) })
const BannerWire = t.type({ banner: ImageUrl })

/**
 * The calls for the gift rank, live rooms, banner and invite key of a group's page (spec 1 §7 Groups and Gifts; the
 * prefixes are in decisions.md).
 */
export const groupOverviewCalls = {
  giftRank: defineGet('/api/gift/rank', t.strict({ gid: IdText }), () => listCodec(GiverWire, GIVERS)),
  liveList: defineGet('/api/groupchat/live_list', t.strict({}), () => listCodec(LiveRoomWire, ROOMS)),
  inviteLink: defineGet('/api/groupchat/invite_link', t.strict({ gid: IdText }), () => InviteWire),
  banner: defineGet('/api/groupchat/banner', t.strict({ gid: IdText }), () => BannerWire),
} as const
