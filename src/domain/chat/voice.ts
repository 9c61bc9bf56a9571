import * as t from 'io-ts'

/** The bars of a voice message's waveform. */
export const VOICE_BARS = 64
/** The longest voice message. */
export const VOICE_MS = 300_000
/** The largest file of a voice message: five minutes at ten times the usual bit rate. */
const VOICE_BYTES = 5_242_880

const wholeUpTo = (max: number) => t.refinement(t.number, (n) => Number.isInteger(n) && n >= 0 && n <= max, 'Bounded')

/** Opus in WebM, or AAC in MP4 where a browser records no Opus. */
export const VoiceType = t.union([t.literal('audio/webm'), t.literal('audio/mp4')], 'VoiceType')
export type VoiceType = t.TypeOf<typeof VoiceType>

/** The loudest moment of each of 64 equal parts of a voice message, from 0 to 100. */
export const Waveform = t.refinement(t.readonlyArray(wholeUpTo(100)), (bars) => bars.length === VOICE_BARS, 'Waveform')

/** The fields of a voice message beside the address of its file. All are bounded, because other members write them. */
export const voiceFields = {
  mime: VoiceType,
  bytes: wholeUpTo(VOICE_BYTES),
  durationMs: wholeUpTo(VOICE_MS),
  waveform: Waveform,
}
