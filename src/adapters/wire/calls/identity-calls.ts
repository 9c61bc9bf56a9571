import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { IdText, LinkText, boundedList } from '../codecs/bounded'
import { BlockedPerson, Brief, Details, UserRole, type Details as DetailsOf } from '../../../domain/identity'
import { ChannelId, Uid, Xid } from '../../../domain/kernel/ids'
import { defineGet, definePost, WholeNumber } from '../codecs/http-call'
import { cleanName } from '../codecs/clean-name'
import {
  JsonBody,
  recordCodec,
  FlagField,
  ImageUrl,
  enumByNumber,
  nullIfInvalid,
  PlainId,
  RawName,
} from '../codecs/fields'
import { listCodec } from '../codecs/list'
import { OtherUserWire, UserWire } from '../entities/user'

const nothing = () => t.unknown
const none = t.strict({})
const byCode = t.strict({ email: IdText, security_code: IdText })

const Role = enumByNumber<UserRole>(
  'role_id',
  { normal: 0, owner: 1, admin: 2, moderator: 3, ai: 4, botFather: 5 },
  UserRole.is,
  'normal',
)
/** An invite code has six letters or digits (spec 2 §9). Any other value becomes `null`. */
const InviteCode = nullIfInvalid(t.refinement(t.string, (text) => /^[A-Za-z0-9]{6}$/.test(text), 'InviteCode'))
const WalletAddress = nullIfInvalid(t.refinement(t.string, (text) => /^[A-Za-z0-9]{1,64}$/.test(text), 'WalletAddress'))

/**
 * `live_status` is 1 while the user is in a space; no spec prints the values of `live_status` in this response.
 * `live_channel_id` is the id of that space; this product added the field.
 */
const Extras = t.type(
  {
    address: WalletAddress,
    invite_code: InviteCode,
    parent_invite_code: InviteCode,
    live_status: t.unknown,
    live_channel_id: nullIfInvalid(ChannelId),
    role_id: Role,
    bot_father_id: nullIfInvalid(PlainId),
    is_ai_agent: FlagField,
    is_visitor: FlagField,
    is_nft_image: FlagField,
  },
  'UserExtras',
)

const LIVE = 1

/** A user with all fields that the specs print (spec 1 §3, spec 2 §3 User). */
const detailsWire = (user: typeof UserWire): t.Type<DetailsOf, unknown, unknown> =>
  new t.Type<DetailsOf, unknown, unknown>(
    'Details',
    Details.is,
    (u, context) => {
      const [known, more] = [user.validate(u, context), Extras.validate(u, context)]
      if (E.isLeft(known)) return known
      if (E.isLeft(more)) return more
      const {
        address,
        invite_code,
        parent_invite_code,
        live_status,
        live_channel_id,
        role_id,
        bot_father_id,
        is_ai_agent,
        is_visitor,
        is_nft_image,
      } = more.right
      return t.success({
        user: known.right,
        wallet: address,
        inviteCode: invite_code,
        parentInviteCode: parent_invite_code,
        live: live_status === LIVE || live_status === true ? { channelId: live_channel_id } : null,
        role: role_id,
        botFather: bot_father_id,
        isAgent: is_ai_agent,
        isVisitor: is_visitor,
        isNftPicture: is_nft_image,
      })
    },
    ({
      user: known,
      wallet,
      inviteCode,
      parentInviteCode,
      live,
      role,
      botFather,
      isAgent,
      isVisitor,
      isNftPicture,
    }) => ({
      ...Object(user.encode(known)),
      ...Extras.encode({
        address: wallet,
        invite_code: inviteCode,
        parent_invite_code: parentInviteCode,
        live_status: live === null ? 0 : LIVE,
        live_channel_id: live?.channelId ?? null,
        role_id: role,
        bot_father_id: botFather,
        is_ai_agent: isAgent,
        is_visitor: isVisitor,
        is_nft_image: isNftPicture,
      }),
    }),
  )

const BriefWire = recordCodec(
  'Brief',
  Brief.is,
  t.type({ uid: Uid, bio: JsonBody }),
  (fields) => fields,
  (brief) => brief,
)
const BlockedWire = recordCodec(
  'BlockedPerson',
  BlockedPerson.is,
  t.type({ xid: Xid, uid: Uid, username: RawName, head: ImageUrl }),
  ({ xid, uid, username, head }) => ({ xid, uid, name: cleanName(username, xid), avatar: head }),
  ({ xid, uid, name, avatar }) => ({ xid, uid, username: name, head: avatar }),
)

/** The calls for an account's identity and bindings (spec 2 §7 Profile). The block list call is this product's own. */
export const identityCalls = {
  own: defineGet('/api/loop_user/get_profile', none, () => detailsWire(UserWire)),
  other: defineGet('/api/loop_user/get_other_profile', t.strict({ uid: IdText }), () =>
    t.union([detailsWire(OtherUserWire), t.null]),
  ),
  usersByUids: definePost('/api/groupchat/users_by_uids', t.strict({ uids: boundedList(IdText, 1_000) }), ({ uids }) =>
    listCodec(BriefWire, uids.length),
  ),
  blocklist: defineGet('/api/user/blocklist', t.strict({ page: WholeNumber, limit: WholeNumber }), ({ limit }) =>
    listCodec(BlockedWire, limit),
  ),
  setEmail: definePost('/api/loop_user/set_email', byCode, nothing),
  unbindEmail: definePost('/api/loop_user/unbind_email', byCode, nothing),
  /**
   * Binds a wallet after the wallet has signed the sign-in text (decisions.md, wallet bind). This call is this
   * product's own.
   */
  setWallet: definePost('/api/loop_user/set_wallet', t.strict({ address: IdText, signature: LinkText }), nothing),
  unbindX: definePost('/api/x/unbind', none, nothing),
} as const
