import type { Row } from '../routes'

const live: Row[3] = ({ live: channel_id }) => ({ channel_id })
const setting: Row[3] = ({ live: channel_id }) => ({ channel_id, language: 'es_ES' })

export const routes: readonly Row[] = [
  ['GET /api/live/loop_trans/config', 'member', 'read', live],
  /** A route only for people in the room. No test user is in the room. */
  ['POST /api/live/loop_trans/join', 'proof', 'write', live],
  ['POST /api/live/loop_trans/leave', 'session', 'write', live],
  ['POST /api/live/loop_trans/set_source', 'proof', 'write', setting],
  ['POST /api/live/loop_trans/set_target', 'proof', 'write', setting],
]
