import * as t from 'io-ts'
import type { EffectRequestOf } from '../kernel/effect'
import { Gid } from '../kernel/ids'
import { entriesOf } from '../kernel/table'
import type { Groups } from './group.data'

export const groupEffects = {
  listMyGroups: t.strict({}),
  listTrending: t.strict({ page: t.number }),
  findGroup: t.strict({ key: t.string }),
  listMembers: t.strict({ gid: Gid, page: t.number }),
}
type EffectRequest = EffectRequestOf<typeof groupEffects>

const listRequests = ({ mine, trending }: Groups): readonly EffectRequest[] => [
  ...(mine.wanted === null ? [] : [['listMyGroups', { id: 'mine', input: {} }] satisfies EffectRequest]),
  ...(trending.wanted === null
    ? []
    : [
        [
          'listTrending',
          { id: `trending:${trending.wanted}`, input: { page: trending.wanted } },
        ] satisfies EffectRequest,
      ]),
]

export const wantedGroupEffects = (data: Groups): readonly EffectRequest[] => [
  ...listRequests(data),
  ...entriesOf(data.lookups).flatMap(([key, lookup]): readonly EffectRequest[] =>
    lookup.wanted ? [['findGroup', { id: `find:${key}`, input: { key } }]] : [],
  ),
  ...entriesOf(data.members).flatMap(([gid, { wanted }]): readonly EffectRequest[] =>
    wanted === null || !Gid.is(gid)
      ? []
      : [['listMembers', { id: `members:${gid}:${wanted}`, input: { gid, page: wanted } }]],
  ),
]
