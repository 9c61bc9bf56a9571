import * as E from 'fp-ts/Either'
import { allOf } from '../../wire/list'
import { surroundingCalls } from '../../wire/calls'
import { activity, balancesOf } from '../world/holdings'
import type { ToRoute } from './route'

export const surroundingRoutes = (to: ToRoute): void => {
  to.known(surroundingCalls.balance, (_, { account }) => E.right(allOf(balancesOf(account))))
  to.known(surroundingCalls.activityConfig, () => E.right(activity))
}
