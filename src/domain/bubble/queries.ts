import * as t from 'io-ts'
import { Balance } from '../balance'
import { Gid } from '../kernel/ids'
import { query } from '../query'
import { Guest, RainEvent } from './rain-event'

/** The balances that can pay for a rain. The server returns balances per group (spec 1 §7: `balance` takes a gid). */
export const purseQuery = query('bubble/purse', {
  input: t.strict({ gid: Gid }),
  item: Balance,
  idOf: ({ currencyId }) => String(currencyId),
})
/** The number of members with at least that level. */
export const reachQuery = query('bubble/reach', {
  input: t.strict({ gid: Gid, level: t.number }),
  item: t.strict({ count: t.number }),
  idOf: () => 'count',
})
/** Members who may receive an exclusive rain, searched by a part of their name. */
export const guestsQuery = query('bubble/guests', {
  input: t.strict({ gid: Gid, keyword: t.string }),
  item: Guest,
  idOf: ({ xid }) => xid,
})
export const winnersQuery = query('bubble/winners', {
  input: t.strict({ eventId: t.string }),
  item: RainEvent,
  idOf: ({ id }) => id,
})
