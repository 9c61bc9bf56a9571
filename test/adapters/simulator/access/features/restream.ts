import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['GET /api/live/rtmp/list', 'session', 'read', {}],
  [
    'POST /api/live/rtmp/add',
    'account',
    'write',
    ({ xids }, who) => ({
      name: `of ${xids[who]}`,
      rtmp_url: 'rtmp://a.example/live',
      stream_key: 'key',
      play_platform: 1,
    }),
  ],
  ['POST /api/live/rtmp/delete', 'account', 'write', { id: 'e1' }],
  /** The server refuses the stream key of another person's entry, and of a missing entry. */
  ['GET /api/live/rtmp/:id/stream_key/info', 'proof', 'read', {}],
  /** A route only for a host in the live room. No test user is in the room. */
  ['GET /api/live/rtmp/token', 'proof', 'read', ({ live }) => ({ channel_id: live })],
  [
    'POST /api/live/rtmp/start_push_media',
    'proof',
    'write',
    ({ live }) => ({ channel_id: live, id: 'e1', token: 'none' }),
  ],
  ['POST /api/live/rtmp/stop_push_media', 'session', 'write', ({ live }) => ({ channel_id: live, session: 'none' })],
  ['GET /api/live/rtmp/status', 'proof', 'read', ({ live }) => ({ channel_id: live })],
]
