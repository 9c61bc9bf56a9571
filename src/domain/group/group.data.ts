import * as t from 'io-ts'
import { withDefault } from '../kernel/with-default'
import { Gid } from '../kernel/ids'
import { emptyPaged, pagedCodec } from '../kernel/paged'
import { emptyTable, putAll, tableCodec } from '../kernel/table'
import { Group, Member } from './group'

/** The result of resolving a URL key to a group. */
export const Lookup = t.strict(
  {
    wanted: t.boolean,
    failed: t.boolean,
    missing: t.boolean,
    gid: t.union([Gid, t.null]),
  },
  'Lookup',
)
export type Lookup = t.TypeOf<typeof Lookup>

/** Loaded groups by gid. The lists contain gids. */
export const Groups = t.strict(
  {
    session: t.union([t.literal('absent'), t.literal('present')]),
    groups: tableCodec(Group),
    mine: pagedCodec(Gid),
    trending: pagedCodec(Gid),
    lookups: tableCodec(Lookup),
    members: tableCodec(pagedCodec(Member)),
    /** Groups to which the member has a pending request for access, by gid. */
    applied: withDefault(tableCodec(t.literal(true)), emptyTable()),
    /** Groups from which the member was removed, by gid. */
    removed: withDefault(tableCodec(t.literal(true)), emptyTable()),
  },
  'Groups',
)
export type Groups = t.TypeOf<typeof Groups>

export const noGroups: Groups = {
  session: 'absent',
  groups: emptyTable(),
  mine: emptyPaged(),
  trending: emptyPaged(),
  lookups: emptyTable(),
  members: emptyTable(),
  applied: emptyTable(),
  removed: emptyTable(),
}

export const idleLookup: Lookup = { wanted: false, failed: false, missing: false, gid: null }

/** Stores groups. If a group arrives without card data (`snapshot`), the known card data is kept. */
export const learn = (data: Groups, groups: readonly Group[]): Groups => ({
  ...data,
  groups: putAll(
    data.groups,
    groups.map(
      (group) =>
        [group.gid, { ...group, snapshot: group.snapshot ?? data.groups[group.gid]?.snapshot ?? null }] as const,
    ),
  ),
})
