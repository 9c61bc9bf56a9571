/** The notes of the speaker test: frequency in Hz and start in seconds. */
const NOTES: readonly (readonly [number, number])[] = [
  [523.3, 0],
  [659.3, 0.18],
  [784, 0.36],
]
const LENGTH_S = 0.35
const LOUDNESS = 0.25

/** Plays three notes on the speaker and resolves when they end. Rejects if the browser plays nothing. */
export const playTestTones = async (context: AudioContext, speaker: string | null): Promise<void> => {
  const out = new MediaStreamAudioDestinationNode(context)
  const player = new Audio()
  player.srcObject = out.stream
  if (speaker !== null) await player.setSinkId(speaker)
  await player.play()
  const notes = NOTES.map(([frequency, after]) => {
    const begin = context.currentTime + after
    const tone = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH_S)
    tone.connect(volume).connect(out)
    tone.start(begin)
    tone.stop(begin + LENGTH_S)
    return new Promise<void>((resolve) => {
      tone.addEventListener(
        'ended',
        () => {
          resolve()
        },
        { once: true },
      )
    })
  })
  await Promise.all(notes)
  player.srcObject = null
}
