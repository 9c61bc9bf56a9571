import * as t from 'io-ts'
import { Group } from '../group'
import { Gid } from '../kernel/ids'
import { addMs, type Instant } from '../kernel/instant'

/** What of a group decides how one gets in. */
export const Terms = t.strict(
  {
    isMember: t.boolean,
    joinType: Group.type.props.joinType,
    joinMode: Group.type.props.joinMode,
  },
  'Terms',
)
export type Terms = t.TypeOf<typeof Terms>

/** The group that somebody wants into; `terms` is `null` where only a card of it was seen. */
export const JoinTarget = t.strict({ gid: Gid, name: t.string, terms: t.union([Terms, t.null]) }, 'JoinTarget')
export type JoinTarget = t.TypeOf<typeof JoinTarget>

export const targetOf = ({ gid, name, isMember, joinType, joinMode }: Group): JoinTarget => ({
  gid,
  name,
  terms: { isMember, joinType, joinMode },
})

/** To be in it, or because something was to be sent there (spec 1 §4, free mode). */
export const JoinReason = t.union([t.literal('enter'), t.literal('write')], 'JoinReason')
export type JoinReason = t.TypeOf<typeof JoinReason>

/** spec 1 §4: each wait is so much longer than the one before; ten of them are 11 seconds (JOIN-4). */
const BACKOFF_MS = 200
export const RETRIES = 10

/** When it is looked again whether one is in; `retry` counts from 1. */
export const retryAt = (at: Instant, retry: number): Instant => addMs(at, BACKOFF_MS * retry)
