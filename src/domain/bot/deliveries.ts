import * as t from 'io-ts'
import { Instant } from '../kernel/instant'
import { query } from '../query'

/** The result of a command that was sent to a bot's webhook. `none`: the result is not known yet, or was not kept. */
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
 * A command that was sent to the webhook, as the bot's owner sees it: without the content. `status`: the HTTP status;
 * 0 without a response.
 */
export const Delivery = t.strict(
  { id: t.string, command: t.string, at: t.union([Instant, t.null]), outcome: DeliveryOutcome, status: t.number },
  'BotDelivery',
)
export type Delivery = t.TypeOf<typeof Delivery>

/** The deliveries of a bot, newest first, in one page. */
export const deliveriesQuery = query('bot/deliveries', {
  input: t.strict({ botId: t.string }),
  item: Delivery,
  idOf: ({ id }) => id,
})
export const DELIVERIES_AT_MOST = 20
