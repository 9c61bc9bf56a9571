import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['GET /api/gift/list', 'session', 'read', {}],
  ['GET /api/gift/received_list', 'session', 'read', { page: 1, sort: 'price' }],
  ['GET /api/gift/received_stat', 'session', 'read', {}],
  [
    'POST /api/gift/send',
    'member',
    'write',
    ({ xids }, who) => ({
      conversation_sid: 'sg_470000047',
      gift_id: '2',
      xids: [who === 'ada' ? xids.ben : xids.ada],
      currency_id: 5,
    }),
  ],
]
