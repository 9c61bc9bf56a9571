import type { ConnectionMessage } from '../connection'
import type { AlarmRang } from '../event-log'
import { Gid } from '../kernel/ids'
import { addMs, type Instant } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { withFailedPage, requestNextPage, requestFirstPage, withLoadedPage } from '../kernel/paged'
import { entriesOf, put, tableFrom } from '../kernel/table'
import type { SessionMessage } from '../session'
import { applyAnnouncementAction } from './announcement.actions'
import { emptyBoard, noAnnouncements, type Announcements, type Board } from './announcement.data'
import type { AnnouncementMessage } from './announcement.messages'

export type AnnouncementReducerInput = ReceivedMessage<
  AnnouncementMessage | SessionMessage | ConnectionMessage | AlarmRang
>

/** spec 1 §9: the announcement loader waits so long before it loads. */
const WAIT_MS = 1_000

const inBoard = (data: Announcements, gid: Gid, by: (board: Board) => Board): Announcements => ({
  ...data,
  boards: put(data.boards, gid, by(data.boards[gid] ?? emptyBoard)),
})

const waiting =
  (at: Instant) =>
  (board: Board): Board => ({ paged: requestFirstPage(board.paged), notBefore: addMs(at, WAIT_MS) })
const atOnce = (board: Board): Board => ({ paged: requestFirstPage(board.paged), notBefore: null })

/** Only what was asked for once is read again. */
const again = (data: Announcements, gid: Gid): Announcements =>
  data.boards[gid] === undefined ? data : inBoard(data, gid, atOnce)

const allAgain = (data: Announcements): Announcements => ({
  ...data,
  boards: tableFrom(
    entriesOf(data.boards).map(
      ([gid, board]) => [gid, board.paged.shown || board.paged.failed ? atOnce(board) : board] as const,
    ),
  ),
})

/** The 1 s is over: what waited for it is read. */
const due = (data: Announcements, id: string): Announcements => {
  const gid = id.slice('wait:board:'.length)
  return Gid.is(gid) && data.boards[gid] !== undefined
    ? inBoard(data, gid, (board) => ({ ...board, notBefore: null }))
    : data
}

export const reduceAnnouncements = (data: Announcements, heard: AnnouncementReducerInput): Announcements => {
  switch (heard.type) {
    case 'SignedIn':
    case 'VisitorEntered':
      return { ...noAnnouncements, me: heard.session.xid }
    case 'SessionEnded':
      return noAnnouncements
    // What changed while the chat service was away was told to nobody.
    case 'ChatServiceLogged':
    case 'NetworkOnline':
      return allAgain(data)
    case 'ShowAnnouncements':
      return inBoard(data, heard.gid, waiting(heard.at))
    case 'AlarmRang':
      return due(data, heard.ask.id)
    case 'RetryAnnouncements':
      return inBoard(data, heard.gid, (board) =>
        board.paged.shown ? { ...board, paged: requestNextPage(board.paged) } : atOnce(board),
      )
    case 'LoadMoreAnnouncements':
      return inBoard(data, heard.gid, (board) => ({ ...board, paged: requestNextPage(board.paged) }))
    case 'AnnouncementsChanged':
      return again(data, heard.gid)
    case 'AnnouncementsLoaded':
      return inBoard(data, heard.gid, (board) => ({
        ...board,
        paged: withLoadedPage(board.paged, heard.page, heard.size, heard.announcements, ({ id }) => id),
      }))
    case 'AnnouncementsNotLoaded':
      return inBoard(data, heard.gid, (board) => ({ ...board, paged: withFailedPage(board.paged) }))
    case 'ActOnAnnouncement':
      return data.acts.some(({ actId }) => actId === heard.actId)
        ? data
        : { ...data, acts: [...data.acts, { actId: heard.actId, act: heard.act }] }
    case 'AnnouncementActDone': {
      const { me } = data
      const kept = { ...data, acts: data.acts.filter(({ actId }) => actId !== heard.actId) }
      const board = data.boards[heard.act.gid]
      return me === null || board === undefined
        ? kept
        : inBoard(kept, heard.act.gid, () => ({
            ...board,
            paged: { ...board.paged, items: applyAnnouncementAction(board.paged.items, heard.act, me) },
          }))
    }
    case 'AnnouncementActNotDone':
      return { ...data, acts: data.acts.filter(({ actId }) => actId !== heard.actId) }
    default:
      return data
  }
}
