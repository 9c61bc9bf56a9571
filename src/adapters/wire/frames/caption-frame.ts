import * as t from 'io-ts'
import { Locale, type CaptionLine } from '../../../domain/captions'
import { ChannelId, Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../codecs/clean-name'
import { decodeOrNull } from '../content/content-fields'
import { JsonBody, Milliseconds, PlainId, RawName } from '../codecs/fields'

/** The most characters of a caption. A frame with a longer caption is invalid. */
const TEXT = 2_000

/** The event of a caption on the realtime socket. The server sends captions in the listener's language. */
export const CAPTION_EVENT = 'loop_trans_caption'

const CaptionWire = t.type({
  channel_id: ChannelId,
  line_id: PlainId,
  xid: Xid,
  username: RawName,
  start: Milliseconds,
  is_final: t.boolean,
  text: JsonBody,
  translated: t.union([t.null, JsonBody]),
  language: Locale,
})

/** Returns `null` for data that is not a valid caption. */
export const readCaption = (data: unknown): { readonly channelId: ChannelId; readonly line: CaptionLine } | null => {
  const fields = decodeOrNull(CaptionWire, data)
  if (fields === null || fields.start === null || fields.text.length > TEXT || (fields.translated?.length ?? 0) > TEXT)
    return null
  const {
    channel_id: channelId,
    line_id: id,
    xid,
    start: startedAt,
    is_final: isFinal,
    text,
    translated,
    language,
  } = fields
  return {
    channelId,
    line: { id, xid, name: cleanName(fields.username, xid), startedAt, text, translated, language, isFinal },
  }
}

export const captionData = (channelId: ChannelId, line: CaptionLine): Readonly<Record<string, unknown>> => ({
  channel_id: channelId,
  line_id: line.id,
  xid: line.xid,
  username: line.name,
  start: line.startedAt,
  is_final: line.isFinal,
  text: line.text,
  translated: line.translated,
  language: line.language,
})
