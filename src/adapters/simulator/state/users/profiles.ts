import { isWithinGraphemes } from '../../../../domain/kernel/graphemes'
import { DELETED_NAME } from '../../../../domain/session'
import { BIO_LIMIT } from '../../../../domain/profile'
import type { Xid } from '../../../../domain/kernel/ids'
import { drop, emptyTable, entriesOf, put } from '../../../../domain/kernel/table'
import { cleanName } from '../../../wire/codecs/clean-name'
import { ImageUrl } from '../../../wire/codecs/fields'
import type { ServerInputOf } from '../input'
import { doneResult, refusedResult, type StepResult } from '../output'
import { seedProfile } from '../seed/profiles'
import { anonymousUser } from '../seed/residents'
import type { ProfileDetails, UserAccount, ServerState } from '../server-state'

/** The account or crowd member with this xid. */
export const accountById = (world: ServerState, xid: string): UserAccount | null => {
  const known = world.accounts[xid] ?? anonymousUser(world.seed, xid.slice(1))
  return known?.xid === xid ? known : null
}

/**
 * The account of a uid; `null` for a deleted account. A uid has only digits; staff may write "user" before them (spec 3
 * §5).
 */
export const accountByUid = (world: ServerState, written: string): UserAccount | null => {
  const uid = written.replace(/^user(?=\d{6,}$)/, '')
  const known =
    Object.values(world.accounts).find((account) => account.uid === uid) ?? anonymousUser(world.seed, uid.slice(1))
  return known?.uid === uid && known.isDeleted !== true ? known : null
}

export const profileDetailsOf = (world: ServerState, account: UserAccount): ProfileDetails =>
  world.abouts[account.xid] ?? seedProfile(world.seed, account)

/** The URL of the account's bound X account, otherwise of the X account in its profile. `null` without an X account. */
export const xUrlOf = (world: ServerState, account: UserAccount): string | null => {
  const bound = entriesOf(world.byX).find(([, xid]) => xid === account.xid)
  return bound === undefined ? profileDetailsOf(world, account).xUrl : `https://x.com/${bound[0]}`
}

export const hasBlocked = (world: ServerState, xid: Xid, other: Xid): boolean => world.blocks[xid]?.[other] === true
export const follows = (world: ServerState, xid: Xid, other: Xid): boolean =>
  world.following[xid]?.[other] !== undefined

/**
 * The account to follow or block, or the reason of a refusal. Visitors may not follow or block, and members may not
 * follow or block themselves (spec 1 §6).
 */
const otherFor = (world: ServerState, xid: Xid, target: string): UserAccount | string => {
  const me = world.accounts[xid]
  if (me === undefined || me.isVisitor) return 'Visitors cannot do this'
  const other = accountById(world, target)
  if (other === null || other.isVisitor || other.isDeleted === true) return 'There is no such person'
  return other.xid === xid ? 'This is you' : other
}

/**
 * Follows or unfollows an account. A second call succeeds and changes nothing, because a client that lost the response
 * calls again.
 */
export const followSet = (world: ServerState, { xid, target, on }: ServerInputOf<'FollowSet'>): StepResult => {
  const other = otherFor(world, xid, target)
  if (typeof other === 'string') return refusedResult(world, other)
  if (follows(world, xid, other.xid) === on) return doneResult(world)
  if (on && hasBlocked(world, other.xid, xid)) return refusedResult(world, 'You have been blocked')
  if (on && hasBlocked(world, xid, other.xid)) return refusedResult(world, 'You have blocked this person')
  const mine = world.following[xid] ?? emptyTable<number>()
  const theirs = world.followers[other.xid] ?? emptyTable<number>()
  const n = world.followsMade + 1
  return doneResult({
    ...world,
    followsMade: n,
    following: put(world.following, xid, on ? put(mine, other.xid, n) : drop(mine, other.xid)),
    followers: put(world.followers, other.xid, on ? put(theirs, xid, n) : drop(theirs, xid)),
  })
}

export const blockSet = (world: ServerState, { xid, target, on }: ServerInputOf<'BlockSet'>): StepResult => {
  const other = otherFor(world, xid, target)
  if (typeof other === 'string') return refusedResult(world, other)
  if (hasBlocked(world, xid, other.xid) === on) return doneResult(world)
  const mine = world.blocks[xid] ?? emptyTable<true>()
  return doneResult({
    ...world,
    blocks: put(world.blocks, xid, on ? put(mine, other.xid, true) : drop(mine, other.xid)),
  })
}

const pictureFrom = (url: string): string | null => {
  const read = ImageUrl.decode(url)
  return read._tag === 'Right' ? read.right : null
}

export const profileEdited = (
  world: ServerState,
  { xid, uid, name, head, banner, bio }: ServerInputOf<'ProfileEdited'>,
): StepResult => {
  const me = world.accounts[xid]
  if (me === undefined || me.isVisitor) return refusedResult(world, 'Visitors cannot do this')
  if (me.uid !== uid) return refusedResult(world, 'This is not you')
  const clean = cleanName(name, '')
  if (clean === '') return refusedResult(world, 'A profile needs a name')
  if (clean === DELETED_NAME) return refusedResult(world, 'Nobody can have this name')
  if (!isWithinGraphemes(bio, BIO_LIMIT)) return refusedResult(world, `A bio has at most ${BIO_LIMIT} characters`)
  return doneResult({
    ...world,
    accounts: put(world.accounts, xid, { ...me, name: clean, avatar: pictureFrom(head) }),
    abouts: put(world.abouts, xid, { ...profileDetailsOf(world, me), banner: pictureFrom(banner), bio }),
  })
}

export const switchSet = (world: ServerState, { xid, kind, on }: ServerInputOf<'SwitchSet'>): StepResult => {
  const me = world.accounts[xid]
  if (me === undefined || me.isVisitor) return refusedResult(world, 'Visitors cannot do this')
  const about = profileDetailsOf(world, me)
  return doneResult({
    ...world,
    abouts: put(world.abouts, xid, kind === 'group' ? { ...about, showsGroups: on } : { ...about, allowsDm: on }),
  })
}
