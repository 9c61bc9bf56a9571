import * as t from 'io-ts'
import type { EffectRequestOf } from '../kernel/effect'
import { Uid, Xid } from '../kernel/ids'
import { entriesOf } from '../kernel/table'
import { Change, FollowList, SwitchKind } from './profile'
import { followsIn, type Profiles } from './profile.data'

export const profileEffects = {
  readOwnProfile: t.strict({}),
  findPerson: t.strict({ uid: Uid }),
  listFollows: t.strict({ xid: Xid, list: FollowList, page: t.number, cursor: t.union([t.string, t.null]) }),
  changeRelation: t.strict({ xid: Xid, change: Change }),
  setSwitch: t.strict({ kind: SwitchKind, on: t.boolean }),
}
type ProfileEffectRequest = EffectRequestOf<typeof profileEffects>

const changesOf = ({ relations, own }: Profiles): readonly ProfileEffectRequest[] => [
  ...entriesOf(relations).flatMap(([xid, { change }]): readonly ProfileEffectRequest[] =>
    change === null || !Xid.is(xid) ? [] : [['changeRelation', { id: `change:${xid}`, input: { xid, change } }]],
  ),
  ...(['group', 'dm'] as const).flatMap((kind): readonly ProfileEffectRequest[] => {
    const on = own?.switching[kind] ?? null
    return on === null ? [] : [['setSwitch', { id: `switch:${kind}`, input: { kind, on } }]]
  }),
]

const readsOf = (data: Profiles): readonly ProfileEffectRequest[] => [
  ...(data.ownRead.wanted ? [['readOwnProfile', { id: 'own', input: {} }] satisfies ProfileEffectRequest] : []),
  ...entriesOf(data.lookups).flatMap(([uid, { wanted }]): readonly ProfileEffectRequest[] =>
    wanted && Uid.is(uid) ? [['findPerson', { id: `person:${uid}`, input: { uid } }]] : [],
  ),
  ...(
    [
      ['following', data.followingLists],
      ['followers', data.followerLists],
    ] as const
  ).flatMap(([list, table]) =>
    entriesOf(table).flatMap(([xid, { wanted: page }]): readonly ProfileEffectRequest[] => {
      if (page === null || !Xid.is(xid)) return []
      const cursor = page === 1 ? null : (followsIn(data, list, xid).items.at(-1)?.rowId ?? null)
      return [['listFollows', { id: `${list}:${xid}:${page}`, input: { xid, list, page, cursor } }]]
    }),
  ),
]

/**
 * The effects to run now. Reads wait while a change is pending, and a read in progress starts again after the change.
 * So a read never shows the state before the change, and no change is counted twice.
 */
export const wantedProfileEffects = (data: Profiles): readonly ProfileEffectRequest[] => {
  const changes = changesOf(data)
  return changes.length > 0 ? changes : readsOf(data)
}
