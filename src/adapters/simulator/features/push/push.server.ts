import * as E from 'fp-ts/Either'
import { isTimeZone } from '../../../../domain/push'
import { choicesFromFields, pushCalls } from '../../../wire/calls/account/push-calls'
import type { PushClient } from '../../push-client'
import { emptyReply, refuseWith, visitorsRefused } from '../../response'
import type { StateHost } from '../../state-host'
import type { PushInput } from '../../state/features/push/feature'
import { pushChoicesOf, pushKeys, subscriptionsOf } from '../../state/features/push/subscriptions'
import { schedulePushes } from './push.schedule'
import { commitInput, type ServerFeature } from '../server-feature'

const NO_PUSHES = refuseWith('This server sends no notifications')
const NOT_ACCEPTED = refuseWith('Notifications to this browser are not possible')

/** The key pair is stored as other secrets of the server are. */
const makeKeysOnce = (host: StateHost, push: PushClient): void => {
  if (pushKeys(host.world()) === null)
    commitInput(host, ({ at }): PushInput => ({ type: 'push/KeysMade', at, ...push.makeKeys() }))
}

/** Members subscribe a browser to pushes, and choose the kinds. */
export const server: ServerFeature = {
  routes: (to, { host, push }) => {
    to.authenticated(pushCalls.read, (_, { token, account: { xid, isVisitor } }) => {
      if (isVisitor) return visitorsRefused
      if (push !== undefined) makeKeysOnce(host, push)
      const world = host.world()
      return E.right({
        public_key: push === undefined ? '' : (pushKeys(world)?.publicKey ?? ''),
        is_on: subscriptionsOf(world, xid).some((one) => one.token === token),
        choices: pushChoicesOf(world, xid),
      })
    })
    to.authenticated(pushCalls.subscribe, (target, { token, account: { xid, isVisitor } }) => {
      if (isVisitor) return visitorsRefused
      if (push === undefined) return NO_PUSHES
      if (!push.accepts(target)) return NOT_ACCEPTED
      makeKeysOnce(host, push)
      return emptyReply(
        commitInput(host, ({ at }): PushInput => ({ type: 'push/Subscribed', at, xid, token, ...target })),
      )
    })
    to.authenticated(pushCalls.unsubscribe, (_, { token, account: { isVisitor } }) =>
      isVisitor
        ? visitorsRefused
        : emptyReply(commitInput(host, ({ at }): PushInput => ({ type: 'push/Unsubscribed', at, token }))),
    )
    to.authenticated(pushCalls.choose, (fields, { account: { xid, isVisitor } }) => {
      if (isVisitor) return visitorsRefused
      const choices = choicesFromFields(fields)
      if (!isTimeZone(choices.timeZone)) return refuseWith('This time zone is not known')
      return emptyReply(commitInput(host, ({ at }): PushInput => ({ type: 'push/Chosen', at, xid, choices })))
    })
    to.public(pushCalls.renew, ({ old_endpoint: oldEndpoint, old_auth: oldAuth, ...target }) => {
      if (push === undefined) return NO_PUSHES
      if (!push.accepts(target)) return NOT_ACCEPTED
      return emptyReply(
        commitInput(host, ({ at }): PushInput => ({ type: 'push/Renewed', at, oldEndpoint, oldAuth, ...target })),
      )
    })
  },
  live: schedulePushes,
}
