import * as E from 'fp-ts/Either'
import type { Xid } from '../../../domain/kernel/ids'
import { asList } from '../../wire/codecs/list'
import { signInCalls } from '../../wire/calls/sign-in-calls'
import { simulatorCalls, X_CALLBACK_PATH, X_PAGE_PATH } from '../../wire/calls/simulator-calls'
import { emptyReply, refuseWith, replyFromOutputs } from '../response'
import { X_ACCOUNTS } from '../state/seed/x-accounts'
import { signedInReply } from './account-routes'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'

const pathTo = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`

const xRoutes = (to: RouteBuilder, { host, inbox }: RouteDeps): void => {
  const address = (xid: Xid | null) =>
    !inbox
      ? refuseWith('X is not connected here')
      : replyFromOutputs(
          host.commit(({ at, id }) => ({ type: 'XAsked', at, state: id(), xid })),
          (output) => (output.type === 'XWaits' ? { auth_url: pathTo(X_PAGE_PATH, { state: output.state }) } : null),
        )

  to.public(signInCalls.xLogin, () => address(null))
  to.authenticated(signInCalls.xOauthUrl, (_, { account }) => address(account.xid))
  to.public(signInCalls.xLoginPost, ({ code, state }) =>
    replyFromOutputs(
      host.commit(({ at, id, draw }) => ({ type: 'XReturned', at, code, state, token: id(), draw: draw() })),
      signedInReply,
    ),
  )
  to.authenticated(signInCalls.xBind, ({ code, state }, { account }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'XBound', at, code, state, xid: account.xid }))),
  )
}

/** The routes of the simulated X pages. */
const xPageRoutes = (to: RouteBuilder, { host }: RouteDeps): void => {
  to.public(simulatorCalls.xAccounts, () => E.right({ list: asList(X_ACCOUNTS) }))
  to.public(simulatorCalls.xAnswer, ({ state, handle }) =>
    handle === undefined
      ? E.right({ back: pathTo(X_CALLBACK_PATH, { error: 'access_denied', state }) })
      : replyFromOutputs(
          host.commit(({ at, id }) => ({ type: 'XAuthorized', at, state, handle, code: id() })),
          (output) =>
            output.type === 'XGave' ? { back: pathTo(X_CALLBACK_PATH, { code: output.code, state }) } : null,
        ),
  )
}

export const server: ServerFeature = {
  routes: (to, deps) => {
    xRoutes(to, deps)
    if (deps.inbox) xPageRoutes(to, deps)
  },
}
