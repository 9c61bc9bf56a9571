import * as E from 'fp-ts/Either'
import { simulatorCalls } from '../../wire/calls/simulator-calls'
import { asList } from '../../wire/codecs/list'
import { emptyReply, refuseWith, replyFromOutputs } from '../response'
import { emailKey } from '../state/users/email-codes'
import type { ServerFeature } from '../features/server-feature'
import type { RouteDeps, RouteBuilder } from './route-builder'
import { actOnce } from './simulated-acts'

/** Shows the emails of an address. This route replaces the mail program of the person who signs in. */
const inboxRoute = (to: RouteBuilder, { host }: RouteDeps): void => {
  to.public(simulatorCalls.inbox, ({ email }) => {
    const sent = host.world().codes[emailKey(email)]
    const letters = sent === undefined ? [] : [...(sent.crowd === undefined ? [] : [sent.crowd]), sent]
    return E.right({
      list: asList(
        letters.toSorted((a, b) => b.at - a.at).map(({ code, at }) => ({ email: emailKey(email), code, time: at })),
      ),
    })
  })
}

/** The test controls of the simulator. These routes exist in testing mode only. */
const testControlRoutes = (to: RouteBuilder, { host, people, passes, cspReports }: RouteDeps): void => {
  to.public(simulatorCalls.cspReports, () => E.right(cspReports()))
  to.public(simulatorCalls.pace, ({ pace }) => {
    people.setPace(pace)
    return E.right({})
  })
  to.public(simulatorCalls.expireStorage, () => {
    passes.expireAll()
    return E.right({})
  })
  to.public(simulatorCalls.partnerToken, ({ partner_id, name }) =>
    replyFromOutputs(
      host.commit(({ at, id }) => ({ type: 'PartnerTokenMade', at, partnerId: partner_id, name, accessToken: id() })),
      (output) => (output.type === 'PartnerTokenMade' ? { access_token: output.accessToken } : null),
    ),
  )
  to.public(simulatorCalls.kick, ({ email }) => {
    const xid = host.world().byEmail[emailKey(email)]
    if (xid === undefined) return refuseWith('There is no such account')
    host.kick(xid, null)
    return E.right({})
  })
  to.public(simulatorCalls.expire, ({ email }) =>
    emptyReply(host.commit(({ at }) => ({ type: 'SessionsExpired', at, email }))),
  )
}

export const server: ServerFeature = {
  routes: (to, deps) => {
    if (deps.inbox) {
      inboxRoute(to, deps)
      to.authenticated(simulatorCalls.act, ({ act }, caller) => actOnce(act, deps.host, caller))
    }
    if (deps.mode === 'testing') testControlRoutes(to, deps)
  },
}
