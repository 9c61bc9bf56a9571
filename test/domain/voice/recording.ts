import type { Recording } from '../../../src/domain/voice/voice.messages'

export const recording: Recording = {
  mime: 'audio/webm',
  durationMs: 4_000,
  waveform: Array.from({ length: 64 }, (_, i) => i),
  file: { key: 'x-ann_1_0001.webm', type: 'audio/webm', bytes: 9_000 },
}
