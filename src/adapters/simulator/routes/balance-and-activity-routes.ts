import * as E from 'fp-ts/Either'
import { asList } from '../../wire/codecs/list'
import { balanceAndActivityCalls } from '../../wire/calls/group-calls'
import { activity, balancesOf } from '../state/users/balances'
import { isWorkDue } from '../state/ledger/advance-chain'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'

const routes = (to: RouteBuilder, { host }: Pick<RouteDeps, 'host'>): void => {
  to.authenticated(balanceAndActivityCalls.balance, (_, { account }) => {
    const { xid } = account
    if (isWorkDue(host.world(), xid, host.now())) host.commit(({ at }) => ({ type: 'ChainAdvanced', at, xid }))
    return E.right(asList(balancesOf(host.world(), xid)))
  })
  to.authenticated(balanceAndActivityCalls.activityConfig, () => E.right(activity))
}

export const server: ServerFeature = { routes }
