import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { IdText } from '../codecs/bounded'
import { defineGet } from '../codecs/http-call'
import { toWellFormed } from '../codecs/text'

const Summary = t.type({ meeting_summary: t.string })
/** Reads JSON that may arrive as a string or as an object. */
const read = (u: unknown): unknown => {
  try {
    return typeof u === 'string' ? JSON.parse(u) : u
  } catch {
    return null
  }
}

/** A space's summary: JSON with markdown in `meeting_summary` (spec 3 §3). Any other value means no recap (BI-153). */
const SummaryWire = new t.Type<string | null, unknown, unknown>(
  'SpaceRecap',
  (u): u is string | null => u === null || typeof u === 'string',
  (u) => {
    const summary = Summary.decode(read(u))
    const text = E.isRight(summary) ? toWellFormed(summary.right.meeting_summary) : ''
    return t.success(text.trim() === '' ? null : text)
  },
  (text) => (text === null ? null : { meeting_summary: text }),
)

/** The call `getSpaceRecap` of spec 3 §7, at the path of spec 2 §7. */
export const recapCalls = {
  summary: defineGet('/api/live/space/summary', t.strict({ channel_id: IdText }), () => SummaryWire),
} as const
