import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Gid, Xid } from '../kernel/ids'
import { message } from '../kernel/message'
import { Address } from '../kernel/export-policy'
import { orNull } from '../kernel/or-null'

/** A row of a group's gift rank (spec 1 §3). `given` is in LOOP. */
export const GiftGiver = t.strict({ xid: Xid, name: t.string, avatar: orNull(Address), given: Decimal }, 'Giver')
export type GiftGiver = t.TypeOf<typeof GiftGiver>

/** Commands of a group page. The queries of the overview load what each part of the page needs. */
export const groupOverviewMessages = {
  /** The header of a group is shown. Loads the live rooms and the gift rank. */
  'group-overview/ShowGroupOverview': message('group-overview/ShowGroupOverview', { gid: Gid }),
  /** The group panel is shown. Loads the banner and the invite key. */
  'group-overview/ShowGroupPanel': message('group-overview/ShowGroupPanel', { gid: Gid }),
} as const
