import type { Row } from '../routes'

const body = { type: 101, msg: 'Tea', ext: '{}' }
const id = { client_id: 'scheduled-1' }

export const routes: readonly Row[] = [
  ['GET /api/chat/scheduled', {}],
  [
    'POST /api/chat/scheduled/add',
    () => ({ ...id, conversation_id: 'sg_470000047', ...body, when: Date.now() + 3_600_000 }),
  ],
  ['POST /api/chat/scheduled/edit', { client_id: 'none', msg: 'Tea' }],
  ['POST /api/chat/scheduled/send', { client_id: 'none' }],
  ['POST /api/chat/scheduled/cancel', { client_id: 'none' }],
]
