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
      total: 31,
      comments: 7,
      duration: 3_600,
      ended_at: 1_700_003_600_000,
      voices: [
        { xid: 'b000000002', username: 'Ben', head: 'https://cdn.example/ben.png', host: 1, seconds: 840 },
        { xid: 'm000000003', username: 'Mei', head: '', host: 0, seconds: 40 },
      ],
      curve: [{ at: 1_700_000_000_000, people: 12 }],
      quotes: [
        { xid: 'm000000003', username: 'Mei', head: '', spoken: 0, text: 'The small changes mattered', reactions: 4 },
        { xid: 'b000000002', username: 'Ben', head: '', spoken: 1, text: 'Good to have you here', reactions: 0 },
      ],
    },
    asks: ({ recaps }) => recaps.figures(ROOM),
    reads: {
      peak: 12,
      total: 31,
      comments: 7,
      duration: 3_600,
      endedAt: 1_700_003_600_000,
      voices: [
        { xid: 'b000000002', name: 'Ben', isHost: true, seconds: 840 },
        { xid: 'm000000003', name: 'Mei', avatar: null, isHost: false, seconds: 40 },
      ],
      curve: [{ at: 1_700_000_000_000, people: 12 }],
      quotes: [
        {
          xid: 'm000000003',
          name: 'Mei',
          avatar: null,
          kind: 'comment',
          text: 'The small changes mattered',
          reactions: 4,
        },
        { xid: 'b000000002', name: 'Ben', avatar: null, kind: 'caption', text: 'Good to have you here', reactions: 0 },
      ],
    },
    inTown: async (town) => ({ cast: { [ID]: await town.endedSpace() } }),
  },
]
