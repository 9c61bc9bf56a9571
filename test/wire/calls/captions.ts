import { ROOM } from '../support/adapters'
import type { CallRow } from '../support/call-row'

const ID = '5bace001-0000-4000-8000-000010000001'
const TRANS = 'spec 2 §7 Live: loop_trans join, leave, config, set_source, set_target'

export const captionRows: readonly CallRow[] = [
  {
    proves: 'R2-195',
    source: TRANS,
    request: { method: 'POST', path: '/api/live/loop_trans/join', body: { channel_id: ID }, token: true },
    answer: { source: 'en_US', target: 'en_US' },
    asks: ({ translations }) => translations.join(ROOM),
    reads: { source: 'en_US', target: 'en_US' },
    inTown: async (town) => ({ cast: { [ID]: await town.hostedRoom() } }),
  },
  {
    proves: 'R2-195',
    source: TRANS,
    request: { method: 'POST', path: '/api/live/loop_trans/leave', body: { channel_id: ID }, token: true },
    answer: {},
    asks: ({ translations }) => translations.leave(ROOM),
  },
  {
    proves: 'R2-195',
    source: TRANS,
    request: { method: 'GET', path: '/api/live/loop_trans/config', query: { channel_id: ID }, token: true },
    answer: { languages: ['en_US', 'zh_CN', 'es_ES'] },
    asks: ({ translations }) => translations.languages(ROOM),
    reads: ['en_US', 'zh_CN', 'es_ES'],
  },
  ...(['source', 'target'] as const).map((what): CallRow => ({
    proves: 'R2-195',
    source: TRANS,
    request: {
      method: 'POST',
      path: `/api/live/loop_trans/set_${what}`,
      body: { channel_id: ID, language: 'es_ES' },
      token: true,
    },
    answer: {},
    asks: ({ translations }) => translations.set(ROOM, what, 'es_ES'),
    inTown: async (town) => {
      const channelId = await town.hostedRoom()
      await town.translateRoom()
      return { cast: { [ID]: channelId } }
    },
  })),
]
