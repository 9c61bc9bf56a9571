import { accountDeletionCalls } from '../../../src/adapters/wire/calls/account/account-deletion-calls'
import { makeAccountDeletion } from '../../../src/adapters/rest/account/account-deletion'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { right } from '../../adapters/support/client'
import { noonPlus } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { OURS } from '../support/seeded-ids'
import type { CallRow } from '../support/call-row'

const source = 'ours: not printed'
const at = noonPlus(0)

export const accountDeletionRows: readonly CallRow[] = [
  {
    proves: 'R4-608',
    source,
    request: { method: 'GET', path: '/api/account/deletion', token: true },
    answer: {
      due_at: at,
      groups: [{ gid: OURS, name: 'Tea' }],
      remainders: [{ currency: 'LOOP', amount: '12.5' }],
    },
    asks: ({ rest }) => makeAccountDeletion(rest).plan(),
    reads: {
      dueAt: at,
      groups: [{ gid: OURS, name: 'Tea' }],
      remainders: [{ currency: 'LOOP', amount: made(Decimal, '12.5') }],
    },
    given: { due_at: null, groups: [{ gid: OURS }] },
  },
  {
    proves: 'R4-607',
    source,
    request: {
      method: 'POST',
      path: '/api/account/deletion/request',
      body: {
        remainders: [
          { currency: 'first', amount: '12.5' },
          { currency: 'second', amount: '7' },
        ],
      },
      token: true,
    },
    answer: { due_at: at },
    asks: ({ rest }) =>
      makeAccountDeletion(rest).request([
        { currency: 'first', amount: made(Decimal, '12.5') },
        { currency: 'second', amount: made(Decimal, '7') },
      ]),
    reads: at,
    inTown: async (town) => {
      const { client } = await town.as('new.person@loop.example')
      const [one, two] = (await right(client.rest.call(accountDeletionCalls.plan, {}))).remainders
      const cast = {
        first: one?.currency ?? '',
        '12.5': one?.amount ?? '',
        second: two?.currency ?? '',
        '7': two?.amount ?? '',
      }
      return { as: 'new.person@loop.example', cast }
    },
  },
  {
    proves: 'R4-607',
    source,
    request: { method: 'POST', path: '/api/account/deletion/keep', body: {}, token: true },
    answer: {},
    asks: ({ rest }) => makeAccountDeletion(rest).keep(),
  },
]
