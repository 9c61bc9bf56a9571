import type { ConnectionMessage } from '../connection'
import { reducerWithEffects, type AlarmRang } from '../event-log'
import { Gid } from '../kernel/ids'
import { addMs, type Instant } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { withFailedPage, requestNextPage, requestFirstPage, withLoadedPage } from '../kernel/paged'
import { entriesOf, put, tableFrom } from '../kernel/table'
import { ACCOUNT_CHANGES, type SessionMessage } from '../session'
import { applyAnnouncementAction } from './announcement.actions'
import { Announcements, emptyBoard, noAnnouncements, type Board } from './announcement.data'
import { wantedAnnouncementEffects } from './announcement.effects'
import { announcementMessages, type AnnouncementMessage } from './announcement.messages'

type AnnouncementReducerInput = ReceivedMessage<AnnouncementMessage | SessionMessage | ConnectionMessage | AlarmRang>

/** The delay before announcements are loaded (spec 1 §9). */
const WAIT_MS = 1_000

const inBoard = (data: Announcements, gid: Gid, by: (board: Board) => Board): Announcements => ({
  ...data,
  boards: put(data.boards, gid, by(data.boards[gid] ?? emptyBoard)),
})

const waiting =
  (at: Instant) =>
  (board: Board): Board => ({ paged: requestFirstPage(board.paged), notBefore: addMs(at, WAIT_MS) })
const atOnce = (board: Board): Board => ({ paged: requestFirstPage(board.paged), notBefore: null })

/** Reloads the group's announcements, if they were requested before. */
const reload = (data: Announcements, gid: Gid): Announcements =>
  data.boards[gid] === undefined ? data : inBoard(data, gid, atOnce)

const reloadAll = (data: Announcements): Announcements => ({
  ...data,
  boards: tableFrom(
    entriesOf(data.boards).map(
      ([gid, board]) => [gid, board.paged.shown || board.paged.failed ? atOnce(board) : board] as const,
    ),
  ),
})

const afterDelay = (data: Announcements, id: string): Announcements => {
  const gid = id.slice('wait:board:'.length)
  return Gid.is(gid) && data.boards[gid] !== undefined
    ? inBoard(data, gid, (board) => ({ ...board, notBefore: null }))
    : data
}

const inSession = (data: Announcements, message: AnnouncementReducerInput): Announcements => {
  switch (message.type) {
    // No changes were pushed while the chat service was disconnected, so the boards are reloaded.
    case 'ChatServiceLoggedIn':
    case 'NetworkOnline':
      return reloadAll(data)
    case 'announcement/ShowAnnouncements':
      return inBoard(data, message.gid, waiting(message.at))
    case 'AlarmRang':
      return afterDelay(data, message.ask.id)
    case 'announcement/RetryAnnouncements':
      return inBoard(data, message.gid, (board) =>
        board.paged.shown ? { ...board, paged: requestNextPage(board.paged) } : atOnce(board),
      )
    case 'announcement/LoadMoreAnnouncements':
      return inBoard(data, message.gid, (board) => ({ ...board, paged: requestNextPage(board.paged) }))
    case 'announcement/AnnouncementsChanged':
      return reload(data, message.gid)
    case 'announcement/AnnouncementsLoaded':
      return inBoard(data, message.gid, (board) => ({
        ...board,
        paged: withLoadedPage(board.paged, message.page, message.size, message.announcements, ({ id }) => id),
      }))
    case 'announcement/AnnouncementsNotLoaded':
      return inBoard(data, message.gid, (board) => ({ ...board, paged: withFailedPage(board.paged) }))
    case 'announcement/PerformAnnouncementAction':
      return data.acts.some(({ actId }) => actId === message.actId)
        ? data
        : { ...data, acts: [...data.acts, { actId: message.actId, act: message.act }] }
    case 'announcement/AnnouncementActionDone': {
      const { me } = data
      const kept = { ...data, acts: data.acts.filter(({ actId }) => actId !== message.actId) }
      const board = data.boards[message.act.gid]
      return me === null || board === undefined
        ? kept
        : inBoard(kept, message.act.gid, () => ({
            ...board,
            paged: { ...board.paged, items: applyAnnouncementAction(board.paged.items, message.act, me) },
          }))
    }
    case 'announcement/AnnouncementActionFailed':
      return { ...data, acts: data.acts.filter(({ actId }) => actId !== message.actId) }
    default:
      return data
  }
}

const reduceAnnouncements = (data: Announcements, message: AnnouncementReducerInput): Announcements => {
  switch (message.type) {
    case 'SignedIn':
    case 'VisitorEntered':
      return { ...noAnnouncements, me: message.session.xid }
    case 'SessionEnded':
      return noAnnouncements
    default:
      return data.me === null ? data : inSession(data, message)
  }
}

/** Announcements of visited groups. Without a session, all other messages are ignored and nothing is requested. */
export const announcementReducer = reducerWithEffects('announcement/announcements', {
  initial: noAnnouncements,
  codec: Announcements,
  handles: [...Object.keys(announcementMessages), ...ACCOUNT_CHANGES, 'NetworkOnline', 'ChatServiceLoggedIn'],
  reduce: reduceAnnouncements,
  effects: wantedAnnouncementEffects,
})
