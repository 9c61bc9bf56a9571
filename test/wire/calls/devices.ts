import { makeDevices } from '../../../src/adapters/rest/sign-in/devices'
import { noonPlus } from '../../support/builders/instant'
import { right } from '../../adapters/support/client'
import type { CallRow } from '../support/call-row'

const source = 'ours: not printed'
const at = noonPlus(0)

export const devicesRows: readonly CallRow[] = [
  {
    proves: 'R4-201',
    source,
    request: { method: 'GET', path: '/api/account/sessions', token: true },
    answer: {
      list: [
        { id: 'd1', device: 'Chrome, Windows', language: 'en', signed_in_at: at, last_seen_at: at, is_current: 1 },
        { id: 'd2', device: 'Safari, iOS', language: '', signed_in_at: null, last_seen_at: at, is_current: 0 },
      ],
      total: 2,
    },
    asks: ({ rest }) => makeDevices(rest).sessions(),
    reads: [{ id: 'd1', device: 'Chrome, Windows', language: 'en', signedInAt: at, seenAt: at, isCurrent: true }],
    given: { list: [{ is_current: 1 }], total: 1 },
  },
  {
    proves: 'R4-202',
    source,
    request: { method: 'POST', path: '/api/account/sessions/end', body: { id: 'd2' }, token: true },
    answer: {},
    asks: ({ rest }) => makeDevices(rest).end('d2'),
    inTown: async (town) => {
      const { client } = await town.newSession('ada@loop.example')
      const [other] = await right(makeDevices(client.rest).sessions())
      return { cast: { d2: other?.id ?? '' } }
    },
  },
  {
    proves: 'R4-204',
    source,
    request: { method: 'POST', path: '/api/account/sessions/end_others', body: {}, token: true },
    answer: {},
    asks: ({ rest }) => makeDevices(rest).endOthers(),
  },
]
