import * as fc from 'fast-check'
import { plainText, chatReducer } from '../../src/domain/chat'
import type { AccountMessage } from '../../src/domain/features'
import { reduceEntry } from '../../src/domain/event-log/reducer'
import { clientId, lounge, messageOf } from '../support/builders/message'
import { noonPlus } from '../support/builders/instant'
import { ann, ben } from '../support/builders/person'
import { sessionId, sessionOf } from '../support/builders/session'
import { summaryOf } from '../support/builders/summary'

export type State = typeof chatReducer.initial
export const ask = (id: string) => ({ unit: 'chat/chat', id, seq: 0 })
export const heardIn = (state: State, messages: readonly AccountMessage[]): State =>
  messages.reduce(
    (acc, message, i) => reduceEntry(chatReducer, acc, { seq: i + 1, at: noonPlus(i), from: null, message }),
    state,
  )

/** The messages on the server. Ann wrote some of them, and the first of those are still in her outbox. */
export const worlds = fc
  .record({
    mine: fc.array(fc.boolean(), { minLength: 1, maxLength: 14 }),
    listedTo: fc.nat(6),
    readTo: fc.nat(6),
    waiting: fc.nat(3),
  })
  .map(({ mine, listedTo, readTo, waiting }) => {
    const messages = mine.map((isMine, i) =>
      messageOf({
        seq: i + 1,
        by: isMine ? ann : ben,
        clientId: isMine ? clientId(`c${i + 1}`) : null,
      }),
    )
    const maxSeq = Math.min(listedTo, messages.length)
    const readSeq = Math.min(readTo, maxSeq)
    return {
      messages,
      maxSeq,
      readSeq,
      unread: messages.filter(({ seq, from }) => seq > readSeq && seq <= maxSeq && from.xid !== ann.xid).length,
      waiting: messages
        .flatMap((one) => (one.clientId === null || one.seq <= maxSeq ? [] : [one.clientId]))
        .slice(0, waiting + 1),
    }
  })
export type World = typeof worlds extends fc.Arbitrary<infer W> ? W : never

export const before = ({ maxSeq, readSeq, unread, waiting }: World): State =>
  heardIn(chatReducer.initial, [
    { type: 'SignedIn', session: sessionOf(ann) },
    {
      type: 'ChatServiceLoggedIn',
      ask: { unit: 'connection/chatService', id: 'joinChatService', seq: 1 },
      sessionId: sessionId('s-1'),
    },
    { type: 'chat/ConversationsListed', ask: ask('list'), conversations: [summaryOf({ maxSeq, readSeq, unread })] },
    ...waiting.map((id): AccountMessage => ({
      type: 'chat/SendMessage',
      conversationId: lounge,
      clientId: id,
      content: plainText('hi'),
    })),
  ])
