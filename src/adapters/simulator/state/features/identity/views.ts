import type { BlockedPerson, Details } from '../../../../../domain/identity'
import type { ChannelId, Xid } from '../../../../../domain/kernel/ids'
import { entriesOf, keysOf } from '../../../../../domain/kernel/table'
import { inviteCodeOf } from '../../users/invites'
import { userFor } from '../../users/profile-views'
import { hasBlocked, accountById } from '../../users/profiles'
import { BOT_FATHER, isBot, isUserBot } from '../../seed/service-accounts'
import { isVisibleTo, seatIn } from '../../spaces/spaces'
import type { UserAccount, ServerState } from '../../server-state'

export const walletOf = ({ wallets }: ServerState, xid: Xid): string | null =>
  entriesOf(wallets.accounts).find(([, whose]) => whose === xid)?.[0] ?? null

/**
 * The room in which the account is, if the viewer may read the room's group. `null` if the account blocked the viewer.
 */
const roomOf = (world: ServerState, of: UserAccount, viewer: Xid): ChannelId | null =>
  hasBlocked(world, of.xid, viewer)
    ? null
    : (Object.values(world.spaces).find(
        (space) =>
          space.status === 'started' && seatIn(world, space, of.xid) !== undefined && isVisibleTo(world, space, viewer),
      )?.channelId ?? null)

/** The details of an account. Only the account's owner sees the linked accounts. */
export const detailsFor = (world: ServerState, of: UserAccount, viewer: Xid): Details => {
  const isOwn = of.xid === viewer
  const [room, inviter] = [roomOf(world, of, viewer), world.invitedBy[of.xid]]
  return {
    user: userFor(world, of, viewer),
    wallet: isOwn ? walletOf(world, of.xid) : null,
    inviteCode: isOwn && !of.isVisitor ? inviteCodeOf(world, of.xid) : null,
    parentInviteCode: isOwn && inviter !== undefined ? inviteCodeOf(world, inviter) : null,
    live: room === null ? null : { channelId: room },
    role: of.xid === BOT_FATHER.xid ? 'botFather' : isBot(of.xid) ? 'ai' : 'normal',
    botFather: isUserBot(of.xid) ? BOT_FATHER.xid : null,
    isAgent: isBot(of.xid),
    isVisitor: of.isVisitor,
    isNftPicture: false,
  }
}

/** The accounts that this member blocked, newest first. */
export const blockedBy = (world: ServerState, xid: Xid): readonly BlockedPerson[] =>
  keysOf(world.blocks[xid] ?? {})
    .toReversed()
    .flatMap((key) => {
      const person = accountById(world, key)
      return person === null ? [] : [{ xid: person.xid, uid: person.uid, name: person.name, avatar: person.avatar }]
    })
