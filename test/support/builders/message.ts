import { plainText, type ChatMessage, type Content } from '../../../src/domain/chat'
import { ClientId, ConversationId, MessageId } from '../../../src/domain/kernel/ids'
import { noonPlus } from './instant'
import { made } from './made'
import { ben, sender, type Person } from './person'

export const lounge = made(ConversationId, 'sg_12345678')
export const kitchen = made(ConversationId, 'sg_87654321')
export const clientId = (text: string): ClientId => made(ClientId, text)

interface Written {
  readonly seq: number
  readonly by?: Person
  readonly in?: ConversationId
  readonly clientId?: ClientId | null
  readonly text?: string
  readonly content?: Content
  readonly rev?: number
}

/** A message as the chat service delivers it. */
export const messageOf = ({
  seq,
  by = ben,
  in: conversationId = lounge,
  clientId: own = null,
  text = `no ${seq}`,
  content,
  rev = 0,
}: Written): ChatMessage => ({
  id: made(MessageId, `m-${conversationId}-${seq}`),
  conversationId,
  seq,
  clientId: own,
  from: sender(by),
  at: noonPlus(seq),
  content: content ?? plainText(text),
  rev,
  reactions: [],
})

export const messagesOf = (...seqs: readonly number[]): readonly ChatMessage[] => seqs.map((seq) => messageOf({ seq }))
