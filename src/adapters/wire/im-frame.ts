import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { ClientId, ConversationId } from '../../domain/kernel/ids'
import { Whole } from './call'
import { Count } from './fields'
import { FRAME_LIMIT, limitedJson } from './limited-json'
import { itemsOf } from './list'
import { CONTENT_TEXT, MessageWire } from './message'

/** decisions.md: the platform id of this client at the chat service. */
export const PLATFORM_ID = 5
/** No page and no push holds more. */
export const PAGE_LIMIT = 200

const frame = <N extends string, P extends t.Props>(event: N, data: P) =>
  t.strict({ event: t.literal(event), data: t.strict(data) }, event)

const request = { request_id: t.string }

/**
 * What the client says to the simulator's chat service. The specs hide the vendor's wire, so this one is ours: JSON frames
 * over a websocket of its own. `login` comes first; every other but `ping` is answered by an `ack` with its request_id.
 */
const imRequests = {
  login: frame('login', { token: t.string, platform_id: t.literal(PLATFORM_ID) }),
  ping: frame('ping', {}),
  send: frame('send', { ...request, conversation_id: ConversationId, client_id: ClientId,
    content_type: t.literal(CONTENT_TEXT), text: t.string }),
  /** The page that ends before `before`; the newest where it is `null`. */
  history: frame('history', { ...request, conversation_id: ConversationId, before: t.union([Whole, t.null]), size: Whole }),
  range: frame('range', { ...request, conversation_id: ConversationId, from: Whole, to: Whole }),
  /** Where each conversation of this account ends, and how far it has been read. */
  positions: frame('positions', request),
  mark_read: frame('mark_read', { ...request, conversation_id: ConversationId, seq: Whole }),
} as const

const { login, ping, send, history, range, positions, mark_read } = imRequests
export const ImRequest = t.union([login, ping, send, history, range, positions, mark_read], 'ImRequest')
export type ImRequest = t.TypeOf<typeof ImRequest>

/** `ack` carries an envelope as the API's answers do. A push holds the messages of one turn. */
export const ImAnswer = t.union([
  frame('logged', {}),
  frame('refused', { msg: t.string }),
  frame('pong', {}),
  frame('ack', { request_id: t.string, code: t.number, msg: t.unknown, data: t.unknown }),
  frame('push', { messages: itemsOf(MessageWire, PAGE_LIMIT) }),
  frame('kicked', {}),
], 'ImAnswer')
export type ImAnswer = t.TypeOf<typeof ImAnswer>

/** `from`..`to` is what the page covers: it may be less than was asked for, so that it fits a frame. */
export const PageWire = t.type({ from: Count, to: Count, messages: itemsOf(MessageWire, PAGE_LIMIT) }, 'Page')
export const PositionsWire = t.type({ list: itemsOf(t.type({
  conversation_id: ConversationId, max_seq: Count, read_seq: Count, unread: Count,
}), 1_000) }, 'Positions')

const readFrame = <A>(codec: t.Type<A, unknown, unknown>) => (text: string | null): A | null => {
  const json = text === null ? E.left('Binary') : limitedJson(text, FRAME_LIMIT)
  const read = E.isLeft(json) ? null : codec.decode(json.right)
  return read === null || E.isLeft(read) ? null : read.right
}

/** `null` for whatever is no such frame. */
export const readImRequest = readFrame<ImRequest>(ImRequest)
export const readImAnswer = readFrame<ImAnswer>(ImAnswer)
export const writeImRequest = (value: ImRequest): string => JSON.stringify(ImRequest.encode(value))
export const writeImAnswer = (value: ImAnswer): string => JSON.stringify(ImAnswer.encode(value))
