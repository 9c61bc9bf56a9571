import type { ConversationId, Gid, Uid, Xid } from '../kernel/ids'
import type { ChatMessage } from './chat'
import { wordsIn } from './content'
import { conversationIn } from './chat.data'
import type { chatUnit } from './chat.machine'

export interface MessageAlert {
  readonly conversationId: ConversationId
  readonly gid: Gid | null
  /** Whom a direct chat is with. */
  readonly uid: Uid | null
  readonly title: string
  readonly body: string
}

const bodyOf = ({ from, content }: ChatMessage): string => (wordsIn(content) === '' ? from.name : `${from.name}: ${wordsIn(content)}`)

/** What to tell of messages that came in: the last that is news to me, of a conversation that is not muted. */
export const alertFor = (
  { context: { chat } }: typeof chatUnit.initial, messages: readonly ChatMessage[], me: Xid,
): MessageAlert | null => {
  const isNews = ({ conversationId, seq, from }: ChatMessage): boolean => {
    const { listed, readSeq } = conversationIn(chat, conversationId)
    return from.xid !== me && listed !== null && !listed.muted && seq > readSeq
  }
  const last = messages.findLast(isNews)
  const listed = last === undefined ? null : conversationIn(chat, last.conversationId).listed
  return last === undefined || listed === null ? null
    : { conversationId: last.conversationId, gid: listed.gid, uid: listed.peer?.uid ?? null, title: listed.name, body: bodyOf(last) }
}
