import * as t from 'io-ts'
import { systemEvent, SYSTEM_EVENTS, type SystemEvent } from '../../../domain/chat'
import { Amount } from '../codecs/amount-codec'
import { cleanName } from '../codecs/clean-name'
import { CountField, nullIfInvalid, RawName } from '../codecs/fields'
import { decodeOrNull } from './content-fields'

/** This product's own field. The specs print system lines as texts, which have one language for all readers. */
const EventFields = t.type({
  code: t.keyof(SYSTEM_EVENTS),
  name: RawName,
  amount: nullIfInvalid(Amount),
  currency: RawName,
  count: CountField,
})

/** The event; `null` for an older server's text alone, and for the event of a newer server. */
export const parseSystemEvent = (u: unknown): SystemEvent | null => {
  const event = decodeOrNull(EventFields, u)
  return (
    event &&
    systemEvent(event.code, {
      name: cleanName(event.name, ''),
      amount: event.amount,
      currency: cleanName(event.currency, ''),
      count: event.count,
    })
  )
}
