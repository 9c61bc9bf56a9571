import * as t from 'io-ts'
import { IdText } from '../codecs/bounded'
import type { Group } from '../../../domain/group'
import { OptionalWholeNumber, definePost, WholeNumber } from '../codecs/http-call'

const nothing = () => t.unknown

/** The wire numbers of `join_mode` (spec 1 §3). */
export const JOIN_MODES: Readonly<Record<Group['joinMode'], number>> = { normal: 0, free: 1 }

/** The calls for joining a group (spec 1 §7 Groups). */
export const joinCalls = {
  join: definePost('/api/groupchat/join', t.strict({ gid: IdText, join_mode: WholeNumber }), nothing),
  /**
   * The specs require an application for a private group, but name no call. This product's path is modelled on the path
   * `apply/project`. `request_type` has the values of spec 2 §3.
   */
  applyJoin: definePost(
    '/api/groupchat/apply/join',
    t.strict({ gid: IdText, request_type: OptionalWholeNumber }),
    nothing,
  ),
} as const
