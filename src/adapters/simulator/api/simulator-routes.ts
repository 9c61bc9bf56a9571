import * as E from 'fp-ts/Either'
import { simulatorCalls } from '../../wire/simulator-calls'
import { allOf } from '../../wire/list'
import { anyReply, refuse, replyFrom } from '../reply'
import { emailKey } from '../world/people/accounts'
import type { RouteDeps, ToRoute } from './route'

/** Stands in for the mail program of whoever signs in. */
export const inboxRoute = (to: ToRoute, { host }: RouteDeps): void => {
  to.open(simulatorCalls.inbox, ({ email }) => {
    const sent = host.world().codes[emailKey(email)]
    return E.right({ list: allOf(sent === undefined ? [] : [{ email: emailKey(email), code: sent.code, time: sent.at }]) })
  })
}

/** What only a simulator can do; these routes are there in testing mode alone. */
export const leverRoutes = (to: ToRoute, { host, people, passes, cspReports }: RouteDeps): void => {
  to.open(simulatorCalls.cspReports, () => E.right(cspReports()))
  to.open(simulatorCalls.pace, ({ pace }) => {
    people.setPace(pace)
    return E.right({})
  })
  to.open(simulatorCalls.expireStorage, () => {
    passes.expireAll()
    return E.right({})
  })
  to.open(simulatorCalls.partnerToken, ({ partner_id, name }) => replyFrom(host.commit(({ at, id }) =>
    ({ type: 'PartnerTokenMade', at, partnerId: partner_id, name, accessToken: id() })), (output) =>
    (output.type === 'PartnerTokenMade' ? { access_token: output.accessToken } : null)))
  to.open(simulatorCalls.kick, ({ email }) => {
    const xid = host.world().byEmail[emailKey(email)]
    if (xid === undefined) return refuse('There is no such account')
    host.kick(xid, null)
    return E.right({})
  })
  to.open(simulatorCalls.expire, ({ email }) => anyReply(host.commit(({ at }) => ({ type: 'SessionsExpired', at, email }))))
}
