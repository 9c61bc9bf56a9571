import { OURS } from '../support/seeded-ids'
import type { CallRow } from '../support/call-row'

const source = 'decisions.md: an application for a verification waits for a super user'

export const applicationRows: readonly CallRow[] = [
  {
    proves: '',
    source,
    request: { method: 'GET', path: '/api/loop_center/verification/list', token: true },
    answer: {
      list: [
        {
          gid: OURS,
          group_name: 'Moving out',
          group_avatar: null,
          verify_type: 2,
          project_name: 'Tea',
          project_twitter: 'https://x.com/tea',
          applied_at: 1_700_000_000,
        },
      ],
      total: 1,
    },
    asks: ({ looper }) => looper.applications(),
    reads: [{ gid: OURS, name: 'Moving out', label: 'gold', projectName: 'Tea', xUrl: 'https://x.com/tea' }],
    inTown: (town) => {
      town.applyForVerification()
      return { as: 'super@loop.example' }
    },
    given: { list: [{ gid: OURS, verify_type: 2, project_name: 'Tea' }], total: 1 },
  },
  {
    proves: '',
    source,
    request: {
      method: 'POST',
      path: '/api/loop_center/verification/decide',
      body: { gid: OURS, accept: 1 },
      token: true,
    },
    answer: {},
    asks: ({ looper }) => looper.perform({ kind: 'decide', projectId: 'loop', gid: OURS, accepted: true }),
    inTown: (town) => {
      town.applyForVerification()
      return { as: 'super@loop.example' }
    },
  },
]
