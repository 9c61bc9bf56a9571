import type { Input, Row } from '../routes'

const NO_CALL = { channel_id: '5bace001-0000-4000-8000-000010000001' }
const toBen: Input = ({ xids: { ben } }) => ({ to_xid: ben, video_type: 1 })

/** Any account may call another account. Only the two people of a call may act on the call. */
export const routes: readonly Row[] = [
  ['POST /api/live/start_private_room', toBen],
  ['POST /api/live/accept_private_room', NO_CALL],
  ['POST /api/live/reject_private_room', NO_CALL],
  ['GET /api/live/check_private_room', NO_CALL],
  ['GET /api/live/cancel_private_room', NO_CALL],
]
