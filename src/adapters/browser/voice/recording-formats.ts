import type { VoiceType } from '../../../domain/chat'

/** The formats in the order of preference. Safari records AAC alone. */
const FORMATS: readonly (readonly [format: string, mime: VoiceType])[] = [
  ['audio/webm;codecs=opus', 'audio/webm'],
  ['audio/mp4', 'audio/mp4'],
]

/** The first format that the browser records, with its type; `undefined` if it records none. */
export const formatFor = (canRecord: (format: string) => boolean): (typeof FORMATS)[number] | undefined =>
  FORMATS.find(([format]) => canRecord(format))
