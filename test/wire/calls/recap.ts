import { ROOM } from '../support/adapters'
import type { CallRow } from '../support/call-row'

const ID = '5bace001-0000-4000-8000-000010000001'

export const recapRows: readonly CallRow[] = [
  {
    proves: 'R3-282 R3-167',
    source: 'spec 2 §7 Spaces: space/summary; spec 3 §7 getSpaceRecap(channel_id), §3 Space recap',
    request: { method: 'GET', path: '/api/live/space/summary', query: { channel_id: ID }, token: true },
    answer: { meeting_summary: '# Open square' },
    asks: ({ recaps }) => recaps.of(ROOM),
    reads: '# Open square',
    inTown: async (town) => ({ cast: { [ID]: await town.endedSpace() } }),
  },
  {
    proves: 'R2-015',
    source: 'added by the simulator: the figures of a space that its listeners may read',
    request: { method: 'GET', path: '/api/live/space/recap_figures', query: { channel_id: ID }, token: true },
    answer: {
      peak: 12,
      duration: 3_600,
      voices: [
        { xid: 'b000000002', username: 'Ben', head: 'https://cdn.example/ben.png', host: 1, seconds: 840 },
        { xid: 'm000000003', username: 'Mei', head: '', host: 0, seconds: 40 },
      ],
    },
    asks: ({ recaps }) => recaps.figures(ROOM),
    reads: {
      peak: 12,
      duration: 3_600,
      voices: [
        { xid: 'b000000002', name: 'Ben', isHost: true, seconds: 840 },
        { xid: 'm000000003', name: 'Mei', avatar: null, isHost: false, seconds: 40 },
      ],
    },
    inTown: async (town) => ({ cast: { [ID]: await town.endedSpace() } }),
  },
]
