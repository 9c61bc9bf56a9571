import type { Row } from '../routes'

const page = { offset: 0, limit: 10 }
const at = { conversation_id: 'sg_470000047' }

/**
 * Requests to Ada's private group. Mei's request is from the generated history, and the outsider's request is newer.
 * The super user's request is for a space of the group.
 */
export const routes: readonly Row[] = [
  ['GET /api/loop_notification/system_and_user_list', page],
  ['GET /api/loop_notification/access_list', page],
  ['POST /api/loop_notification/group_access_accept/:id', { ...at, id: 'r470000047', seq: 85 }],
  [
    'POST /api/loop_notification/group_access_reject/:id',
    ({ requests }) => ({ ...at, id: requests.ofOutsider, seq: 86 }),
  ],
  // The path of the other kind of request, and the message id of another request.
  [
    'POST /api/loop_notification/space_access_accept/:id',
    ({ requests }) => ({ ...at, id: requests.ofOutsider, seq: 86 }),
  ],
  ['POST /api/loop_notification/space_access_reject/:id', ({ requests }) => ({ ...at, id: requests.ofSky, seq: 87 })],
]
