import { MOST_OWNED, type DeletionPlan, type Remainder } from '../../../../../domain/account-deletion'
import { sumOf } from '../../../../../domain/kernel/decimal'
import { isGreater } from '../../../../../domain/kernel/decimal-math'
import type { Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { drop, emptyTable, entriesOf, put, type Table } from '../../../../../domain/kernel/table'
import { CURRENCIES, NOTHING } from '../../ledger/currencies'
import { balanceOf, personOf, stakedOf } from '../../ledger/ledger'
import { pendingOf } from '../../ledger/withdrawals'
import type { Community, ServerState } from '../../server-state'
import { featureSlice } from '../state-feature'

export interface OwnPicture {
  readonly owner: Xid
  readonly url: string
}

interface Deletions {
  /** When each account is deleted whose member asked for it, keyed by xid. */
  readonly planned: Table<Instant>
  /** The pictures of deleted accounts and the files of deleted recordings, which the object store deletes. */
  readonly pictures: readonly OwnPicture[]
}

export const deletionsSlice = featureSlice<Deletions>('account-deletion', () => ({
  planned: emptyTable(),
  pictures: [],
}))

/** Marks files for deletion. The object store deletes them, also after a restart. */
export const withErased = (world: ServerState, files: readonly OwnPicture[]): ServerState => {
  const state = deletionsSlice.of(world)
  return files.length === 0 ? world : deletionsSlice.put(world, { ...state, pictures: [...state.pictures, ...files] })
}

export const deletionDueAt = (world: ServerState, xid: Xid): Instant | null =>
  deletionsSlice.of(world).planned[xid] ?? null

export const withDeletionAt = (world: ServerState, xid: Xid, at: Instant | null): ServerState => {
  const state = deletionsSlice.of(world)
  return deletionsSlice.put(world, {
    ...state,
    planned: at === null ? drop(state.planned, xid) : put(state.planned, xid, at),
  })
}

/** The planned deletions, the next one first. */
export const plannedDeletions = (world: ServerState): readonly (readonly [xid: string, at: Instant])[] =>
  entriesOf(deletionsSlice.of(world).planned).toSorted(([, a], [, b]) => a - b)

export const ownedBy = (world: ServerState, xid: Xid): readonly Community[] =>
  entriesOf(world.communities).flatMap(([, community]) => (community.ownerXid === xid ? [community] : []))

/** The amounts of the account: free, staked and in pending withdrawals. */
export const remaindersOf = ({ ledger }: ServerState, xid: Xid): readonly Remainder[] =>
  CURRENCIES.flatMap(({ id, name }) => {
    const amount = sumOf([personOf, stakedOf, pendingOf].map((holder) => balanceOf(ledger, holder(xid), id)))
    return isGreater(amount, NOTHING) ? [{ currency: name, amount }] : []
  })

export const deletionPlanOf = (world: ServerState, xid: Xid): DeletionPlan => ({
  dueAt: deletionDueAt(world, xid),
  groups: ownedBy(world, xid)
    .slice(0, MOST_OWNED)
    .map(({ gid, name }) => ({ gid, name })),
  remainders: remaindersOf(world, xid),
})
