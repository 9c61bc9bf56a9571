import type { Gid, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { drop, emptyTable, entriesOf, put, tableFrom, type Table } from '../../../../../domain/kernel/table'
import type { ServerState } from '../../server-state'
import { moderationSlice, type StoredBan } from './moderation-state'

/** The most people who are banned from a group at once. */
export const MOST_BANS = 1_000

const isOver = ({ until }: StoredBan, now: Instant): boolean => until !== null && until <= now

const noBans: Table<StoredBan> = emptyTable()

/** The bans of a group that still last, keyed by xid. */
export const bansIn = (world: ServerState, gid: string, now: Instant): Table<StoredBan> =>
  tableFrom(entriesOf(moderationSlice.of(world).bans[gid] ?? noBans).filter(([, ban]) => !isOver(ban, now)))

const withBans = (world: ServerState, gid: Gid, bans: Table<StoredBan>): ServerState => {
  const state = moderationSlice.of(world)
  return moderationSlice.put(world, { ...state, bans: put(state.bans, gid, bans) })
}

/** Adds a ban, and drops those of the group that have ended. */
export const withBan = (world: ServerState, gid: Gid, xid: Xid, ban: StoredBan): ServerState =>
  withBans(world, gid, put(bansIn(world, gid, ban.since), xid, ban))

export const withoutBan = (world: ServerState, gid: Gid, xid: Xid): ServerState =>
  withBans(world, gid, drop(moderationSlice.of(world).bans[gid] ?? noBans, xid))

/** The refusals of a ban: for the banned person, and for staff who would let the person in. */
export const BANNED = 'You can’t join this group because its staff banned you'
export const BANNED_PERSON = 'This person is banned from the group'

/** Whether staff banned this person from the group, and the ban still lasts. */
export const isBanned = (world: ServerState, gid: Gid, xid: Xid, now: Instant): boolean => {
  const ban = moderationSlice.of(world).bans[gid]?.[xid]
  return ban !== undefined && !isOver(ban, now)
}
