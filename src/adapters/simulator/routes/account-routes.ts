import { Secret } from '../../../application/ports/browser/vault'
import { accountCalls } from '../../wire/calls/account-calls'
import type { SignedInAs } from '../../wire/entities/session'
import { emptyReply, replyFromOutputs } from '../response'
import type { ServerOutput } from '../state/output'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'
import { RULES_NOW } from '../state/rules'

export const signedInReply = (output: ServerOutput): SignedInAs | null =>
  output.type !== 'SignedInAs'
    ? null
    : {
        xid: output.account.xid,
        uid: output.account.uid,
        token: new Secret(output.token),
        inviterExists: output.inviterExists,
        partnerId: output.partnerId,
      }

const routes = (to: RouteBuilder, { host }: RouteDeps): void => {
  to.public(accountCalls.visitorLogin, ({ device_id }, { source }) =>
    replyFromOutputs(
      host.commit(({ at, id, draw }) => ({
        type: 'VisitorCame',
        at,
        deviceId: device_id,
        token: id(),
        draw: draw(),
        source,
      })),
      signedInReply,
    ),
  )

  to.public(accountCalls.sendEmailLoginCode, ({ email }, { source }) =>
    emptyReply(host.commit(({ at, code }) => ({ type: 'CodeAsked', at, email, code: code(), source }))),
  )

  to.public(accountCalls.emailCodeLogin, ({ email, security_code }, { source }) =>
    replyFromOutputs(
      host.commit(({ at, id, draw }) => ({
        type: 'CodeEntered',
        at,
        email,
        code: security_code,
        source,
        token: id(),
        draw: draw(),
        rules: RULES_NOW,
      })),
      signedInReply,
    ),
  )

  to.public(accountCalls.partnerToken, ({ access_token }) =>
    replyFromOutputs(
      host.commit(({ at, id, draw }) => ({
        type: 'PartnerTokenBrought',
        at,
        accessToken: access_token,
        token: id(),
        draw: draw(),
      })),
      signedInReply,
    ),
  )

  to.authenticated(accountCalls.userInvite, ({ code }, { account: { xid } }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'InviteGiven', at, xid, code }))),
  )
  to.authenticated(accountCalls.logout, (_, { token }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'SignedOut', at, token }))),
  )
}

export const server: ServerFeature = { routes }
