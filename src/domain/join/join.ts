import * as t from 'io-ts'
import { Group } from '../group'
import { Gid } from '../kernel/ids'
import { addMs, type Instant } from '../kernel/instant'

/** The fields of a group that decide how a member joins the group. */
export const Terms = t.strict(
  {
    isMember: t.boolean,
    joinType: Group.type.props.joinType,
    joinMode: Group.type.props.joinMode,
  },
  'Terms',
)
export type Terms = t.TypeOf<typeof Terms>

/** The group to join. `terms` is `null` if only the group's card was loaded. */
export const JoinTarget = t.strict({ gid: Gid, name: t.string, terms: t.union([Terms, t.null]) }, 'JoinTarget')
export type JoinTarget = t.TypeOf<typeof JoinTarget>

export const targetOf = ({ gid, name, isMember, joinType, joinMode }: Group): JoinTarget => ({
  gid,
  name,
  terms: { isMember, joinType, joinMode },
})

/** The reason for joining. `write`: to send a message in the group (spec 1 §4, free mode). */
export const JoinReason = t.union([t.literal('enter'), t.literal('write')], 'JoinReason')
export type JoinReason = t.TypeOf<typeof JoinReason>

/** spec 1 §4: each wait is longer than the previous wait by this time; ten waits take 11 seconds (JOIN-4). */
const BACKOFF_MS = 200
export const RETRIES = 10

/** The time of the next membership check. `retry` counts from 1. */
export const retryAt = (at: Instant, retry: number): Instant => addMs(at, BACKOFF_MS * retry)
