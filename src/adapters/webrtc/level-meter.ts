import type { LevelMeter } from './media-driver'

/** The factor that maps speech to the scale from 0 to 1. Speech reaches only 0.05 to 0.2 of the microphone's range. */
const GAIN = 4

export const analyserLevel = (analyser: AnalyserNode): (() => number) => {
  const samples = new Float32Array(analyser.fftSize)
  return () => {
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    return Math.min(1, GAIN * Math.sqrt(power))
  }
}

/** Measures the level of a stream without playing the stream. */
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
