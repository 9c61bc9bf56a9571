import { makeLevels } from '../../../src/adapters/rest/levels'
import { BEN } from '../support/seeded-ids'
import type { CallRow } from '../support/call-row'

const OURS = 'spec 2 §7 Level, §3 Level; spec 1 §3 User level; all but level and icon is ours'
const STANDING = {
  xid: 'b000000002',
  level: 6,
  icon: '/town/level-1.svg',
  exp: 1_700,
  level_exp: 1_500,
  next_exp: 2_100,
}
const READ = { xid: BEN, level: 6, icon: '/town/level-1.svg', points: 1_700, from: 1_500, to: 2_100 }

export const levelRows: readonly CallRow[] = [
  {
    proves: 'R2-241 R2-103',
    source: OURS,
    request: { method: 'GET', path: '/api/level/detail', query: { xid: 'b000000002' }, token: true },
    answer: { ...STANDING, detail: [{ type: 'messages', count: 20, exp: 200 }] },
    asks: ({ rest }) => makeLevels(rest).detail(BEN),
    reads: { standing: READ, parts: [{ kind: 'messages', count: 20, points: 200 }] },
    given: { xid: 'b000000002', level: 6 },
  },
  {
    proves: 'R2-242 R2-103',
    source: OURS,
    request: { method: 'GET', path: '/api/level/medals', query: { xid: 'b000000002' }, token: true },
    answer: {
      list: [
        { medal_id: 'host', name: 'Hosted a space', icon: null, is_got: 1 },
        { medal_id: 'ten', name: 'Level 10', icon: '/town/level-2.svg', is_got: 0 },
      ],
      total: 2,
    },
    asks: ({ rest }) => makeLevels(rest).medals(BEN),
    reads: [
      { kind: 'host', name: 'Hosted a space', icon: null, isWon: true },
      { kind: 'ten', name: 'Level 10', icon: '/town/level-2.svg', isWon: false },
    ],
  },
  {
    proves: 'R2-243 R1-114',
    source: OURS,
    request: { method: 'POST', path: '/api/level/xids', body: { xids: ['b000000002'], show_detail: 1 }, token: true },
    answer: { list: [STANDING], total: 1 },
    asks: ({ rest }) => makeLevels(rest).of([BEN]),
    reads: [READ],
    given: { list: [{ xid: 'b000000002', level: 6 }] },
  },
]
