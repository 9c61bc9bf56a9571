import * as t from 'io-ts'
import { Gid } from '../kernel/ids'
import { orNull } from '../kernel/or-null'
import type { AnyReceivedMessage } from '../event-log'
import { withDefault } from '../kernel/with-default'
import { failedInputs, query, type QueryEntry } from '../query'
import { Appeal, OwnDecision } from './appeal'
import { Report } from './report'
import { OwnMute, Sanction, SanctionKind } from './sanction'
import { StaffLogEntry } from './staff-log'

/** The types of facts after which the server's lists may differ. */
const CHANGES = [
  'moderation/Changed',
  'moderation/Decided',
  'moderation/BanLifted',
  'moderation/BanNotLifted',
  'NetworkOnline',
  'SocketOpened',
]
const inputsAfter = <I, A>({ type }: AnyReceivedMessage, known: readonly QueryEntry<I, A>[]): readonly I[] =>
  type === 'NetworkOnline' ? failedInputs(known) : known.map(({ input }) => input)

/**
 * The reports that the member decides about, newest first, in pages by number. `gid`: one group, or `null` for all
 * reports of the member.
 */
export const reportsQuery = query('moderation/reports', {
  input: t.strict({ gid: orNull(Gid), isDecided: t.boolean }),
  item: Report,
  idOf: ({ id }) => id,
  loadsAfter: { types: CHANGES, inputs: inputsAfter },
})

/** The bans or mutes of a group that still last, newest first, in pages by number. */
export const sanctionsQuery = query('moderation/bans', {
  input: t.strict({ gid: Gid, kind: withDefault(SanctionKind, 'ban') }),
  item: Sanction,
  idOf: ({ xid }) => xid,
  loadsAfter: { types: CHANGES, inputs: inputsAfter },
})

/** The member's own mute in a group. The server announces a mute and its end. */
export const ownMuteQuery = query('moderation/ownMute', {
  input: t.strict({ gid: Gid }),
  item: OwnMute,
  idOf: ({ gid }) => gid,
  loadsAfter: { types: ['moderation/Changed', 'NetworkOnline', 'SocketOpened'], inputs: inputsAfter },
})

/** The log of staff, newest first, in pages by number. `gid`: a group; `null` for the log of super users. */
export const staffLogQuery = query('moderation/log', {
  input: t.strict({ gid: orNull(Gid) }),
  item: StaffLogEntry,
  idOf: ({ id }) => id,
  loadsAfter: { types: CHANGES, inputs: inputsAfter },
})

/** The appeals that the member sees, waiting ones first, then newest first, in pages by number. */
export const appealsQuery = query('moderation/appeals', {
  input: t.strict({ gid: orNull(Gid) }),
  item: Appeal,
  idOf: ({ id }) => id,
  loadsAfter: { types: CHANGES, inputs: inputsAfter },
})

/** The decision of this id, which concerns the member. */
export const ownDecisionQuery = query('moderation/own', {
  input: t.strict({ id: t.string }),
  item: OwnDecision,
  idOf: ({ id }) => id,
  loadsAfter: {
    types: ['moderation/AppealSent', 'moderation/AppealNotSent', 'NetworkOnline', 'SocketOpened'],
    inputs: inputsAfter,
  },
})
