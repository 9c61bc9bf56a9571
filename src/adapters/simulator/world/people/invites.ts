import { sha256 } from '../../../../domain/kernel/sha256'
import type { Xid } from '../../../../domain/kernel/ids'
import { put } from '../../../../domain/kernel/table'
import type { InputOf } from '../input'
import { done, refusal, type Stepped } from '../output'
import type { World } from '../world'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The six letters and digits by which somebody invites others: always the same, and nothing to be guessed from an id. */
export const inviteCodeOf = (xid: Xid): string => {
  const digest = sha256(`invite ${xid}`)
  return [0, 2, 4, 6, 8, 10].map((at) => LETTERS.charAt(Number.parseInt(digest.slice(at, at + 2), 16) % LETTERS.length)).join('')
}

/** Who invited one is said once and stays. */
export const inviteGiven = (world: World, { xid, code }: InputOf<'InviteGiven'>): Stepped => {
  if (world.invitedBy[xid] !== undefined) return refusal(world, 'You have said who invited you')
  const wanted = code.toUpperCase()
  const inviter = Object.values(world.accounts).find((one) => !one.isVisitor && inviteCodeOf(one.xid) === wanted)
  if (inviter === undefined) return refusal(world, 'Nobody invites with this code')
  if (inviter.xid === xid) return refusal(world, 'This is your own code')
  return done({ ...world, invitedBy: put(world.invitedBy, xid, inviter.xid) })
}
