import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { Xid } from '../../../domain/kernel/ids'
import { RecapFigures, type CrowdPoint, type Quote, type Voice } from '../../../domain/recap'
import { IdText } from '../codecs/bounded'
import { defineGet } from '../codecs/http-call'
import { cleanName } from '../codecs/clean-name'
import {
  CountField,
  FlagField,
  ImageUrl,
  JsonBody,
  Milliseconds,
  OptionalCount,
  RawName,
  recordCodec,
} from '../codecs/fields'
import { asList, toListPage } from '../codecs/list'
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

/** The recap omits people beyond this number. */
const VOICES = 300

const VoiceWire = recordCodec(
  'RecapVoice',
  (u): u is Voice => RecapFigures.type.props.voices.is([u]),
  t.type({ xid: Xid, username: RawName, head: ImageUrl, host: FlagField, seconds: CountField }),
  ({ xid, username, head, host, seconds }): Voice => ({
    xid,
    name: cleanName(username, xid),
    avatar: head,
    isHost: host,
    seconds,
  }),
  ({ xid, name, avatar, isHost, seconds }) => ({ xid, username: name, head: avatar, host: isHost, seconds }),
)

/** The wire drops further points and quotes. */
const POINTS = 100
const QUOTES = 10

const PointWire = recordCodec(
  'CrowdPoint',
  (u): u is CrowdPoint => RecapFigures.type.props.curve.is([u]),
  t.type({ at: Milliseconds, people: CountField }),
  ({ at, people }): CrowdPoint | null => (at === null ? null : { at, people }),
  (point) => point,
)

const QuoteWire = recordCodec(
  'RecapQuote',
  (u): u is Quote => RecapFigures.type.props.quotes.is([u]),
  t.type({ xid: Xid, username: RawName, head: ImageUrl, spoken: FlagField, text: JsonBody, reactions: CountField }),
  ({ xid, username, head, spoken, text, reactions }): Quote => ({
    xid,
    name: cleanName(username, xid),
    avatar: head,
    kind: spoken ? 'caption' : 'comment',
    text,
    reactions,
  }),
  ({ xid, name, avatar, kind, text, reactions }) => ({
    xid,
    username: name,
    head: avatar,
    spoken: kind === 'caption',
    text,
    reactions,
  }),
)

/** The public figures of a space, a call that the simulator adds. */
const FiguresWire = recordCodec(
  'RecapFigures',
  RecapFigures.is,
  t.type({
    peak: OptionalCount,
    total: CountField,
    comments: CountField,
    duration: CountField,
    ended_at: Milliseconds,
    voices: toListPage(VoiceWire, VOICES),
    curve: toListPage(PointWire, POINTS),
    quotes: toListPage(QuoteWire, QUOTES),
  }),
  ({ ended_at: endedAt, voices, curve, quotes, ...figures }): RecapFigures => ({
    ...figures,
    endedAt,
    voices: voices.items,
    curve: curve.items,
    quotes: quotes.items,
  }),
  ({ endedAt, voices, curve, quotes, ...figures }) => ({
    ...figures,
    ended_at: endedAt,
    voices: asList(voices),
    curve: asList(curve),
    quotes: asList(quotes),
  }),
)

/** The call `getSpaceRecap` of spec 3 §7, at the path of spec 2 §7. */
export const recapCalls = {
  summary: defineGet('/api/live/space/summary', t.strict({ channel_id: IdText }), () => SummaryWire),
  figures: defineGet('/api/live/space/recap_figures', t.strict({ channel_id: IdText }), () => FiguresWire),
} as const
