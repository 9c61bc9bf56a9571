import { ConversationId, type ClientId } from '../kernel/ids'
import { addMs, type Instant } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { entriesOf, keysOf, tableFrom } from '../kernel/table'
import { withActionDone, withActionDue, withAction, type ConversationAction } from './chat.actions'
import { takeGone } from './timeline/chat.incoming'
import { withPins } from './timeline/chat.changes'
import { dropConfirmedPins, dropConfirmed } from './outbox/chat.optimistic'
import { conversationIn, withoutFetch, RETRY_MS, setConversation, withFetch, type Chat } from './chat.data'
import { notToOpen } from './listing/chat.direct'
import { listAnew } from './listing/chat.listing'
import type { ChatLogMessage } from './chat.messages'
import type { NotSent, OutboxItem } from './outbox/chat.outbox'

type Sent = Pick<Extract<ChatLogMessage, { type: 'chat/SendMessage' }>, 'clientId' | 'conversationId' | 'content'>

export const pinsAgain = (chat: Chat, conversationId: ConversationId): Chat =>
  conversationIn(chat, conversationId).pins === null
    ? chat
    : withFetch(chat, { kind: 'pins', conversationId, notBefore: null })

export const takePins = (
  chat: Chat,
  { ask: { id }, conversationId, messages }: ReceivedMessage<Extract<ChatLogMessage, { type: 'chat/PinsListed' }>>,
): Chat => {
  const taken = setConversation(
    withoutFetch(chat, id),
    conversationId,
    withPins(conversationIn(chat, conversationId), messages),
  )
  return dropConfirmedPins(taken, conversationId)
}

export const performed = (chat: Chat, actId: ClientId, act: ConversationAction): Chat => {
  const prepared = act.kind === 'deleteChat' ? notToOpen(chat, act.conversationId) : chat
  return { ...prepared, acts: withAction(prepared.acts, actId, act) }
}

/**
 * Records a deletion at once: the push of the deletion may be missed, and an older page must not restore the message.
 */
export const takeDone = (
  chat: Chat,
  { actId, act }: ReceivedMessage<Extract<ChatLogMessage, { type: 'chat/ChatActionDone' }>>,
): Chat => {
  const { conversationId } = act
  const done =
    act.kind === 'delete' || act.kind === 'deleteForAll' ? takeGone(chat, conversationId, [[act.seq, act.seq]]) : chat
  const settled = dropConfirmed({ ...done, acts: withActionDone(done.acts, actId) })
  return act.kind === 'pin' ? pinsAgain(settled, conversationId) : settled
}

/** Reads again everything that the service pushes: the list, and every opened conversation. */
export const refresh = (chat: Chat): Chat =>
  keysOf(chat.opened)
    .filter(ConversationId.is)
    .reduce((acc, conversationId) => {
      const { rev } = conversationIn(acc, conversationId)
      const newest = withFetch(pinsAgain(acc, conversationId), { kind: 'newest', conversationId, notBefore: null })
      return rev === null ? newest : withFetch(newest, { kind: 'changes', conversationId, since: rev, notBefore: null })
    }, listAnew(chat))

/** Ends all waits for a retry. These waits belong to a lost connection, and perhaps to a tab with a wrong clock. */
export const atOnce = (chat: Chat): Chat => ({
  ...chat,
  work: tableFrom(
    entriesOf(chat.work).map(
      ([id, pending]) => [id, pending.notBefore === null ? pending : { ...pending, notBefore: null }] as const,
    ),
  ),
  acts: chat.acts.map((action) => (action.notBefore === null ? action : { ...action, notBefore: null })),
  outbox: {
    ...chat.outbox,
    items: chat.outbox.items.map((item) => (item.notBefore === null ? item : { ...item, notBefore: null })),
  },
})

/**
 * After an unreadable response, the client does not know whether the server has the message. An automatic retry would
 * not help.
 */
export const notSent = (failure: NotSent, at: Instant): Partial<OutboxItem> =>
  failure._tag === 'Unreachable'
    ? { notBefore: addMs(at, RETRY_MS), isTried: true }
    : failure._tag === 'Malformed'
      ? { failure, isTried: true }
      : { failure }

export const rang = (chat: Chat, id: string): Chat => {
  const work = chat.work[id]
  if (work !== undefined) return withFetch(chat, { ...work, notBefore: null })
  const acts = withActionDue(chat.acts, id.replace(/^act:/, ''))
  const items = chat.outbox.items.map((item) => (id === `send:${item.clientId}` ? { ...item, notBefore: null } : item))
  return { ...chat, acts, outbox: { ...chat.outbox, items } }
}

/** If the lookup finds neither group nor space, the link is sent as plain text (spec 1 §5). */
export const foundBy = ({
  group,
  space,
}: Extract<ChatLogMessage, { type: 'chat/LinkLookedUp' }>): Partial<OutboxItem> => {
  if (group !== null) return { lookup: null, content: { kind: 'groupInvite', group } }
  return space === null ? { lookup: null } : { lookup: null, content: { kind: 'space', space } }
}

export const newItem = (
  { clientId, conversationId, content, at }: ReceivedMessage<Sent>,
  { lookup = null, awaitsFiles = false, isTried = false }: Partial<OutboxItem> = {},
): OutboxItem => ({
  clientId,
  conversationId,
  content,
  at,
  notBefore: null,
  failure: null,
  lookup,
  awaitsFiles,
  isTried,
})

export const inOutbox = (chat: Chat, by: (outbox: Chat['outbox']) => Chat['outbox']): Chat => ({
  ...chat,
  outbox: by(chat.outbox),
})
