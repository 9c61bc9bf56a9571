import type { ConversationId, Xid } from '../../../../../domain/kernel/ids'
import { drop, emptyTable, put, type Table } from '../../../../../domain/kernel/table'
import type { ServerState } from '../../server-state'
import { featureSlice } from '../state-feature'

/** The conversations that each account marked as unread, keyed by xid and conversation id. */
const slice = featureSlice<Table<Table<true>>>('unread-marks', () => emptyTable())

const marksOf = (world: ServerState, xid: Xid): Table<true> => slice.of(world)[xid] ?? emptyTable()

export const isMarkedUnread = (world: ServerState, xid: Xid, id: ConversationId): boolean =>
  marksOf(world, xid)[id] === true

export const withoutMarks = (world: ServerState, xid: Xid): ServerState => slice.put(world, drop(slice.of(world), xid))

export const withMark = (world: ServerState, xid: Xid, id: ConversationId, on: boolean): ServerState => {
  const marks = marksOf(world, xid)
  return slice.put(world, put(slice.of(world), xid, on ? put(marks, id, true as const) : drop(marks, id)))
}
