import { defaultPushChoices } from '../../../src/domain/push'
import { makePush } from '../../../src/adapters/rest/account/push'
import { pushCalls } from '../../../src/adapters/wire/calls/account/push-calls'
import { right } from '../../adapters/support/client'
import { KEYS } from '../../support/push/fake-push-service'
import type { CallRow } from '../support/call-row'

const source = 'ours: not printed'
const choices = {
  calls: 1,
  rooms: 1,
  group_rooms: 0,
  mentions: 1,
  directs: 1,
  shows_texts: 0,
  quiet: 0,
  quiet_from: 1320,
  quiet_until: 420,
  rings_in_quiet: 0,
  time_zone: 'UTC',
}
const target = { endpoint: 'https://push.example/1', p256dh: 'BA', auth: 'AA' }
const renewal = {
  endpoint: 'https://push.example/2',
  p256dh: 'BB',
  auth: 'BB',
  old_endpoint: target.endpoint,
  old_auth: target.auth,
}

export const pushRows: readonly CallRow[] = [
  {
    proves: 'R4-113',
    source,
    request: { method: 'GET', path: '/api/account/push', token: true },
    answer: { public_key: KEYS.publicKey, is_on: 0, choices },
    asks: ({ rest }) => makePush(rest).read(),
    reads: { publicKey: KEYS.publicKey, isOn: false, choices: defaultPushChoices },
    given: { public_key: KEYS.publicKey, is_on: 0, choices },
  },
  {
    proves: 'R4-113',
    source,
    request: { method: 'POST', path: '/api/account/push/subscribe', body: target, token: true },
    answer: {},
    asks: ({ rest }) => makePush(rest).subscribe(target),
  },
  {
    proves: 'R4-113',
    source,
    request: { method: 'POST', path: '/api/account/push/unsubscribe', body: {}, token: true },
    answer: {},
    asks: ({ rest }) => makePush(rest).unsubscribe(),
  },
  {
    proves: 'R4-114',
    source,
    request: { method: 'POST', path: '/api/account/push/choices', body: choices, token: true },
    answer: {},
    asks: ({ rest }) => makePush(rest).choose(defaultPushChoices),
  },
  {
    proves: 'R4-113',
    source,
    request: { method: 'POST', path: '/api/push/renew', body: renewal, token: true },
    answer: {},
    // The service worker sends it.
    asks: ({ rest }) => rest.call(pushCalls.renew, renewal),
    reads: {},
    inTown: async (town) => {
      await right(makePush((await town.as('ada@loop.example')).client.rest).subscribe(target))
      return { as: null }
    },
  },
]
