import * as t from 'io-ts'
import { contents, type Quote } from '../../../domain/chat'
import { Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../codecs/clean-name'
import { ImageUrl, Milliseconds, nullIfInvalid, RawName } from '../codecs/fields'
import { bodyOf, contentWire, TYPE } from './body'
import { MentionWire, decodeAll, decodeOrNull, parseCount, parseText } from './content-fields'

const QuoteFields = t.type({
  author: nullIfInvalid(Xid),
  username: RawName,
  body: t.string,
  type: t.string,
  seq: t.unknown,
  index: Milliseconds,
  attachedMedia: nullIfInvalid(t.type({ media: ImageUrl })),
})

/**
 * An invalid quote becomes `null`; the reply itself remains valid (BI-040). The client never parses the quoted text
 * again (BI-041).
 */
const readQuote = (u: unknown): Quote | null => {
  const fields = decodeOrNull(QuoteFields, t.UnknownRecord.is(u) ? { type: 'text', ...u } : u)
  if (fields === null) return null
  const seq = parseCount(fields.seq)
  return {
    seq: seq === 0 ? null : seq,
    at: fields.index,
    xid: fields.author,
    name: cleanName(fields.username, fields.author ?? '?'),
    of: fields.type,
    text: parseText(fields.body),
    media: fields.attachedMedia?.media ?? null,
  }
}

/**
 * The text reply body of spec 1 §3. This product adds the seq of the quoted message to the body, because a time does
 * not identify a message.
 */
const quoteOut = ({ seq, at, xid, name, of, text, media }: Quote) => ({
  author: xid,
  username: name,
  body: text,
  index: at,
  type: of,
  ...(seq === null ? {} : { seq }),
  attachedMedia: { media },
})

export const replyWire = contentWire({
  codec: contents.reply,
  type: TYPE.custom,
  read: ({ msg, ext }) => ({
    kind: 'reply',
    text: msg,
    mentions: decodeAll(MentionWire, ext['ats']),
    quote: readQuote(ext['quotedMessage']),
  }),
  write: ({ text, mentions, quote }) =>
    bodyOf(TYPE.custom, text, {
      ext: {
        ats: mentions.map((mention) => MentionWire.encode(mention)),
        quotedMessage: quote === null ? null : quoteOut(quote),
      },
    }),
})
