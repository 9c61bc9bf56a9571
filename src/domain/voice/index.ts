export { capturing, recorderOf, voiceFeature, type RecorderViewModel } from './feature'
export { recorderEffects } from './recorder.machine'
export { waveformOf } from './waveform'
export { voiceMessages } from './voice.messages'
