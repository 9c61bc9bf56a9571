import { makeSlowMode } from '../../../src/adapters/rest/slow-mode'
import { SQUARE } from '../support/seeded-ids'
import type { CallRow } from '../support/call-row'

const source = 'ours: not printed'

export const slowModeRows: readonly CallRow[] = [
  {
    proves: 'R4-006',
    source,
    request: { method: 'GET', path: '/api/groupchat/slow_mode', query: { gid: '10000001' }, token: true },
    answer: { seconds: 30, wait_ms: 12_000 },
    asks: ({ rest }) => makeSlowMode(rest).of(SQUARE),
    reads: { seconds: 30, waitMs: 12_000 },
    given: { seconds: 0, wait_ms: 0 },
  },
  {
    proves: 'R4-006',
    source,
    request: {
      method: 'POST',
      path: '/api/groupchat/set_slow_mode',
      body: { gid: '10000001', seconds: 30 },
      token: true,
    },
    answer: {},
    asks: ({ rest }) => makeSlowMode(rest).set(SQUARE, 30),
    inTown: () => ({ as: 'super@loop.example' }),
  },
]
