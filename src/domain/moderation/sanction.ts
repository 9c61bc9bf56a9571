import * as t from 'io-ts'
import { Address } from '../kernel/export-policy'
import { Gid, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'

/** A banned person cannot join the group. A muted member reads the chat of the group and does not write. */
export const SanctionKind = t.keyof({ ban: null, mute: null })
export type SanctionKind = t.TypeOf<typeof SanctionKind>

/**
 * A ban or a mute of a group that still lasts. `until`: `null` for ever; only bans have no end. `by`: the name of the
 * person who decided.
 */
export const Sanction = t.strict(
  {
    xid: Xid,
    name: t.string,
    avatar: orNull(Address),
    since: Instant,
    until: orNull(Instant),
    reason: t.string,
    by: t.string,
  },
  'Sanction',
)
export type Sanction = t.TypeOf<typeof Sanction>

/** The member's own mute in a group. `until`: `null` without a mute. `decision`: the id for an appeal. */
export const OwnMute = t.strict({ gid: Gid, until: orNull(Instant), reason: t.string, decision: t.string }, 'OwnMute')
export type OwnMute = t.TypeOf<typeof OwnMute>
