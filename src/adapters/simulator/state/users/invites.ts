import { sha256 } from '../../../../domain/kernel/sha256'
import type { Xid } from '../../../../domain/kernel/ids'
import { put } from '../../../../domain/kernel/table'
import type { ServerInputOf } from '../input'
import { doneResult, refusedResult, type StepResult } from '../output'
import type { ServerState } from '../server-state'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Six letters and digits from a digest. */
export const lettersOf = (digest: string): string =>
  [0, 2, 4, 6, 8, 10]
    .map((at) => LETTERS.charAt(Number.parseInt(digest.slice(at, at + 2), 16) % LETTERS.length))
    .join('')

/**
 * The invite code of a member: six letters and digits that never change. Nobody can compute the code from the xid,
 * because the code depends on the secret of the state.
 */
export const inviteCodeOf = ({ secret }: Pick<ServerState, 'secret'>, xid: Xid): string =>
  lettersOf(sha256(['invite', ...(secret === '' ? [] : [secret]), xid].join(' ')))

/** Stores the inviter of a member. A member with an inviter cannot enter a second invite code. */
export const inviteGiven = (world: ServerState, { xid, code }: ServerInputOf<'InviteGiven'>): StepResult => {
  if (world.invitedBy[xid] !== undefined) return refusedResult(world, 'You have said who invited you')
  const wanted = code.toUpperCase()
  const inviter = Object.values(world.accounts).find((one) => !one.isVisitor && inviteCodeOf(world, one.xid) === wanted)
  if (inviter === undefined) return refusedResult(world, 'Nobody invites with this code')
  if (inviter.xid === xid) return refusedResult(world, 'This is your own code')
  return doneResult({ ...world, invitedBy: put(world.invitedBy, xid, inviter.xid) })
}
