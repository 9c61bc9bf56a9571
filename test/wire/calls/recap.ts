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
]
