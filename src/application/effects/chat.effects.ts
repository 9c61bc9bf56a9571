import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { AccountMessage } from '../../domain/account-log'
import { chatEffects } from '../../domain/chat'
import type { Failure } from '../../domain/kernel/failure'
import type { ConversationId, Xid } from '../../domain/kernel/ids'
import type { AskRef } from '../../domain/kernel/message'
import { acting, answering, reading } from '../effect'
import type { Ports } from '../ports'
import type { Page } from '../ports/conversations'

/** spec 1 §9: messages a page. */
const HISTORY_PAGE = 10

/** History upwards comes from this browser's archive where it is there without a hole, else from the chat service. */
const pull = ({ archive, conversations }: Ports, me: Xid | null) =>
  ({ conversationId, before }: { conversationId: ConversationId, before: number | null }): TaskEither<Failure, Page> =>
    async () => {
      if (before !== null && me !== null) {
        const kept = await archive.page(me, conversationId, before, HISTORY_PAGE)()
        if (E.isRight(kept) && kept.right.messages.length > 0) return E.right(kept.right)
      }
      return conversations.history(conversationId, before, HISTORY_PAGE)()
    }

interface Where { readonly conversationId: ConversationId }

const pulled = ({ from, to, messages, rev }: Page, { conversationId }: Where, ask: AskRef): AccountMessage =>
  ({ type: 'HistoryPulled', ask, conversationId, from, to, messages, rev })
const notPulled = (failure: Failure, { conversationId }: Where, ask: AskRef): AccountMessage =>
  ({ type: 'HistoryNotPulled', ask, conversationId, failure })

export const makeChatEffects = (ports: Ports, me: () => Xid | null) => ({
  listConversations: reading(chatEffects.listConversations, answering(
    () => ports.conversations.list(),
    (conversations, _, ask): AccountMessage => ({ type: 'ConversationsListed', ask, conversations }),
    (failure, _, ask): AccountMessage => ({ type: 'ConversationsNotListed', ask, failure }),
  )),
  pullHistory: reading(chatEffects.pullHistory, answering(
    (input: t.TypeOf<typeof chatEffects.pullHistory>) => pull(ports, me())(input), pulled, notPulled)),
  pullRange: reading(chatEffects.pullRange, answering(
    ({ conversationId, from, to }: t.TypeOf<typeof chatEffects.pullRange>) => ports.conversations.range(conversationId, from, to), pulled, notPulled)),
  pullChanges: reading(chatEffects.pullChanges, answering(
    ({ conversationId, since }) => ports.conversations.changes(conversationId, since),
    ({ rev, messages, gone }, { conversationId, since }, ask): AccountMessage =>
      ({ type: 'ChangesPulled', ask, conversationId, since, rev, messages, gone }),
    (failure, _, ask): AccountMessage => ({ type: 'ChangesNotPulled', ask, failure }),
  )),
  performAct: acting(chatEffects.performAct, answering(
    ({ act }) => ports.conversations.perform(act),
    (_, { actId, act }, ask): AccountMessage => ({ type: 'ActDone', ask, actId, act }),
    (failure, { actId, act }, ask): AccountMessage => ({ type: 'ActNotDone', ask, actId, act, failure }),
  )),
  listPins: reading(chatEffects.listPins, answering(
    ({ conversationId }) => ports.conversations.pinned(conversationId),
    (messages, { conversationId }, ask): AccountMessage => ({ type: 'PinsListed', ask, conversationId, messages }),
    (failure, _, ask): AccountMessage => ({ type: 'PinsNotListed', ask, failure }),
  )),
  markRead: acting(chatEffects.markRead, answering(
    ({ conversationId, seq }) => ports.conversations.markRead(conversationId, seq),
    (_, { conversationId, seq }, ask): AccountMessage => ({ type: 'ReadMarked', ask, conversationId, seq }),
    (failure, { conversationId, seq }, ask): AccountMessage =>
      ({ type: 'ReadNotMarked', ask, conversationId, seq, failure }),
  )),
  sendMessage: acting(chatEffects.sendMessage, answering(
    (message) => ports.conversations.send(message),
    (message, { clientId }, ask): AccountMessage => ({ type: 'MessageSent', ask, clientId, message }),
    (failure, { clientId }, ask): AccountMessage => ({ type: 'MessageNotSent', ask, clientId, failure }),
  )),
})
