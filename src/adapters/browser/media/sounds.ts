import type { Sounds } from '../../../application/ports/browser/sounds'

/** The notes of the message sound: frequency in Hz and start in seconds. */
const NOTES: readonly (readonly [number, number])[] = [
  [659.3, 0],
  [880, 0.12],
]
const LENGTH_S = 0.28
const LOUDNESS = 0.12

/** Synthesizes the message sound, so no file is loaded. In a browser without audio the sound stays silent. */
export const makeSounds = (open: () => AudioContext = () => new AudioContext()): Sounds => {
  let audio: AudioContext | null = null
  const play = (context: AudioContext): void => {
    for (const [frequency, after] of NOTES) {
      const begin = context.currentTime + after
      const tone = new OscillatorNode(context, { frequency, type: 'sine' })
      const volume = new GainNode(context, { gain: 0 })
      volume.gain.setValueAtTime(0, begin)
      volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH_S)
      tone.connect(volume).connect(context.destination)
      tone.start(begin)
      tone.stop(begin + LENGTH_S)
    }
  }
  return {
    message: () => {
      try {
        audio ??= open()
        const context = audio
        // Before the first user gesture, `resume` does not settle, so a sound requested then is never played.
        if (context.state === 'running') play(context)
        else
          void context.resume().then(
            () => play(context),
            () => undefined,
          )
      } catch {
        audio = null
      }
    },
  }
}
