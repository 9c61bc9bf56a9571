import { BIO_LIMIT } from '../../../../domain/profile'
import type { Xid } from '../../../../domain/kernel/ids'
import { drop, emptyTable, entriesOf, put } from '../../../../domain/kernel/table'
import { cleanName } from '../../../wire/clean-name'
import { ImageUrl } from '../../../wire/fields'
import type { InputOf } from '../input'
import { done, refusal, type Stepped } from '../output'
import { aboutFrom } from '../seed/abouts'
import { strangerNumbered } from '../seed/people'
import type { About, Account, World } from '../world'

/** Somebody of the town or from out of town, by their xid. */
export const personBy = (world: World, xid: string): Account | null => {
  const known = world.accounts[xid] ?? strangerNumbered(world.seed, xid.slice(1))
  return known?.xid === xid ? known : null
}

/** The uids of the town are digits; staff write "user" before them (spec 3 §5). */
export const personByUid = (world: World, written: string): Account | null => {
  const uid = written.replace(/^user(?=\d{6,}$)/, '')
  const known = Object.values(world.accounts).find((account) => account.uid === uid) ?? strangerNumbered(world.seed, uid.slice(1))
  return known?.uid === uid ? known : null
}

export const aboutOf = (world: World, account: Account): About => world.abouts[account.xid] ?? aboutFrom(world.seed, account)

/** Where somebody is on X: where they have bound it, or where the seed puts them. */
export const xUrlOf = (world: World, account: Account): string | null => {
  const bound = entriesOf(world.byX).find(([, xid]) => xid === account.xid)
  return bound === undefined ? aboutOf(world, account).xUrl : `https://x.com/${bound[0]}`
}

export const hasBlocked = (world: World, xid: Xid, other: Xid): boolean => world.blocks[xid]?.[other] === true
export const follows = (world: World, xid: Xid, other: Xid): boolean => world.following[xid]?.[other] !== undefined

/** Members alone have to do with others, and with others than themselves (spec 1 §6). */
const otherFor = (world: World, xid: Xid, target: string): Account | string => {
  const me = world.accounts[xid]
  if (me === undefined || me.isVisitor) return 'Visitors cannot do this'
  const other = personBy(world, target)
  if (other === null || other.isVisitor) return 'There is no such person'
  return other.xid === xid ? 'This is you' : other
}

/** What is so already stays so, without a word: a call whose answer was lost may come again. */
export const followSet = (world: World, { xid, target, on }: InputOf<'FollowSet'>): Stepped => {
  const other = otherFor(world, xid, target)
  if (typeof other === 'string') return refusal(world, other)
  if (follows(world, xid, other.xid) === on) return done(world)
  if (on && hasBlocked(world, other.xid, xid)) return refusal(world, 'You have been blocked')
  if (on && hasBlocked(world, xid, other.xid)) return refusal(world, 'You have blocked this person')
  const mine = world.following[xid] ?? emptyTable<number>()
  const theirs = world.followers[other.xid] ?? emptyTable<number>()
  const n = world.followsMade + 1
  return done({
    ...world, followsMade: n,
    following: put(world.following, xid, on ? put(mine, other.xid, n) : drop(mine, other.xid)),
    followers: put(world.followers, other.xid, on ? put(theirs, xid, n) : drop(theirs, xid)),
  })
}

export const blockSet = (world: World, { xid, target, on }: InputOf<'BlockSet'>): Stepped => {
  const other = otherFor(world, xid, target)
  if (typeof other === 'string') return refusal(world, other)
  if (hasBlocked(world, xid, other.xid) === on) return done(world)
  const mine = world.blocks[xid] ?? emptyTable<true>()
  return done({ ...world, blocks: put(world.blocks, xid, on ? put(mine, other.xid, true) : drop(mine, other.xid)) })
}

const pictureFrom = (url: string): string | null => {
  const read = ImageUrl.decode(url)
  return read._tag === 'Right' ? read.right : null
}

export const profileEdited = (world: World, { xid, uid, name, head, banner, bio }: InputOf<'ProfileEdited'>): Stepped => {
  const me = world.accounts[xid]
  if (me === undefined || me.isVisitor) return refusal(world, 'Visitors cannot do this')
  if (me.uid !== uid) return refusal(world, 'This is not you')
  const clean = cleanName(name, '')
  if (clean === '') return refusal(world, 'A profile needs a name')
  if (bio.length > BIO_LIMIT) return refusal(world, `A bio has at most ${BIO_LIMIT} characters`)
  return done({
    ...world,
    accounts: put(world.accounts, xid, { ...me, name: clean, avatar: pictureFrom(head) }),
    abouts: put(world.abouts, xid, { ...aboutOf(world, me), banner: pictureFrom(banner), bio }),
  })
}

export const switchSet = (world: World, { xid, kind, on }: InputOf<'SwitchSet'>): Stepped => {
  const me = world.accounts[xid]
  if (me === undefined || me.isVisitor) return refusal(world, 'Visitors cannot do this')
  const about = aboutOf(world, me)
  return done({ ...world, abouts: put(world.abouts, xid,
    kind === 'group' ? { ...about, showsGroups: on } : { ...about, allowsDm: on }) })
}
