import * as E from 'fp-ts/Either'
import { asList } from '../../wire/codecs/list'
import { balanceAndActivityCalls } from '../../wire/calls/group-calls'
import { activityFor, balancesOf } from '../state/users/balances'
import { isWorkDue } from '../state/ledger/advance-chain'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'

const routes = (to: RouteBuilder, { host, readers }: Pick<RouteDeps, 'host' | 'readers'>): void => {
  to.authenticated(balanceAndActivityCalls.balance, (_, { account }) => {
    const { xid } = account
    if (isWorkDue(host.world(), xid, host.now())) host.commit(({ at }) => ({ type: 'ChainAdvanced', at, xid }))
    return E.right(asList(balancesOf(host.world(), xid)))
  })
  to.authenticated(balanceAndActivityCalls.activityConfig, (_, { token }) => E.right(activityFor(readers.of(token))))
}

export const server: ServerFeature = { routes }
