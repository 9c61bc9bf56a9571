import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { AccountMessage } from '../../../domain/features'
import {
  chatEffects,
  chatMessages,
  type ChatMessage,
  type GroupCard,
  type NotSent,
  type SendRefusal,
} from '../../../domain/chat'
import type { Group } from '../../../domain/group'
import type { Failure } from '../../../domain/kernel/failure'
import { Gid, type ConversationId, type Xid } from '../../../domain/kernel/ids'
import type { EffectRef } from '../../../domain/kernel/message'
import { accountEffects, failsWith, type Effect } from '../../effects/effect'
import type { Ports } from '../../ports'
import type { Page } from '../../ports/conversations'
import { findByWord } from '../group/group.effects'

const { read, customRead, idempotent } = accountEffects

/** The page size of messages (spec 1 §9). */
const HISTORY_PAGE = 10

/** Whether the log receives all message changes of that conversation. */
type IsFollowed = (id: ConversationId) => boolean

/**
 * Reads older history from this browser's archive where the archive has no gap, else from the chat service.
 * If the log does not follow the conversation's changes yet (the log was lost), the archive may be outdated and is
 * dropped.
 */
const pull =
  ({ archive, conversations }: Ports, me: Xid | null, isFollowed: IsFollowed) =>
  ({ conversationId, before }: { conversationId: ConversationId; before: number | null }): TaskEither<Failure, Page> =>
  async () => {
    if (me !== null && before !== null) {
      const kept = await archive.page(me, conversationId, before, HISTORY_PAGE)()
      if (E.isRight(kept) && kept.right.messages.length > 0) return E.right(kept.right)
    } else if (me !== null && !isFollowed(conversationId)) void archive.drop(me, conversationId, [[0, Infinity]])()
    return conversations.history(conversationId, before, HISTORY_PAGE)()
  }

const pulled = (
  { from, to, messages, rev }: Page,
  { conversationId }: { readonly conversationId: ConversationId },
  ask: EffectRef,
): AccountMessage => ({ type: 'chat/HistoryPulled', ask, conversationId, from, to, messages, rev })

type Sending = t.TypeOf<typeof chatEffects.sendMessage>
type Judge = (message: Sending) => SendRefusal | null

/** Forwards a sent command to the bots. A failure is ignored, because sending the message again would not help. */
const tellBots = ({ bots }: Ports, { conversationId, clientId, content }: Sending): void => {
  const gid = conversationId.startsWith('sg_') ? conversationId.slice(3) : null
  if (content.kind === 'command')
    void bots.notify(Gid.is(gid) ? gid : conversationId, { clientId, text: content.text })()
}

/**
 * Checks a message only before the first attempt to send it. After an attempt, the message may have reached the server,
 * so it is sent again without a check until its outcome is known (OUT-7).
 */
const judgingFirst = (ports: Ports, judge: Judge) => {
  const tried = new Set<string>()
  return (message: Sending, isResumed: boolean): TaskEither<NotSent, ChatMessage> =>
    async () => {
      const refusal = isResumed || tried.has(message.clientId) ? null : judge(message)
      if (refusal !== null) return E.left(refusal)
      tried.add(message.clientId)
      const sent = await ports.conversations.send(message)()
      if (E.isRight(sent)) {
        tried.delete(message.clientId)
        tellBots(ports, message)
      }
      return sent
    }
}

const cardOf = (group: Group | null): GroupCard | null =>
  group && {
    gid: group.gid,
    name: group.name,
    icon: group.icon,
    description: group.description,
    memberCount: group.memberCount,
  }

type ChatEffects = Readonly<Record<Exclude<keyof typeof chatEffects, 'alarm'>, Effect<AccountMessage>>>

export const makeChatEffects = (
  ports: Ports,
  me: () => Xid | null,
  judge: Judge,
  isFollowed: IsFollowed,
  sending = judgingFirst(ports, judge),
): ChatEffects => ({
  listConversations: read(chatEffects.listConversations, {
    call: () => ports.conversations.list(),
    toResult: (conversations, _, ask) => ({ type: 'chat/ConversationsListed', ask, conversations }),
    failed: failsWith(chatMessages['chat/ConversationsNotListed']),
  }),
  openDirect: idempotent(chatEffects.openDirect, {
    call: ({ uid }) => ports.conversations.openDirect(uid),
    toResult: (conversation, { uid }, ask) => ({ type: 'chat/DirectOpened', ask, uid, conversation }),
    failed: failsWith(chatMessages['chat/DirectNotOpened']),
  }),
  pullHistory: read(chatEffects.pullHistory, {
    call: (input) => pull(ports, me(), isFollowed)(input),
    toResult: pulled,
    failed: failsWith(chatMessages['chat/HistoryNotPulled']),
  }),
  pullRange: read(chatEffects.pullRange, {
    call: ({ conversationId, from, to }) => ports.conversations.range(conversationId, from, to),
    toResult: pulled,
    failed: failsWith(chatMessages['chat/HistoryNotPulled']),
  }),
  pullChanges: read(chatEffects.pullChanges, {
    call: ({ conversationId, since }) => ports.conversations.changes(conversationId, since),
    toResult: ({ rev, messages, gone }, { conversationId, since }, ask) => ({
      type: 'chat/ChangesPulled',
      ask,
      conversationId,
      since,
      rev,
      messages,
      gone,
    }),
    failed: failsWith(chatMessages['chat/ChangesNotPulled']),
  }),
  performAction: idempotent(chatEffects.performAction, {
    call: ({ act }) => ports.conversations.performAction(act),
    toResult: (_, { actId, act }, ask) => ({ type: 'chat/ChatActionDone', ask, actId, act }),
    failed: failsWith(chatMessages['chat/ChatActionFailed']),
  }),
  listPins: read(chatEffects.listPins, {
    call: ({ conversationId }) => ports.conversations.pinned(conversationId),
    toResult: (messages, { conversationId }, ask) => ({ type: 'chat/PinsListed', ask, conversationId, messages }),
    failed: failsWith(chatMessages['chat/PinsNotListed']),
  }),
  markRead: idempotent(chatEffects.markRead, {
    call: ({ conversationId, seq }) => ports.conversations.markRead(conversationId, seq),
    toResult: (_, { conversationId, seq }, ask) => ({ type: 'chat/ConversationReadMarked', ask, conversationId, seq }),
    failed: failsWith(chatMessages['chat/ConversationReadNotMarked']),
  }),
  // A link whose card cannot be loaded is sent as plain text.
  lookUpLink: customRead(chatEffects.lookUpLink, {
    perform: async ({ clientId, key }, { ref: ask, dispatch }) => {
      const space = key.startsWith('/') ? await ports.spacePorts().then(({ spaces }) => spaces.cardAt(key)()) : null
      const found = key.startsWith('/') ? E.right(null) : await findByWord(ports.groups, key)()
      dispatch({
        type: 'chat/LinkLookedUp',
        ask,
        clientId,
        group: E.isRight(found) ? cardOf(found.right) : null,
        space,
      })
    },
    failed: failsWith(chatMessages['chat/LinkLookedUp'], { group: null, space: null }),
  }),
  sendMessage: idempotent(chatEffects.sendMessage, {
    call: (message, { isResumed }) => sending(message, isResumed),
    toResult: (sent, { clientId }, ask) => ({ type: 'chat/MessageSent', ask, clientId, message: sent }),
    failed: failsWith(chatMessages['chat/MessageNotSent']),
  }),
})
