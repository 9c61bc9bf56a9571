import * as E from 'fp-ts/Either'
import type { Xid } from '../../../domain/kernel/ids'
import { allOf } from '../../wire/list'
import { signInCalls } from '../../wire/sign-in-calls'
import { simulatorCalls, X_CALLBACK_PATH, X_PAGE_PATH } from '../../wire/simulator-calls'
import { anyReply, refuse, replyFrom } from '../reply'
import { X_ACCOUNTS } from '../world/seed/x-accounts'
import { signedIn } from './account-routes'
import type { RouteDeps, ToRoute } from './route'

const pathTo = (path: string, query: Readonly<Record<string, string>>): string => `${path}?${new URLSearchParams(query).toString()}`

export const xRoutes = (to: ToRoute, { host, inbox }: RouteDeps): void => {
  const address = (xid: Xid | null) => !inbox ? refuse('X is not connected here')
    : replyFrom(host.commit(({ at, id }) => ({ type: 'XAsked', at, state: id(), xid })), (output) =>
      output.type === 'XWaits' ? { auth_url: pathTo(X_PAGE_PATH, { state: output.state }) } : null)

  to.open(signInCalls.xLogin, () => address(null))
  to.known(signInCalls.xOauthUrl, (_, { account }) => address(account.xid))
  to.open(signInCalls.xLoginPost, ({ code, state }) => replyFrom(host.commit(({ at, id, draw }) =>
    ({ type: 'XReturned', at, code, state, token: id(), draw: draw() })), signedIn))
  to.known(signInCalls.xBind, ({ code, state }, { account }) => anyReply(host.commit(({ at }) =>
    ({ type: 'XBound', at, code, state, xid: account.xid }))))
}

/** X's own page. */
export const xPageRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  to.open(simulatorCalls.xAccounts, () => E.right({ list: allOf(X_ACCOUNTS) }))
  to.open(simulatorCalls.xAnswer, ({ state, handle }) => handle === undefined
    ? E.right({ back: pathTo(X_CALLBACK_PATH, { error: 'access_denied', state }) })
    : replyFrom(host.commit(({ at, id }) => ({ type: 'XAuthorized', at, state, handle, code: id() })), (output) =>
      output.type === 'XGave' ? { back: pathTo(X_CALLBACK_PATH, { code: output.code, state }) } : null))
}
