import { systemEvent } from '../../../../../domain/chat'
import type { Gid, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { entriesOf } from '../../../../../domain/kernel/table'
import type { Sanction, SanctionKind } from '../../../../../domain/moderation'
import { accessCardOf } from '../../groups/joining'
import { isEditorOf } from '../../groups/permissions'
import { doneResult, refusedResult, type StepResult } from '../../output'
import type { Community, ServerState } from '../../server-state'
import { itemOf, toldTo } from '../notification/notifications'
import { changedFor, changedForPerson } from './file-report'
import { sanctionOf, sanctionsIn, withoutSanction } from './sanction-state'
import { logged } from './staff-log'

/** The group whose bans and mutes this member reads and lifts. Nobody lifts the own ban or mute. */
export const groupOfSanctions = (world: ServerState, xid: Xid, gid: string): Community | null => {
  const community = world.communities[gid]
  return community !== undefined && isEditorOf(world, community, xid) ? community : null
}
export const NO_SANCTIONS = 'Only the staff of the group sees who is banned or muted'

/** The bans or mutes that still last, newest first. */
export const sanctionsFor = (world: ServerState, kind: SanctionKind, gid: Gid, now: Instant): readonly Sanction[] =>
  entriesOf(sanctionsIn(world, kind, gid, now))
    .flatMap(([key, { since, until, reason, by }]) => {
      const account = world.accounts[key]
      if (account === undefined) return []
      const { xid, name, avatar } = account
      return [{ xid, name, avatar, since, until, reason, by: world.accounts[by]?.name ?? '' }]
    })
    .sort((a, b) => b.since - a.since)

interface LiftedSanction {
  readonly at: Instant
  readonly xid: Xid
  readonly gid: string
  readonly person: Xid
  readonly kind: SanctionKind
}

const LIFTED = {
  ban: { act: 'lift', code: 'banLifted' },
  mute: { act: 'unmute', code: 'muteLifted' },
} as const

/** The line of a notification about the end of a ban or mute. */
export const liftedItem = (kind: SanctionKind, community: Community) =>
  itemOf({ event: systemEvent(LIFTED[kind].code, { name: community.name }), group: accessCardOf(community) })

/**
 * Staff lift a ban or mute. The person may join again, or write, at once and gets a notification. Without a ban or mute
 * nothing changes.
 */
export const sanctionLifted = (world: ServerState, { at, xid, gid, person, kind }: LiftedSanction): StepResult => {
  const community = groupOfSanctions(world, xid, gid)
  if (community === null || person === xid) return refusedResult(world, NO_SANCTIONS)
  if (sanctionOf(world, kind, community.gid, person, at) === null) return doneResult(world)
  const lifted = logged(withoutSanction(world, kind, community.gid, person), {
    at,
    gid: community.gid,
    act: LIFTED[kind].act,
    by: xid,
    whom: person,
  })
  const told = toldTo(lifted, person, {
    id: `lifted-${community.gid}-${at}`,
    at,
    content: { kind: 'notification', items: [liftedItem(kind, community)] },
  })
  return {
    world: told.world,
    outputs: [
      { type: 'Done' },
      ...told.outputs,
      changedFor(world, { gid: community.gid, xid: person }),
      ...(kind === 'mute' ? [changedForPerson(person)] : []),
    ],
  }
}
