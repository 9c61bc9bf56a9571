import * as t from 'io-ts'
import { IdText } from '../codecs/bounded'
import type { PersonResult } from '../../../domain/global-search'
import { Uid, Xid } from '../../../domain/kernel/ids'
import { defineGet, WholeNumber } from '../codecs/http-call'
import { cleanName } from '../codecs/clean-name'
import { recordCodec, ImageUrl, RawName } from '../codecs/fields'
import { GroupWire } from '../entities/group'
import { listCodec } from '../codecs/list'

const isFoundPerson = (u: unknown): u is PersonResult =>
  t.type({ xid: Xid, uid: Uid, name: t.string, avatar: t.union([t.string, t.null]) }).is(u)

/** A user in search results, with the fields of spec 1 §3 User. */
export const FoundPersonWire = recordCodec(
  'FoundPerson',
  isFoundPerson,
  t.type({ xid: Xid, uid: Uid, username: RawName, head: ImageUrl }),
  ({ xid, uid, username, head }): PersonResult => ({ xid, uid, name: cleanName(username, xid), avatar: head }),
  ({ xid, uid, name, avatar }) => ({ xid, uid, username: name, head: avatar }),
)

/**
 * The search calls (spec 1 §7). The field for the page size is `size` for groups and `limit` for people (decisions.md).
 */
export const searchCalls = {
  groups: defineGet(
    '/api/groupchat/search',
    t.strict({ keyword: IdText, page: WholeNumber, size: WholeNumber }),
    ({ size }) => listCodec(GroupWire, size),
  ),
  people: defineGet(
    '/api/loop_user/search',
    t.strict({ keyword: IdText, page: WholeNumber, limit: WholeNumber }),
    ({ limit }) => listCodec(FoundPersonWire, limit),
  ),
} as const
