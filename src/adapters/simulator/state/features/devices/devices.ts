import { MOST_SESSIONS, SEEN_EVERY_MS, type DeviceSession } from '../../../../../domain/devices'
import { EPOCH, type Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, type Table } from '../../../../../domain/kernel/table'
import type { ServerState } from '../../server-state'
import { sessionsOf } from '../../users/accounts'
import { featureSlice } from '../state-feature'
import type { Xid } from '../../../../../domain/kernel/ids'

/** `id` names the session to its member, because the token is a secret. */
interface NotedSession {
  readonly id: string
  readonly device: string
  readonly language: string
  readonly seenAt: Instant
}

/** The noted sessions, by session token. */
export const devicesSlice = featureSlice<Table<NotedSession>>('devices', () => emptyTable())

/** Whether the next call of a session is noted. Few calls are noted, because each note is stored. */
export const isNoteDue = (world: ServerState, token: string, now: Instant): boolean => {
  const noted = devicesSlice.of(world)[token]
  return noted === undefined || now - noted.seenAt >= SEEN_EVERY_MS
}

/** The noted sessions of this account: the session of `current` first, then the last seen first. */
export const deviceSessionsOf = (world: ServerState, xid: Xid, current: string): readonly DeviceSession[] =>
  sessionsOf(world, xid)
    .flatMap((token) => {
      const noted = devicesSlice.of(world)[token]
      return noted === undefined
        ? []
        : [{ ...noted, signedInAt: world.signedInAt[token] ?? EPOCH, isCurrent: token === current }]
    })
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.seenAt - a.seenAt)
    .slice(0, MOST_SESSIONS)
