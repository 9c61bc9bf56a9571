import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Gid, Xid } from '../kernel/ids'

const groupAction = <K extends string, P extends t.Props>(kind: K, props: P) =>
  t.strict({ kind: t.literal(kind), gid: Gid, ...props }, kind)
const people = t.readonlyArray(Xid)

/** The kind of a verified community: 1 is ambassador, 2 is official (spec 1 §2). */
export const VerificationKind = t.union([t.literal('ambassador'), t.literal('official')], 'VerificationKind')

/**
 * An action on a whole group. Each action names its target state, so an action may be sent again after a lost
 * response.
 */
export const GroupAction = t.union(
  [
    groupAction('leave', { xid: Xid }),
    /** Makes the successor the owner; the previous owner leaves (spec 1 §7: `leave` with a successor; JOIN-7). */
    groupAction('handOver', { xid: Xid, successor: Xid }),
    groupAction('dissolve', {}),
    groupAction('setStaff', { promoted: people, demoted: people }),
    groupAction('invite', { xids: people }),
    groupAction('remove', { xid: Xid }),
    groupAction('verify', { verifiedAs: VerificationKind, projectName: t.string, twitterUrl: t.string }),
    /** Applies for a project to use its own currency in the group. `supply`: an amount in digits. */
    groupAction('applyProject', {
      projectName: t.string,
      twitterUrl: t.string,
      currencyName: t.string,
      chainId: t.number,
      address: t.string,
      supply: Decimal,
    }),
    groupAction('configureCurrency', { giftEnabled: t.boolean, bubbleEnabled: t.boolean, rewards: Decimal }),
  ],
  'Deed',
)
export type GroupAction = t.TypeOf<typeof GroupAction>
