import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { ChatMessage, ConversationSummary } from '../../../domain/chat'
import { malformed, type Failure } from '../../../domain/kernel/failure'
import type { TencentConnection } from './tencent-connection'

const Row = t.type({ conversationID: t.string, unreadCount: t.number, lastMessage: t.unknown })
type Row = t.TypeOf<typeof Row>
export type VendorRows = ReadonlyMap<string, Row>
const Rows = t.type({ data: t.type({ conversationList: t.unknown }) })

const Last = t.type({ lastSequence: t.number })
/** The sequence number of a group's last message, equal for all members. An unknown number gives 0. */
export const lastSequenceOf = (row: Row | undefined): number =>
  Last.is(row?.lastMessage) ? row.lastMessage.lastSequence : 0

/** The vendor's conversations by the vendor's ids. If the account has no conversations, the vendor returns no list. */
export const rowsOf = (service: TencentConnection): TE.TaskEither<Failure, VendorRows> =>
  pipe(
    service.ask((sdk) => sdk.getConversationList()),
    TE.chain((answer) => (Rows.is(answer) ? TE.right(answer.data.conversationList) : TE.left(malformed))),
    TE.map((list) => new Map((Array.isArray(list) ? list.filter(Row.is) : []).map((row) => [row.conversationID, row]))),
  )

/** The summary of the REST API, with the latest message and unread count of the chat service. */
export const withReadPosition = (
  summary: ConversationSummary,
  row: Row | undefined,
  latest: ChatMessage | null,
): ConversationSummary => {
  const maxSeq = latest?.seq ?? 0
  const unread = Math.min(maxSeq, Math.max(0, Math.trunc(row?.unreadCount ?? 0)))
  return { ...summary, latest, maxSeq, unread, readSeq: maxSeq - unread }
}
