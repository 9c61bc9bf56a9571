import type { Row } from '../routes'

const ofRecording = { recording_id: 'r1' }

export const routes: readonly Row[] = [
  /** Only hosts in the room may call it. No test user is in the room. */
  ['POST /api/live/space/recording/start', ({ live: channel_id }) => ({ ...ofRecording, channel_id })],
  ['POST /api/live/space/recording/report', ofRecording],
  ['POST /api/live/space/recording/close', ofRecording],
  [
    'POST /api/live/space/recording/attach',
    { ...ofRecording, url: 'https://files.example/r1.webm', type: 'audio/webm', bytes: 1, ms: 1 },
  ],
  ['GET /api/live/space/recording/list', ({ live: channel_id }) => ({ channel_id })],
  ['POST /api/live/space/recording/remove', ofRecording],
]
