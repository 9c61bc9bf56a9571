import * as t from 'io-ts'
import { BodyText, IdText, LinkText, boundedJson } from '../codecs/bounded'
import { ClientId, ConversationId, Gid } from '../../../domain/kernel/ids'
import { addIntervals, Intervals } from '../../../domain/kernel/intervals'
import { WholeNumber } from '../codecs/http-call'
import { eventFrameCodec, parseEventFrame } from './event-frame'
import { OptionalCount } from '../codecs/fields'
import { toListPage, toCompleteList } from '../codecs/list'
import { MessageWire } from '../entities/message'

/** This client's platform id at the chat service (decisions.md). */
export const PLATFORM_ID = 5
/** The most messages in a page or a pushed frame. */
export const PAGE_LIMIT = 200

const request = { request_id: IdText }

/** The largest picture or video fields of a message, and its largest further fields, in UTF-16 units of JSON. */
const MediaFields = boundedJson(8_192)
const Ext = t.intersection([t.UnknownRecord, boundedJson(65_536)])
/** The fields of a message that depend on the message's kind. */
const ContentFields = { type: t.number, msg: BodyText, picture: MediaFields, video: MediaFields, ext: Ext }

/** Ranges of seqs. A range includes both ends. */
const Ranges = new t.Type<Intervals, unknown>(
  'Ranges',
  Intervals.is,
  (u, context) => (Intervals.is(u) && u.length <= 10_000 ? t.success(addIntervals([], u)) : t.failure(u, context)),
  t.identity,
)

/**
 * Requests to the simulator's chat service. The specs hide the vendor's protocol, so this protocol is this product's
 * own: JSON frames over a separate websocket. `login` is the first frame. The server answers each request except
 * `login` and `ping` with an `ack` that has the same request_id.
 */
export const imRequests = {
  login: eventFrameCodec('login', { token: LinkText, platform_id: t.literal(PLATFORM_ID) }),
  ping: eventFrameCodec('ping', {}),
  send: eventFrameCodec('send', { ...request, conversation_id: ConversationId, client_id: ClientId, ...ContentFields }),
  /** Requests the page of messages that ends before `before`. `null` requests the newest page. */
  history: eventFrameCodec('history', {
    ...request,
    conversation_id: ConversationId,
    before: t.union([WholeNumber, t.null]),
    size: WholeNumber,
  }),
  range: eventFrameCodec('range', { ...request, conversation_id: ConversationId, from: WholeNumber, to: WholeNumber }),
  /** Requests the messages of a conversation that changed after revision `since`. */
  changes: eventFrameCodec('changes', { ...request, conversation_id: ConversationId, since: WholeNumber }),
  /** Recalls a message of the account. */
  revoke: eventFrameCodec('revoke', { ...request, conversation_id: ConversationId, seq: WholeNumber }),
  /** Replaces the text of a message of the account. */
  edit: eventFrameCodec('edit', { ...request, conversation_id: ConversationId, seq: WholeNumber, msg: BodyText }),
  /** Deletes a message from the account's view only. */
  delete: eventFrameCodec('delete', { ...request, conversation_id: ConversationId, seq: WholeNumber }),
  /** Clears all messages up to `seq` from the account's view only. */
  clear: eventFrameCodec('clear', { ...request, conversation_id: ConversationId, seq: WholeNumber }),
  /** Requests the last seq and the read position of each conversation. */
  positions: eventFrameCodec('positions', request),
  mark_read: eventFrameCodec('mark_read', { ...request, conversation_id: ConversationId, seq: WholeNumber }),
} as const

const { login, ping, send, history, range, changes, revoke, edit, clear, positions, mark_read } = imRequests
export const ImRequest = t.union(
  [login, ping, send, history, range, changes, revoke, edit, imRequests.delete, clear, positions, mark_read],
  'ImRequest',
)
export type ImRequest = t.TypeOf<typeof ImRequest>

/** An `ack` contains the same envelope as the API's responses. A `push` contains new messages. */
export const ImAnswer = t.union(
  [
    eventFrameCodec('logged', {}),
    eventFrameCodec('refused', { msg: t.string }),
    eventFrameCodec('pong', {}),
    eventFrameCodec('ack', { request_id: t.string, code: t.number, msg: t.unknown, data: t.unknown }),
    eventFrameCodec('push', { messages: toListPage(MessageWire, PAGE_LIMIT) }),
    /** The current versions of messages that changed. */
    eventFrameCodec('changed', { messages: toListPage(MessageWire, PAGE_LIMIT) }),
    eventFrameCodec('gone', { conversation_id: ConversationId, ranges: Ranges }),
    /** The pins of the conversation changed. */
    eventFrameCodec('pins', { conversation_id: ConversationId }),
    /** An announcement of the group was added or changed. */
    eventFrameCodec('announcements', { gid: Gid }),
    /** The group or its members changed, or the group was dissolved. */
    eventFrameCodec('group', { gid: Gid }),
    /** The owner or an admin removed the member from the group. */
    eventFrameCodec('removed', { gid: Gid }),
    eventFrameCodec('kicked', {}),
  ],
  'ImAnswer',
)
export type ImAnswer = t.TypeOf<typeof ImAnswer>

/**
 * Messages of a conversation. The response covers the seqs from `from` to `to`. This range may be smaller than the
 * requested range, because a response must fit into one frame.
 */
export const PageWire = t.type(
  { from: OptionalCount, to: OptionalCount, rev: OptionalCount, messages: toCompleteList(MessageWire, PAGE_LIMIT) },
  'Page',
)
/**
 * All changes up to revision `rev`. If the changes do not fit into one frame, `rev` is not the last revision, and a
 * further request reads the rest. `gone` contains all messages that are deleted for this account.
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

/** Returns `null` for a frame that is not a valid request. */
export const readImRequest = parseEventFrame<ImRequest>(ImRequest)
export const readImAnswer = parseEventFrame<ImAnswer>(ImAnswer)
export const writeImRequest = (value: ImRequest): string => JSON.stringify(ImRequest.encode(value))
export const writeImAnswer = (value: ImAnswer): string => JSON.stringify(ImAnswer.encode(value))
