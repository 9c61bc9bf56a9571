import type { ChatFact } from '../../src/application/ports/conversations'
import type { ChatMessage } from '../../src/domain/chat'
import type { factsFrom } from './contract-subject'

/** The last published state of the message with that number, once `isDone` accepts a state. */
export const publishedState = async (
  facts: ReturnType<typeof factsFrom<ChatFact>>,
  seq: number,
  isDone: (message: ChatMessage) => boolean,
): Promise<ChatMessage | undefined> => {
  const last = () =>
    facts.heard
      .flatMap((fact) => (fact.type === 'chat/MessagesChanged' ? fact.messages : []))
      .findLast((message) => message.seq === seq)
  await facts.until(() => {
    const message = last()
    return message !== undefined && isDone(message)
  })
  return last()
}
