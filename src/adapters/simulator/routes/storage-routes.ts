import * as E from 'fp-ts/Either'
import { storageCalls } from '../../wire/entities/storage'
import { refuseWith } from '../response'
import type { RouteDeps, RouteBuilder } from './route-builder'

/** Issues object-store credentials to members. Visitors may not send files. */
export const storageRoutes = (to: RouteBuilder, { passes }: RouteDeps): void => {
  to.authenticated(storageCalls.ossToken, async (_, { account }) =>
    account.isVisitor ? refuseWith('Visitors cannot do this') : E.right(await passes.issue(account.xid)),
  )
}
