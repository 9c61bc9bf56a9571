import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['GET /api/live/rtmp/list', {}],
  [
    'POST /api/live/rtmp/add',
    ({ xids }, who) => ({
      name: `of ${xids[who]}`,
      rtmp_url: 'rtmp://a.example/live',
      stream_key: 'key',
      play_platform: 1,
    }),
  ],
  ['POST /api/live/rtmp/delete', { id: 'e1' }],
  /** The server refuses the stream key of another person's entry, and of a missing entry. */
  ['GET /api/live/rtmp/:id/stream_key/info', {}],
  /** A route only for a host in the live room. No test user is in the room. */
  ['GET /api/live/rtmp/token', ({ live }) => ({ channel_id: live })],
  ['POST /api/live/rtmp/start_push_media', ({ live }) => ({ channel_id: live, id: 'e1', token: 'none' })],
  ['POST /api/live/rtmp/stop_push_media', ({ live }) => ({ channel_id: live, session: 'none' })],
  ['GET /api/live/rtmp/status', ({ live }) => ({ channel_id: live })],
]
