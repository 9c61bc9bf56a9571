import * as E from 'fp-ts/Either'
import { allOf } from '../../wire/list'
import { surroundingCalls } from '../../wire/calls'
import { activity, balancesOf } from '../world/people/holdings'
import { isWorkDue } from '../world/ledger/chain-work'
import type { RouteDeps, ToRoute } from './route'

export const surroundingRoutes = (to: ToRoute, { host }: Pick<RouteDeps, 'host'>): void => {
  to.known(surroundingCalls.balance, (_, { account }) => {
    const { xid } = account
    if (isWorkDue(host.world(), xid, host.now())) host.commit(({ at }) => ({ type: 'ChainAdvanced', at, xid }))
    return E.right(allOf(balancesOf(host.world(), xid)))
  })
  to.known(surroundingCalls.activityConfig, () => E.right(activity))
}
