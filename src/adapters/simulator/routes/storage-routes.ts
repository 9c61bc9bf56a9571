import * as E from 'fp-ts/Either'
import { storageCalls } from '../../wire/entities/storage'
import { visitorsRefused } from '../response'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'

/** Issues object-store credentials to members. Visitors may not send files. */
const routes = (to: RouteBuilder, { passes }: RouteDeps): void => {
  to.authenticated(storageCalls.ossToken, async (_, { account }) =>
    account.isVisitor ? visitorsRefused : E.right(await passes.issue(account.xid)),
  )
}

export const server: ServerFeature = { routes }
