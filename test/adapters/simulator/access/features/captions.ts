import type { Row } from '../routes'

const live: Row[1] = ({ live: channel_id }) => ({ channel_id })
const setting: Row[1] = ({ live: channel_id }) => ({ channel_id, language: 'es_ES' })

export const routes: readonly Row[] = [
  ['GET /api/live/loop_trans/config', live],
  /** A route only for people in the room. No test user is in the room. */
  ['POST /api/live/loop_trans/join', live],
  ['POST /api/live/loop_trans/leave', live],
  ['POST /api/live/loop_trans/set_source', setting],
  ['POST /api/live/loop_trans/set_target', setting],
]
