import type { ConversationId, Gid, Uid, Xid } from '../../kernel/ids'
import { seqGet } from '../../kernel/seq-map'
import type { ChatMessage } from '../chat'
import { wordsIn } from '../content'
import { conversationIn } from '../chat.data'
import type { chatReducer } from '../chat.reducer'

export interface MessageAlert {
  readonly conversationId: ConversationId
  readonly seq: number
  readonly gid: Gid | null
  readonly uid: Uid | null
  readonly title: string
  readonly body: string
}

interface MessageFacts {
  readonly isOwn: boolean
  readonly isRead: boolean
  readonly chat: 'listed' | 'muted' | 'unlisted'
}

const bodyOf = ({ from, content }: ChatMessage): string =>
  wordsIn(content) === '' ? from.name : `${from.name}: ${wordsIn(content)}`

/** The alert for new messages. The alert describes the last message for which `tells` returns `true`. */
export const alertFor = (
  { data: chat }: typeof chatReducer.initial,
  messages: readonly ChatMessage[],
  me: Xid,
  tells: (facts: MessageFacts) => boolean,
): MessageAlert | null => {
  const last = messages.findLast(({ conversationId, seq, from }) => {
    const { listed, readSeq } = conversationIn(chat, conversationId)
    return tells({
      isOwn: from.xid === me,
      isRead: seq <= readSeq,
      chat: listed === null ? 'unlisted' : listed.muted ? 'muted' : 'listed',
    })
  })
  const listed = last === undefined ? null : conversationIn(chat, last.conversationId).listed
  return last === undefined || listed === null
    ? null
    : {
        conversationId: last.conversationId,
        seq: last.seq,
        gid: listed.gid,
        uid: listed.peer?.uid ?? null,
        title: listed.name,
        body: bodyOf(last),
      }
}

/**
 * Whether no browser of this account has read the message, nobody has recalled the message, and its chat is neither
 * muted nor left.
 */
export const isStillUnread = (
  { data: chat }: typeof chatReducer.initial,
  { conversationId, seq }: Pick<MessageAlert, 'conversationId' | 'seq'>,
): boolean => {
  const { listed, readSeq, timeline } = conversationIn(chat, conversationId)
  return (
    listed !== null && !listed.muted && seq > readSeq && seqGet(timeline.messages, seq)?.content.kind !== 'recalled'
  )
}
