import * as t from 'io-ts'
import { alarmInput, type EffectRequestOf } from '../kernel/effect'
import { ClientId, ConversationId, Uid } from '../kernel/ids'
import type { Instant } from '../kernel/instant'
import { entriesOf } from '../kernel/table'
import { ConversationAction, nextActions } from './chat.actions'
import type { Chat } from './chat.data'
import { heads } from './outbox/chat.outbox'
import type { PendingFetch } from './chat.fetches'
import { Content } from './content'

export const chatEffects = {
  listConversations: t.strict({}),
  openDirect: t.strict({ uid: Uid }),
  /** Reads the newest page if `before` is `null`, else the page that ends before that seq. */
  pullHistory: t.strict({ conversationId: ConversationId, before: t.union([t.number, t.null]) }),
  pullRange: t.strict({ conversationId: ConversationId, from: t.number, to: t.number }),
  markRead: t.strict({ conversationId: ConversationId, seq: t.number }),
  sendMessage: t.strict({ conversationId: ConversationId, clientId: ClientId, content: Content }),
  lookUpLink: t.strict({ clientId: ClientId, key: t.string }),
  pullChanges: t.strict({ conversationId: ConversationId, since: t.number }),
  listPins: t.strict({ conversationId: ConversationId }),
  performAction: t.strict({ actId: ClientId, act: ConversationAction }),
  alarm: alarmInput,
}

type ChatEffectRequest = EffectRequestOf<typeof chatEffects>

const requestOf = (id: string, work: PendingFetch): ChatEffectRequest => {
  switch (work.kind) {
    case 'list':
    case 'found':
      return ['listConversations', { id, input: {} }]
    case 'direct':
      return ['openDirect', { id, input: { uid: work.uid } }]
    case 'newest':
      return ['pullHistory', { id, input: { conversationId: work.conversationId, before: null } }]
    case 'older':
      return ['pullHistory', { id, input: { conversationId: work.conversationId, before: work.before } }]
    case 'hole':
    case 'around':
      return ['pullRange', { id, input: { conversationId: work.conversationId, from: work.from, to: work.to } }]
    case 'changes':
      return ['pullChanges', { id, input: { conversationId: work.conversationId, since: work.since } }]
    case 'pins':
      return ['listPins', { id, input: { conversationId: work.conversationId } }]
    case 'read':
      return ['markRead', { id, input: { conversationId: work.conversationId, seq: work.seq } }]
  }
}

const wait = (id: string, at: Instant): ChatEffectRequest => ['alarm', { id: `wait:${id}`, input: { at } }]

/**
 * The effects that the data needs. All effects except `older` run only while the chat service is logged in. `older`
 * always runs, because this browser's archive may contain the older messages.
 */
export const wantedChatEffects = (chat: Chat): readonly ChatEffectRequest[] => {
  const live = chat.connection === 'live'
  const work = entriesOf(chat.work).flatMap(([id, pending]) =>
    !live && pending.kind !== 'older'
      ? []
      : [pending.notBefore === null ? requestOf(id, pending) : wait(id, pending.notBefore)],
  )
  const sends = !live
    ? []
    : heads(chat.outbox).flatMap((item): ChatEffectRequest[] => {
        const id = `send:${item.clientId}`
        if (item.failure !== null || item.awaitsFiles) return []
        if (item.notBefore !== null) return [wait(id, item.notBefore)]
        const { conversationId, clientId, content, lookup } = item
        if (lookup !== null) return [['lookUpLink', { id: `look:${clientId}`, input: { clientId, key: lookup } }]]
        return [['sendMessage', { id, input: { conversationId, clientId, content } }]]
      })
  const acts = !live
    ? []
    : nextActions(chat.acts).map(({ actId, act, notBefore }): ChatEffectRequest => {
        const id = `act:${actId}`
        return notBefore === null ? ['performAction', { id, input: { actId, act } }] : wait(id, notBefore)
      })
  return [...work, ...sends, ...acts]
}
