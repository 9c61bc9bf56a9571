import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['POST /api/moderation/report', { kind: 'group', place: '', id: '470000047', reason: 'Spam', text: '' }],
  ['GET /api/moderation/reports', { gid: '', state: 'open', page: 1, limit: 20 }],
  ['POST /api/moderation/decide', { id: 'r1', act: 'dismiss', reason: '' }],
  ['GET /api/moderation/bans', { gid: '470000047', kind: 'mute', page: 1, limit: 20 }],
  ['POST /api/moderation/lift-ban', { gid: '470000047', kind: 'mute', xid: 'm000000003' }],
  ['GET /api/moderation/own-mute', { gid: '470000047' }],
  ['GET /api/moderation/log', { gid: '470000047', page: 1, limit: 20 }],
  ['GET /api/moderation/own-decision', { id: 'r3' }],
  ['POST /api/moderation/appeal', { id: 'r3', client_id: 'c2', text: 'Why?' }],
  ['GET /api/moderation/appeals', { gid: '', page: 1, limit: 20 }],
  ['POST /api/moderation/decide-appeal', { id: 'r2', accept: 1, reason: '' }],
]
