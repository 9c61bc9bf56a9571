/** The volume of the ringtone in percent. The ringtone loops (spec 2 §9). */
const VOLUME = 100

/** The notes of the ringtone: two rounds of two notes, then a rest. Frequency in Hz, start and length in seconds. */
const NOTES: readonly (readonly [frequency: number, from: number, length: number])[] = [
  [587.3, 0, 0.16],
  [784, 0.18, 0.3],
  [587.3, 0.62, 0.16],
  [784, 0.8, 0.3],
]
const ROUND_S = 2.4

/** A single loop of the ringtone as audio samples between -1 and 1. */
const round = (rate: number): Float32Array<ArrayBuffer> => {
  const samples = new Float32Array(Math.round(rate * ROUND_S))
  for (const [frequency, from, length] of NOTES) {
    const first = Math.round(rate * from)
    const count = Math.round(rate * length)
    for (let n = 0; n < count; n += 1) {
      // Each note fades in and out briefly, so that the speaker does not click.
      const swell = Math.min(1, n / (rate * 0.015)) * Math.min(1, (count - n) / (rate * 0.08))
      const phase = (2 * Math.PI * frequency * n) / rate
      samples[first + n] = swell * (0.8 * Math.sin(phase) + 0.2 * Math.sin(2 * phase))
    }
  }
  return samples
}

/**
 * Rings until the returned function is called, then stops at once. Browsers block audio before the first user gesture.
 * If the browser blocks the ringtone, `onSilent` is called, and the ringtone starts with the gesture.
 */
export const ringtone = (onSilent: () => void): (() => void) => {
  try {
    const audio = new AudioContext()
    const samples = round(audio.sampleRate)
    const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
    buffer.copyToChannel(samples, 0)
    const sound = new AudioBufferSourceNode(audio, { buffer, loop: true })
    sound.connect(new GainNode(audio, { gain: VOLUME / 100 })).connect(audio.destination)
    sound.start()
    if (audio.state !== 'running') {
      onSilent()
      const wake = (): void => {
        void audio.resume().catch(() => undefined)
      }
      document.addEventListener('pointerdown', wake, { once: true })
      document.addEventListener('keydown', wake, { once: true })
    }
    return () => {
      sound.disconnect()
      void audio.close().catch(() => undefined)
    }
  } catch {
    onSilent()
    return () => undefined
  }
}
