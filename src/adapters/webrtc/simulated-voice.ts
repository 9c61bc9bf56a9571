import type { SimulatedVoice } from './media-driver'
import { analyserLevel } from './level-meter'

/** The two lowest formants of some vowels, in Hz. */
const VOWELS: readonly (readonly [number, number])[] = [
  [730, 1_090],
  [530, 1_840],
  [270, 2_290],
  [570, 840],
  [300, 870],
]
const SYLLABLE_S = 0.19
/** The length of a sentence in seconds. A speaker's turn is shorter. */
const SENTENCE_S = 6
const LOUDNESS = 0.5

/** A seeded random generator. The same name gives the same numbers, from 0 to 1. */
const numbersFrom = (name: string): (() => number) => {
  let seed = 2_166_136_261
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16_777_619)
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2_246_822_519) + 1
    return (seed >>> 0) / 4_294_967_296
  }
}

/**
 * A murmuring voice with its own pitch and meaningless syllables. While the voice is silent, it uses no audio nodes.
 */
export const makeSimulatedVoice = (context: AudioContext, name: string): SimulatedVoice => {
  const next = numbersFrom(name)
  const pitch = 95 + 130 * next()
  return {
    talk: () => {
      const out = new MediaStreamAudioDestinationNode(context)
      const analyser = new AnalyserNode(context, { fftSize: 1_024 })
      const mouth = new GainNode(context, { gain: 0 })
      mouth.connect(analyser).connect(out)
      const throat = new OscillatorNode(context, { type: 'sawtooth', frequency: pitch })
      const formants = [0, 1].map(() => new BiquadFilterNode(context, { type: 'bandpass', Q: 8 }))
      for (const formant of formants) throat.connect(formant).connect(mouth)
      const begin = context.currentTime
      for (let after = 0; after < SENTENCE_S; after += SYLLABLE_S) {
        const at = begin + after
        const vowel = VOWELS[Math.floor(next() * VOWELS.length)] ?? [500, 1_500]
        formants.forEach(({ frequency }, index) => {
          frequency.setTargetAtTime(vowel[index] ?? 500, at, 0.02)
        })
        throat.frequency.setTargetAtTime(pitch * (0.9 + 0.25 * next()), at, 0.05)
        // Some syllables are silent, as pauses between words.
        mouth.gain.setTargetAtTime(next() < 0.18 ? 0 : LOUDNESS * (0.6 + 0.4 * next()), at, 0.02)
        mouth.gain.setTargetAtTime(0.05, at + 0.7 * SYLLABLE_S, 0.02)
      }
      throat.start()
      return {
        stream: out.stream,
        level: analyserLevel(analyser),
        close: () => {
          throat.stop()
          mouth.disconnect()
          analyser.disconnect()
          for (const track of out.stream.getTracks()) track.stop()
        },
      }
    },
  }
}
