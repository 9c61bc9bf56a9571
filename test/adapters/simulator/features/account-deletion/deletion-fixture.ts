import { DELETION_DELAY_MS } from '../../../../../src/domain/account-deletion'
import type { Xid } from '../../../../../src/domain/kernel/ids'
import { addMs } from '../../../../../src/domain/kernel/instant'
import { keysOf } from '../../../../../src/domain/kernel/table'
import { ownedBy, remaindersOf } from '../../../../../src/adapters/simulator/state/features/account-deletion/deletions'
import type { AccountDeletionInput } from '../../../../../src/adapters/simulator/state/features/account-deletion/feature'
import { commitInput } from '../../../../../src/adapters/simulator/features/server-feature'
import type { WireTown } from '../../../../wire/support/simulated-town'

export const plan = { method: 'GET', path: '/api/account/deletion', token: true } as const
export const keep = { method: 'POST', path: '/api/account/deletion/keep', body: {}, token: true } as const
export const requestWith = (remainders: readonly { readonly currency: string; readonly amount: string }[]) =>
  ({ method: 'POST', path: '/api/account/deletion/request', body: { remainders }, token: true }) as const

/** Hands every group of this account over to the first other member, or dissolves it. */
export const handOver = (town: WireTown, xid: Xid): void => {
  for (const { gid, members, aiXids } of ownedBy(town.world(), xid)) {
    const next = keysOf(members).find((one) => one !== xid && !aiXids.some((ai) => ai === one))
    town
      .host()
      .commit(({ at }) =>
        next === undefined
          ? { type: 'GroupDissolved', at, xid, gid }
          : { type: 'GroupLeft', at, xid, gid, successor: next },
      )
  }
}

/** Requests the deletion of an account without groups. */
export const requestDeletion = (town: WireTown, xid: Xid): void => {
  const remainders = remaindersOf(town.world(), xid)
  commitInput(town.host(), ({ at }): AccountDeletionInput => ({
    type: 'account-deletion/Requested',
    at,
    xid,
    remainders,
  }))
}

/** Deletes an account as if its time had come. */
export const deleteNow = (town: WireTown, xid: Xid): void => {
  handOver(town, xid)
  requestDeletion(town, xid)
  commitInput(town.host(), ({ at }): AccountDeletionInput => ({
    type: 'account-deletion/FellDue',
    at: addMs(at, DELETION_DELAY_MS),
    xid,
  }))
}
