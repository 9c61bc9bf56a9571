import * as t from 'io-ts'
import { ConversationId, Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import { isIn } from '../../chat/directs'
import { doneResult, refusedResult } from '../../output'
import { stateFeature } from '../state-feature'
import { withMark, withoutMarks } from './marks'

const Marked = t.strict(
  { type: t.literal('unread-marks/Marked'), at: Instant, xid: Xid, conversationId: ConversationId, on: t.boolean },
  'unread-marks/Marked',
)
export type UnreadMarksInput = t.TypeOf<typeof Marked>

/** Marks of conversations as unread. Each account marks its own list, so the marks follow the account to other devices. */
export const feature = stateFeature(
  Marked,
  (world, { xid, conversationId, on }) =>
    isIn(world, conversationId, xid)
      ? doneResult(withMark(world, xid, conversationId, on))
      : refusedResult(world, 'There is no such conversation'),
  { forgets: (world, { xid }) => withoutMarks(world, xid) },
)
