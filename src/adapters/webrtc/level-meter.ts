import type { LevelMeter } from './media-driver'

/** Speech in a room is some 0.05 to 0.2 of what a microphone can tell: that is most of the scale. */
const GAIN = 4

export const analyserLevel = (analyser: AnalyserNode): (() => number) => {
  const samples = new Float32Array(analyser.fftSize)
  return () => {
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    return Math.min(1, GAIN * Math.sqrt(power))
  }
}

/** Listens to a stream; nothing of it is played. */
export const makeLevelMeter = (context: AudioContext, stream: MediaStream): LevelMeter => {
  if (stream.getAudioTracks().length === 0) return { level: () => 0, close: () => undefined }
  const source = context.createMediaStreamSource(stream)
  const analyser = new AnalyserNode(context, { fftSize: 1_024 })
  source.connect(analyser)
  return {
    level: analyserLevel(analyser),
    close: () => {
      source.disconnect()
    },
  }
}
