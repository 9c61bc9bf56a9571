import * as t from 'io-ts'
import { PushChoices } from '../../../../../domain/push'
import { Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import { doneResult, refusedResult, type StepResult } from '../../output'
import type { ServerState } from '../../server-state'
import { hasEndedSessions } from '../../users/accounts'
import { stateFeature } from '../state-feature'
import {
  pushKeys,
  subscribers,
  subscriptionsOf,
  withoutPushChoices,
  withoutSubscriptions,
  withPushChoices,
  withPushKeys,
  withSubscription,
} from './subscriptions'

const target = { endpoint: t.string, p256dh: t.string, auth: t.string }
const input = <N extends `push/${string}`, P extends t.Props>(type: N, fields: P) =>
  t.strict({ type: t.literal(type), at: Instant, ...fields }, type)

const PushInput = t.union(
  [
    /** The first reader of the public key makes the pair. A later pair is ignored. */
    input('push/KeysMade', { publicKey: t.string, privateKey: t.string }),
    input('push/Subscribed', { xid: Xid, token: t.string, ...target }),
    input('push/Unsubscribed', { token: t.string }),
    /** The browser replaced its endpoint. The old endpoint and its secret prove that the browser sends this. */
    input('push/Renewed', { oldEndpoint: t.string, oldAuth: t.string, ...target }),
    /** The push service says that the endpoint no longer exists. */
    input('push/EndpointGone', { endpoint: t.string }),
    input('push/Chosen', { xid: Xid, choices: PushChoices }),
  ],
  'PushInput',
)
export type PushInput = t.TypeOf<typeof PushInput>

const subscribed = (world: ServerState, made: Extract<PushInput, { type: 'push/Subscribed' }>): StepResult => {
  const { xid, token, endpoint, p256dh, auth } = made
  return world.tokens[token] === xid
    ? doneResult(withSubscription(world, xid, { token, endpoint, p256dh, auth }))
    : refusedResult(world, 'access token invalid')
}

const renewed = (world: ServerState, made: Extract<PushInput, { type: 'push/Renewed' }>): StepResult => {
  for (const owner of subscribers(world)) {
    const known = subscriptionsOf(world, owner).find(
      ({ endpoint, auth }) => endpoint === made.oldEndpoint && auth === made.oldAuth,
    )
    const xid = world.tokens[known?.token ?? '']
    if (known !== undefined && xid !== undefined) {
      const { endpoint, p256dh, auth } = made
      return doneResult(withSubscription(world, xid, { token: known.token, endpoint, p256dh, auth }))
    }
  }
  return refusedResult(world, 'This subscription has ended')
}

/** Members subscribe their browsers to pushes. A subscription ends with its session. */
export const feature = stateFeature(
  PushInput,
  (world, event) => {
    switch (event.type) {
      case 'push/KeysMade':
        return doneResult(
          pushKeys(world) === null
            ? withPushKeys(world, { publicKey: event.publicKey, privateKey: event.privateKey })
            : world,
        )
      case 'push/Subscribed':
        return subscribed(world, event)
      case 'push/Unsubscribed':
        return doneResult(withoutSubscriptions(world, ({ token }) => token !== event.token))
      case 'push/Renewed':
        return renewed(world, event)
      case 'push/EndpointGone':
        return doneResult(withoutSubscriptions(world, ({ endpoint }) => endpoint !== event.endpoint))
      case 'push/Chosen':
        return doneResult(withPushChoices(world, event.xid, event.choices))
    }
  },
  {
    hears: (world, change, outputs) => ({
      world: hasEndedSessions(change, outputs)
        ? withoutSubscriptions(world, ({ token }) => world.tokens[token] !== undefined)
        : world,
      outputs: [],
    }),
    forgets: (world, { xid }) => withoutPushChoices(world, xid),
  },
)
