import * as E from 'fp-ts/Either'
import { storageCalls } from '../../wire/storage'
import { refuse } from '../reply'
import type { RouteDeps, ToRoute } from './route'

/** Whoever may send files gets what lets them write to the object store. */
export const storageRoutes = (to: ToRoute, { passes }: RouteDeps): void => {
  to.known(storageCalls.ossToken, async (_, { account }) =>
    (account.isVisitor ? refuse('Visitors cannot do this') : E.right(await passes.issue(account.xid))))
}
