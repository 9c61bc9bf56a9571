import * as t from 'io-ts'
import { ClientId, ConversationId, Gid } from '../../domain/kernel/ids'
import { addIntervals, Intervals } from '../../domain/kernel/intervals'
import { Whole } from './call'
import { frame, readFrame } from './event-frame'
import { ToldCount } from './fields'
import { itemsOf, wholeItemsOf } from './list'
import { MessageWire } from './message'

/** decisions.md: the platform id of this client at the chat service. */
export const PLATFORM_ID = 5
/** No page and no push holds more. */
export const PAGE_LIMIT = 200

const request = { request_id: t.string }

/** The part of a message that depends on its kind. */
const ContentFields = { type: t.number, msg: t.string, picture: t.unknown, video: t.unknown, ext: t.UnknownRecord }

/** Ranges of seq, both ends included. */
const Ranges = new t.Type<Intervals, unknown>('Ranges', Intervals.is,
  (u, context) => (Intervals.is(u) && u.length <= 10_000 ? t.success(addIntervals([], u)) : t.failure(u, context)), t.identity)

/**
 * What the client says to the simulator's chat service. The specs hide the vendor's wire, so this one is ours: JSON frames
 * over a websocket of its own. `login` comes first; every other but `ping` is answered by an `ack` with its request_id.
 */
const imRequests = {
  login: frame('login', { token: t.string, platform_id: t.literal(PLATFORM_ID) }),
  ping: frame('ping', {}),
  send: frame('send', { ...request, conversation_id: ConversationId, client_id: ClientId,
    ...ContentFields }),
  /** The page that ends before `before`; the newest where it is `null`. */
  history: frame('history', { ...request, conversation_id: ConversationId, before: t.union([Whole, t.null]), size: Whole }),
  range: frame('range', { ...request, conversation_id: ConversationId, from: Whole, to: Whole }),
  /** What changed of the messages of a conversation since that change. */
  changes: frame('changes', { ...request, conversation_id: ConversationId, since: Whole }),
  /** Takes back a message of one's own. */
  revoke: frame('revoke', { ...request, conversation_id: ConversationId, seq: Whole }),
  /** Gives a message of one's own other words. */
  edit: frame('edit', { ...request, conversation_id: ConversationId, seq: Whole, msg: t.string }),
  /** Deletes a message from one's own view. */
  delete: frame('delete', { ...request, conversation_id: ConversationId, seq: Whole }),
  /** Clears all up to that message from one's own view. */
  clear: frame('clear', { ...request, conversation_id: ConversationId, seq: Whole }),
  /** Lets somebody in who asked, or not. */
  /** Where each conversation of this account ends, and how far it has been read. */
  positions: frame('positions', request),
  mark_read: frame('mark_read', { ...request, conversation_id: ConversationId, seq: Whole }),
} as const

const { login, ping, send, history, range, changes, revoke, edit, clear, positions, mark_read } = imRequests
export const ImRequest = t.union(
  [login, ping, send, history, range, changes, revoke, edit, imRequests.delete, clear, positions, mark_read], 'ImRequest')
export type ImRequest = t.TypeOf<typeof ImRequest>

/** `ack` carries an envelope as the API's answers do. A push holds the messages of one turn. */
export const ImAnswer = t.union([
  frame('logged', {}),
  frame('refused', { msg: t.string }),
  frame('pong', {}),
  frame('ack', { request_id: t.string, code: t.number, msg: t.unknown, data: t.unknown }),
  frame('push', { messages: itemsOf(MessageWire, PAGE_LIMIT) }),
  /** Messages as they are now, after something was done to them. */
  frame('changed', { messages: itemsOf(MessageWire, PAGE_LIMIT) }),
  frame('gone', { conversation_id: ConversationId, ranges: Ranges }),
  /** Something was pinned or unpinned there. */
  frame('pins', { conversation_id: ConversationId }),
  /** A group has another announcement, or one is not what it was. */
  frame('announcements', { gid: Gid }),
  /** A group is not what it was, or somebody came or went; or it is there no more. */
  frame('group', { gid: Gid }),
  frame('kicked', {}),
], 'ImAnswer')
export type ImAnswer = t.TypeOf<typeof ImAnswer>

/** `from`..`to` is what the page covers: it may be less than was asked for, so that it fits a frame. */
export const PageWire = t.type({ from: ToldCount, to: ToldCount, rev: ToldCount, messages: wholeItemsOf(MessageWire, PAGE_LIMIT) }, 'Page')
/** All changes up to `rev`, which may not be the last where they are many; `gone` is all that is gone for this account. */
export const ChangesWire = t.type({ rev: ToldCount, messages: wholeItemsOf(MessageWire, PAGE_LIMIT), gone: Ranges }, 'Changes')
export const PositionsWire = t.type({ list: wholeItemsOf(t.type({
  conversation_id: ConversationId, max_seq: ToldCount, read_seq: ToldCount, unread: ToldCount,
}), 1_000) }, 'Positions')

/** `null` for whatever is no such frame. */
export const readImRequest = readFrame<ImRequest>(ImRequest)
export const readImAnswer = readFrame<ImAnswer>(ImAnswer)
export const writeImRequest = (value: ImRequest): string => JSON.stringify(ImRequest.encode(value))
export const writeImAnswer = (value: ImAnswer): string => JSON.stringify(ImAnswer.encode(value))
