import { VOICE_BARS } from '../chat'

/** The waveform of a recording from its loudness at equal intervals, from 0 to 1: the loudest moment of each part. */
export const waveformOf = (levels: readonly number[]): readonly number[] =>
  Array.from({ length: VOICE_BARS }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / VOICE_BARS)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / VOICE_BARS))
    return Math.round(100 * levels.slice(from, to).reduce((most, level) => Math.max(most, Math.min(1, level)), 0))
  })
