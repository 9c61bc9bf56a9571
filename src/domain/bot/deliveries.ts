import * as t from 'io-ts'
import { Instant } from '../kernel/instant'
import { query } from '../query'

/** What came of a command that went to a bot's callback; `none` while that is not known, or was not kept. */
export const DeliveryOutcome = t.keyof(
  {
    answered: null,
    silent: null,
    refused: null,
    unfit: null,
    late: null,
    unreachable: null,
    forbidden: null,
    large: null,
    gone: null,
    none: null,
  },
  'DeliveryOutcome',
)
export type DeliveryOutcome = t.TypeOf<typeof DeliveryOutcome>

/**
 * A command on its way to a bot, as its owner is told of it. `status` is the one of HTTP, 0 where nobody answered. What
 * was said is no part of it.
 */
export const Delivery = t.strict(
  { id: t.string, command: t.string, at: t.union([Instant, t.null]), outcome: DeliveryOutcome, status: t.number },
  'BotDelivery',
)
export type Delivery = t.TypeOf<typeof Delivery>

/** The newest first, in one page. */
export const deliveriesQuery = query('bot/deliveries', {
  input: t.strict({ botId: t.string }),
  item: Delivery,
  idOf: ({ id }) => id,
})
export const DELIVERIES_AT_MOST = 20
