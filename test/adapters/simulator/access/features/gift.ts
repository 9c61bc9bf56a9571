import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['GET /api/gift/list', {}],
  ['GET /api/gift/received_list', { page: 1, sort: 'price' }],
  ['GET /api/gift/received_stat', {}],
  [
    'POST /api/gift/send',
    ({ xids }, who) => ({
      conversation_sid: 'sg_470000047',
      gift_id: '2',
      xids: [who === 'ada' ? xids.ben : xids.ada],
      currency_id: 5,
    }),
  ],
]
