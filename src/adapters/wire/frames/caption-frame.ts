import * as t from 'io-ts'
import { Locale, type CaptionLine } from '../../../domain/captions'
import { ChannelId, Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../codecs/clean-name'
import { decodeOrNull } from '../content/content-fields'
import { JsonBody, Milliseconds, PlainId, RawName } from '../codecs/fields'

/** Characters of one caption: a long sentence. */
const TEXT = 2_000

/** A caption over the realtime socket, in the language of whoever hears it. */
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

/** `null` for whatever is no caption. */
export const readCaption = (data: unknown): { readonly channelId: ChannelId; readonly line: CaptionLine } | null => {
  const told = decodeOrNull(CaptionWire, data)
  if (told === null || told.start === null || told.text.length > TEXT || (told.translated?.length ?? 0) > TEXT)
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
  } = told
  return {
    channelId,
    line: { id, xid, name: cleanName(told.username, xid), startedAt, text, translated, language, isFinal },
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
