import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { BlockedPerson, Brief, Details, UserRole, type Details as DetailsOf } from '../../domain/identity'
import { ChannelId, Uid, Xid } from '../../domain/kernel/ids'
import { get, post, Whole } from './call'
import { cleanName } from './clean-name'
import { Body, entity, Flag, ImageUrl, numbered, orNull, PlainId, RawName } from './fields'
import { listAnswer } from './list'
import { OtherUserWire, UserWire } from './user'

const nothing = () => t.unknown
const none = t.strict({})
const byCode = t.strict({ email: t.string, security_code: t.string })

const Role = numbered<UserRole>('role_id', { normal: 0, owner: 1, admin: 2, moderator: 3, ai: 4, botFather: 5 }, UserRole.is, 'normal')
/** Six letters or digits (spec 2 §9); anything else is none. */
const InviteCode = orNull(t.refinement(t.string, (text) => /^[A-Za-z0-9]{6}$/.test(text), 'InviteCode'))
const WalletAddress = orNull(t.refinement(t.string, (text) => /^[A-Za-z0-9]{1,64}$/.test(text), 'WalletAddress'))

/**
 * Of a user `live_status` is 1 while they are in a space (ours: no spec says its values there), and `live_channel_id`, which is ours as well,
 * says in which.
 */
const Extras = t.type({
  address: WalletAddress, invite_code: InviteCode, parent_invite_code: InviteCode, live_status: t.unknown, live_channel_id: orNull(ChannelId),
  role_id: Role, bot_father_id: orNull(PlainId), is_ai_agent: Flag, is_visitor: Flag, is_nft_image: Flag,
}, 'UserExtras')

const LIVE = 1

/** A user with all fields that the specs print (spec 1 §3, spec 2 §3 User). */
const detailsWire = (user: typeof UserWire): t.Type<DetailsOf, unknown, unknown> => new t.Type<DetailsOf, unknown, unknown>('Details', Details.is, (u, context) => {
  const [known, more] = [user.validate(u, context), Extras.validate(u, context)]
  if (E.isLeft(known)) return known
  if (E.isLeft(more)) return more
  const { address, invite_code, parent_invite_code, live_status, live_channel_id, role_id, bot_father_id, is_ai_agent, is_visitor, is_nft_image } = more.right
  return t.success({
    user: known.right, wallet: address, inviteCode: invite_code, parentInviteCode: parent_invite_code,
    live: live_status === LIVE || live_status === true ? { channelId: live_channel_id } : null,
    role: role_id, botFather: bot_father_id, isAgent: is_ai_agent, isVisitor: is_visitor, isNftPicture: is_nft_image,
  })
}, ({ user: known, wallet, inviteCode, parentInviteCode, live, role, botFather, isAgent, isVisitor, isNftPicture }) => ({
  ...Object(user.encode(known)),
  ...Extras.encode({
    address: wallet, invite_code: inviteCode, parent_invite_code: parentInviteCode, live_status: live === null ? 0 : LIVE, live_channel_id: live?.channelId ?? null,
    role_id: role, bot_father_id: botFather, is_ai_agent: isAgent, is_visitor: isVisitor, is_nft_image: isNftPicture,
  }),
}))

const BriefWire = entity('Brief', Brief.is, t.type({ uid: Uid, bio: Body }), (fields) => fields, (brief) => brief)
const BlockedWire = entity('BlockedPerson', BlockedPerson.is, t.type({ xid: Xid, uid: Uid, username: RawName, head: ImageUrl }),
  ({ xid, uid, username, head }) => ({ xid, uid, name: cleanName(username, xid), avatar: head }),
  ({ xid, uid, name, avatar }) => ({ xid, uid, username: name, head: avatar }))

/** Who one is, and what one is bound to (spec 2 §7 Profile; the listing of whom one has blocked is ours). */
export const identityCalls = {
  own: get('/api/loop_user/get_profile', none, () => detailsWire(UserWire)),
  other: get('/api/loop_user/get_other_profile', t.strict({ uid: t.string }), () => t.union([detailsWire(OtherUserWire), t.null])),
  usersByUids: post('/api/groupchat/users_by_uids', t.strict({ uids: t.readonlyArray(t.string) }), ({ uids }) => listAnswer(BriefWire, uids.length)),
  blocklist: get('/api/user/blocklist', t.strict({ page: Whole, limit: Whole }), ({ limit }) => listAnswer(BlockedWire, limit)),
  setEmail: post('/api/loop_user/set_email', byCode, nothing),
  unbindEmail: post('/api/loop_user/unbind_email', byCode, nothing),
  /** Ours: a wallet signs the text that it would be signed in with (decisions.md, wallet bind). */
  setWallet: post('/api/loop_user/set_wallet', t.strict({ address: t.string, signature: t.string }), nothing),
  unbindX: post('/api/x/unbind', none, nothing),
} as const
