import { systemEvent } from '../../../../../domain/chat'
import type { Gid, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { entriesOf } from '../../../../../domain/kernel/table'
import type { Ban } from '../../../../../domain/moderation'
import { accessCardOf } from '../../groups/joining'
import { isEditorOf } from '../../groups/permissions'
import { doneResult, refusedResult, type StepResult } from '../../output'
import type { Community, ServerState } from '../../server-state'
import { itemOf, toldTo } from '../notification/notifications'
import { bansIn, isBanned, withoutBan } from './ban-state'
import { changedFor } from './file-report'
import { logged } from './staff-log'

/** The group whose bans this member reads and lifts. A banned person never lifts the own ban. */
export const groupOfBans = (world: ServerState, xid: Xid, gid: string): Community | null => {
  const community = world.communities[gid]
  return community !== undefined && isEditorOf(world, community, xid) ? community : null
}
export const NO_BANS = 'Only the staff of the group sees who is banned'

/** The bans that still last, newest first. */
export const bansFor = (world: ServerState, gid: Gid, now: Instant): readonly Ban[] =>
  entriesOf(bansIn(world, gid, now))
    .flatMap(([key, { since, until, reason, by }]) => {
      const account = world.accounts[key]
      if (account === undefined) return []
      const { xid, name, avatar } = account
      return [{ xid, name, avatar, since, until, reason, by: world.accounts[by]?.name ?? '' }]
    })
    .sort((a, b) => b.since - a.since)

interface LiftedBan {
  readonly at: Instant
  readonly xid: Xid
  readonly gid: string
  readonly person: Xid
}

/** Staff lift a ban. The person may join again at once, and gets a notification. Without a ban nothing changes. */
export const banLifted = (world: ServerState, { at, xid, gid, person }: LiftedBan): StepResult => {
  const community = groupOfBans(world, xid, gid)
  if (community === null || person === xid) return refusedResult(world, NO_BANS)
  if (!isBanned(world, community.gid, person, at)) return doneResult(world)
  const lifted = logged(withoutBan(world, community.gid, person), {
    at,
    gid: community.gid,
    act: 'lift',
    by: xid,
    whom: person,
  })
  const told = toldTo(lifted, person, {
    id: `lifted-${community.gid}-${at}`,
    at,
    content: {
      kind: 'notification',
      items: [itemOf({ event: systemEvent('banLifted', { name: community.name }), group: accessCardOf(community) })],
    },
  })
  return {
    world: told.world,
    outputs: [{ type: 'Done' }, ...told.outputs, changedFor(world, { gid: community.gid, xid: person })],
  }
}
