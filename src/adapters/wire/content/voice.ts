import * as t from 'io-ts'
import { contents } from '../../../domain/chat'
import { VideoUrl } from '../codecs/fields'
import { bodyOf, TYPE, type ContentWire } from './body'
import { decodeOrNull } from './content-fields'

const VoiceFields = t.type({ url: VideoUrl })

/**
 * A voice message. `ext` has no kind: a client that does not know the kind, or cannot read the fields, shows the text,
 * which links to the file.
 */
export const voiceWire: ContentWire = {
  type: TYPE.custom,
  name: undefined,
  read: ({ ext: { voice } }) => {
    const url = decodeOrNull(VoiceFields, voice)?.url ?? null
    return url === null || !t.UnknownRecord.is(voice)
      ? null
      : decodeOrNull(contents.voice, { ...voice, kind: 'voice', url })
  },
  write: (content) => {
    if (content.kind !== 'voice') return null
    const { kind: _, ...voice } = content
    return bodyOf(TYPE.custom, `🎤 ${content.url}`, { ext: { voice } })
  },
}
