import * as t from 'io-ts'
import { ClientId, ConversationId, Gid } from '../../../domain/kernel/ids'
import { addIntervals, Intervals } from '../../../domain/kernel/intervals'
import { WholeNumber } from '../codecs/http-call'
import { eventFrameCodec, parseEventFrame } from './event-frame'
import { OptionalCount } from '../codecs/fields'
import { toListPage, toCompleteList } from '../codecs/list'
import { MessageWire } from '../entities/message'

/** decisions.md: the platform id of this client at the chat service. */
export const PLATFORM_ID = 5
/** No page and no push holds more. */
export const PAGE_LIMIT = 200

const request = { request_id: t.string }

/** The part of a message that depends on its kind. */
const ContentFields = { type: t.number, msg: t.string, picture: t.unknown, video: t.unknown, ext: t.UnknownRecord }

/** Ranges of seq, both ends included. */
const Ranges = new t.Type<Intervals, unknown>(
  'Ranges',
  Intervals.is,
  (u, context) => (Intervals.is(u) && u.length <= 10_000 ? t.success(addIntervals([], u)) : t.failure(u, context)),
  t.identity,
)

/**
 * What the client says to the simulator's chat service. The specs hide the vendor's wire, so this one is ours: JSON
 * frames
 * over a websocket of its own. `login` comes first; every other but `ping` is answered by an `ack` with its request_id.
 */
const imRequests = {
  login: eventFrameCodec('login', { token: t.string, platform_id: t.literal(PLATFORM_ID) }),
  ping: eventFrameCodec('ping', {}),
  send: eventFrameCodec('send', { ...request, conversation_id: ConversationId, client_id: ClientId, ...ContentFields }),
  /** The page that ends before `before`; the newest where it is `null`. */
  history: eventFrameCodec('history', {
    ...request,
    conversation_id: ConversationId,
    before: t.union([WholeNumber, t.null]),
    size: WholeNumber,
  }),
  range: eventFrameCodec('range', { ...request, conversation_id: ConversationId, from: WholeNumber, to: WholeNumber }),
  /** What changed of the messages of a conversation since that change. */
  changes: eventFrameCodec('changes', { ...request, conversation_id: ConversationId, since: WholeNumber }),
  /** Takes back a message of one's own. */
  revoke: eventFrameCodec('revoke', { ...request, conversation_id: ConversationId, seq: WholeNumber }),
  /** Gives a message of one's own other words. */
  edit: eventFrameCodec('edit', { ...request, conversation_id: ConversationId, seq: WholeNumber, msg: t.string }),
  /** Deletes a message from one's own view. */
  delete: eventFrameCodec('delete', { ...request, conversation_id: ConversationId, seq: WholeNumber }),
  /** Clears all up to that message from one's own view. */
  clear: eventFrameCodec('clear', { ...request, conversation_id: ConversationId, seq: WholeNumber }),
  /** Lets somebody in who asked, or not. */
  /** Where each conversation of this account ends, and how far it has been read. */
  positions: eventFrameCodec('positions', request),
  mark_read: eventFrameCodec('mark_read', { ...request, conversation_id: ConversationId, seq: WholeNumber }),
} as const

const { login, ping, send, history, range, changes, revoke, edit, clear, positions, mark_read } = imRequests
export const ImRequest = t.union(
  [login, ping, send, history, range, changes, revoke, edit, imRequests.delete, clear, positions, mark_read],
  'ImRequest',
)
export type ImRequest = t.TypeOf<typeof ImRequest>

/** `ack` carries an envelope as the API's answers do. A push holds the messages of one turn. */
export const ImAnswer = t.union(
  [
    eventFrameCodec('logged', {}),
    eventFrameCodec('refused', { msg: t.string }),
    eventFrameCodec('pong', {}),
    eventFrameCodec('ack', { request_id: t.string, code: t.number, msg: t.unknown, data: t.unknown }),
    eventFrameCodec('push', { messages: toListPage(MessageWire, PAGE_LIMIT) }),
    /** Messages as they are now, after something was done to them. */
    eventFrameCodec('changed', { messages: toListPage(MessageWire, PAGE_LIMIT) }),
    eventFrameCodec('gone', { conversation_id: ConversationId, ranges: Ranges }),
    /** Something was pinned or unpinned there. */
    eventFrameCodec('pins', { conversation_id: ConversationId }),
    /** A group has another announcement, or one is not what it was. */
    eventFrameCodec('announcements', { gid: Gid }),
    /** A group is not what it was, or somebody came or went; or it is there no more. */
    eventFrameCodec('group', { gid: Gid }),
    eventFrameCodec('kicked', {}),
  ],
  'ImAnswer',
)
export type ImAnswer = t.TypeOf<typeof ImAnswer>

/** `from`..`to` is what the page covers: it may be less than was asked for, so that it fits a frame. */
export const PageWire = t.type(
  { from: OptionalCount, to: OptionalCount, rev: OptionalCount, messages: toCompleteList(MessageWire, PAGE_LIMIT) },
  'Page',
)
/**
 * All changes up to `rev`, which may not be the last where they are many; `gone` is all that is gone for this account.
 */
export const ChangesWire = t.type(
  { rev: OptionalCount, messages: toCompleteList(MessageWire, PAGE_LIMIT), gone: Ranges },
  'Changes',
)
export const PositionsWire = t.type(
  {
    list: toCompleteList(
      t.type({
        conversation_id: ConversationId,
        max_seq: OptionalCount,
        read_seq: OptionalCount,
        unread: OptionalCount,
      }),
      1_000,
    ),
  },
  'Positions',
)

/** `null` for whatever is no such frame. */
export const readImRequest = parseEventFrame<ImRequest>(ImRequest)
export const readImAnswer = parseEventFrame<ImAnswer>(ImAnswer)
export const writeImRequest = (value: ImRequest): string => JSON.stringify(ImRequest.encode(value))
export const writeImAnswer = (value: ImAnswer): string => JSON.stringify(ImAnswer.encode(value))
