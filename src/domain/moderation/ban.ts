import * as t from 'io-ts'
import { Address } from '../kernel/export-policy'
import { Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { orNull } from '../kernel/or-null'

/** A ban of a group that still lasts. `until`: `null` for ever. `by`: the name of the person who decided. */
export const Ban = t.strict(
  {
    xid: Xid,
    name: t.string,
    avatar: orNull(Address),
    since: Instant,
    until: orNull(Instant),
    reason: t.string,
    by: t.string,
  },
  'Ban',
)
export type Ban = t.TypeOf<typeof Ban>
