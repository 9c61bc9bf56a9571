import * as E from 'fp-ts/Either'
import { Secret } from '../../../application/ports/vault'
import { accountCalls } from '../../wire/calls'
import type { SignedInAs } from '../../wire/session'
import { anyReply, replyFrom } from '../reply'
import type { WorldOutput } from '../world/output'
import { profileOf } from '../world/views'
import type { RouteDeps, ToRoute } from './route'

const signedIn = (output: WorldOutput): SignedInAs | null => output.type !== 'SignedInAs' ? null
  : { xid: output.account.xid, uid: output.account.uid, token: new Secret(output.token) }

export const accountRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  to.open(accountCalls.visitorLogin, ({ device_id }) => replyFrom(host.commit(({ at, id, draw }) =>
    ({ type: 'VisitorCame', at, deviceId: device_id, token: id(), draw: draw() })), signedIn))

  to.open(accountCalls.sendEmailLoginCode, ({ email }) => anyReply(host.commit(({ at, code }) =>
    ({ type: 'CodeAsked', at, email, code: code() }))))

  to.open(accountCalls.emailCodeLogin, ({ email, security_code }) => replyFrom(host.commit(({ at, id, draw }) =>
    ({ type: 'CodeEntered', at, email, code: security_code, token: id(), draw: draw() })), signedIn))

  to.known(accountCalls.logout, (_, { token }) => anyReply(host.commit(({ at }) => ({ type: 'SignedOut', at, token }))))
  to.known(accountCalls.getProfile, (_, { account }) => E.right(profileOf(account)))
}
