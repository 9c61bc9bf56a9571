import { Secret } from '../../../application/ports/vault'
import { accountCalls } from '../../wire/account-calls'
import type { SignedInAs } from '../../wire/session'
import { anyReply, replyFrom } from '../reply'
import type { WorldOutput } from '../world/output'
import type { RouteDeps, ToRoute } from './route'

export const signedIn = (output: WorldOutput): SignedInAs | null => output.type !== 'SignedInAs' ? null : {
  xid: output.account.xid, uid: output.account.uid, token: new Secret(output.token),
  inviterExists: output.inviterExists, partnerId: output.partnerId,
}

export const accountRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  to.open(accountCalls.visitorLogin, ({ device_id }) => replyFrom(host.commit(({ at, id, draw }) =>
    ({ type: 'VisitorCame', at, deviceId: device_id, token: id(), draw: draw() })), signedIn))

  to.open(accountCalls.sendEmailLoginCode, ({ email }) => anyReply(host.commit(({ at, code }) =>
    ({ type: 'CodeAsked', at, email, code: code() }))))

  to.open(accountCalls.emailCodeLogin, ({ email, security_code }) => replyFrom(host.commit(({ at, id, draw }) =>
    ({ type: 'CodeEntered', at, email, code: security_code, token: id(), draw: draw() })), signedIn))

  to.open(accountCalls.partnerToken, ({ access_token }) => replyFrom(host.commit(({ at, id, draw }) =>
    ({ type: 'PartnerTokenBrought', at, accessToken: access_token, token: id(), draw: draw() })), signedIn))

  to.known(accountCalls.userInvite, ({ code }, { account: { xid } }) =>
    anyReply(host.commit(({ at }) => ({ type: 'InviteGiven', at, xid, code }))))
  to.known(accountCalls.logout, (_, { token }) => anyReply(host.commit(({ at }) => ({ type: 'SignedOut', at, token }))))
}
