import * as E from 'fp-ts/Either'
import { allOf } from '../../wire/list'
import { surroundingCalls } from '../../wire/calls'
import { activity, balancesOf } from '../world/holdings'
import type { RouteDeps, ToRoute } from './route'

export const surroundingRoutes = (to: ToRoute, { host }: Pick<RouteDeps, 'host'>): void => {
  to.known(surroundingCalls.balance, (_, { account }) => E.right(allOf(balancesOf(host.world(), account.xid))))
  to.known(surroundingCalls.activityConfig, () => E.right(activity))
}
