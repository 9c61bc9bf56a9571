import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Gid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'

/** The time between the request and the deletion, in which the member may keep the account. */
export const DELETION_DELAY_MS = 14 * 86_400_000

/** The most groups and amounts that a plan lists. */
export const MOST_OWNED = 100
export const MOST_REMAINDERS = 50

/** An amount in one currency that the member loses with the account: free, staked and in pending withdrawals. */
export const Remainder = t.strict({ currency: t.string, amount: Decimal }, 'Remainder')
export type Remainder = t.TypeOf<typeof Remainder>

/**
 * What the server says about the deletion of the member's account. `dueAt`: when it deletes the account, `null` without
 * a request. `groups`: the groups that the member owns and must hand over or dissolve first.
 */
export const DeletionPlan = t.strict(
  {
    dueAt: orNull(Instant),
    groups: t.readonlyArray(t.strict({ gid: Gid, name: t.string })),
    remainders: t.readonlyArray(Remainder),
  },
  'DeletionPlan',
)
export type DeletionPlan = t.TypeOf<typeof DeletionPlan>
