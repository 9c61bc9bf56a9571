import * as t from 'io-ts'
import { DeletionPlan, MOST_OWNED, MOST_REMAINDERS } from '../../../../domain/account-deletion'
import { Gid } from '../../../../domain/kernel/ids'
import { Amount } from '../../codecs/amount-codec'
import { boundedList, boundedText } from '../../codecs/bounded'
import { cleanName } from '../../codecs/clean-name'
import { Milliseconds, RawName, recordCodec } from '../../codecs/fields'
import { defineGet, definePost } from '../../codecs/http-call'

/** The frame of the realtime socket that reports a change of the plan to the member's browsers. It has no fields. */
export const ACCOUNT_DELETION_EVENT = 'account_deletion'

const RemainderWire = t.strict({ currency: boundedText(64, 1), amount: Amount })
const GroupWire = t.type({ gid: Gid, name: RawName })

/** Invalid groups or amounts make the plan an error, because the member must see all that the account costs. */
const PlanWire = recordCodec(
  'DeletionPlan',
  DeletionPlan.is,
  t.type({
    due_at: Milliseconds,
    groups: boundedList(GroupWire, MOST_OWNED),
    remainders: boundedList(RemainderWire, MOST_REMAINDERS),
  }),
  ({ due_at: dueAt, groups, remainders }) => ({
    dueAt,
    groups: groups.map(({ gid, name }) => ({ gid, name: cleanName(name, gid) })),
    remainders,
  }),
  ({ dueAt, groups, remainders }) => ({ due_at: dueAt, groups, remainders }),
)

const Requested = t.type({ due_at: Milliseconds })

/** The deletion of the caller's own account. Times are milliseconds since 1970. The paths are our own. */
export const accountDeletionCalls = {
  plan: defineGet('/api/account/deletion', t.strict({}), () => PlanWire),
  request: definePost(
    '/api/account/deletion/request',
    t.strict({ remainders: boundedList(RemainderWire, MOST_REMAINDERS) }),
    () => Requested,
  ),
  keep: definePost('/api/account/deletion/keep', t.strict({}), () => t.unknown),
} as const
