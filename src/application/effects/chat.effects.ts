import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { AccountMessage } from '../../domain/account-log'
import { chatEffects, type ChatMessage, type GroupCard, type NotSent, type SendRefusal, type SpaceCard } from '../../domain/chat'
import type { Group } from '../../domain/group'
import type { Failure } from '../../domain/kernel/failure'
import { Gid, type ConversationId, type Xid } from '../../domain/kernel/ids'
import type { AskRef } from '../../domain/kernel/message'
import { acting, answering, reading, type Asked, type Effect } from '../effect'
import type { Ports } from '../ports'
import type { Page } from '../ports/conversations'
import { findByWord } from './group.effects'

/** spec 1 §9: messages a page. */
const HISTORY_PAGE = 10

/** Whether all changes of that conversation's messages come to the log. */
type IsFollowed = (id: ConversationId) => boolean

/**
 * History upwards comes from this browser's archive where it is there without a hole, else from the chat service. Where
 * the changes of a conversation are followed only from now on, what the archive has of it may be as it is no more: its log was lost.
 */
const pull = ({ archive, conversations }: Ports, me: Xid | null, isFollowed: IsFollowed) =>
  ({ conversationId, before }: { conversationId: ConversationId, before: number | null }): TaskEither<Failure, Page> =>
    async () => {
      if (me !== null && before !== null) {
        const kept = await archive.page(me, conversationId, before, HISTORY_PAGE)()
        if (E.isRight(kept) && kept.right.messages.length > 0) return E.right(kept.right)
      } else if (me !== null && !isFollowed(conversationId)) void archive.drop(me, conversationId, [[0, Infinity]])()
      return conversations.history(conversationId, before, HISTORY_PAGE)()
    }

interface Where { readonly conversationId: ConversationId }

const pulled = ({ from, to, messages, rev }: Page, { conversationId }: Where, ask: AskRef): AccountMessage =>
  ({ type: 'HistoryPulled', ask, conversationId, from, to, messages, rev })
const notPulled = (failure: Failure, { conversationId }: Where, ask: AskRef): AccountMessage =>
  ({ type: 'HistoryNotPulled', ask, conversationId, failure })

type Sending = t.TypeOf<typeof chatEffects.sendMessage>
type Judge = (message: Sending) => SendRefusal | null

/** A group's bots are told of a command once it is there; that they do not hear it is no reason to say it again. */
const tellBots = ({ bots }: Ports, { conversationId, clientId, content }: Sending): void => {
  const gid = conversationId.startsWith('sg_') ? conversationId.slice(3) : null
  if (content.kind === 'command' && Gid.is(gid)) void bots.tell({ gid, clientId, text: content.text })()
}

/** Judged before the first attempt only: one that may have arrived is sent again until that is known (OUT-7). */
const judgingFirst = (ports: Ports, judge: Judge) => {
  const tried = new Set<string>()
  return (message: Sending, isResumed: boolean): TaskEither<NotSent, ChatMessage> => async () => {
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
  group && { gid: group.gid, name: group.name, icon: group.icon, description: group.description, memberCount: group.memberCount }

type ChatEffects = Readonly<Record<Exclude<keyof typeof chatEffects, 'alarm'>, Effect<AccountMessage>>>

export const makeChatEffects = (
  ports: Ports, me: () => Xid | null, judge: Judge, isFollowed: IsFollowed, sending = judgingFirst(ports, judge),
): ChatEffects => ({
  listConversations: reading(chatEffects.listConversations, answering(
    () => ports.conversations.list(),
    (conversations, _, ask): AccountMessage => ({ type: 'ConversationsListed', ask, conversations }),
    (failure, _, ask): AccountMessage => ({ type: 'ConversationsNotListed', ask, failure }),
  )),
  openDirect: acting(chatEffects.openDirect, answering(
    ({ uid }) => ports.conversations.openDirect(uid),
    (conversation, { uid }, ask): AccountMessage => ({ type: 'DirectOpened', ask, uid, conversation }),
    (failure, { uid }, ask): AccountMessage => ({ type: 'DirectNotOpened', ask, uid, failure }),
  )),
  pullHistory: reading(chatEffects.pullHistory, answering(
    (input: t.TypeOf<typeof chatEffects.pullHistory>) => pull(ports, me(), isFollowed)(input), pulled, notPulled)),
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
  lookUpLink: reading(chatEffects.lookUpLink, ({ clientId, key }, { ask, say }: Asked<AccountMessage>) => {
    const tell = (group: GroupCard | null, space: SpaceCard | null): void => say({ type: 'LinkLookedUp', ask, clientId, group, space })
    if (key.startsWith('/')) void ports.live().then(({ spaces }) => spaces.cardAt(key)()).catch(() => null).then((space) => tell(null, space))
    else void findByWord(ports.groups, key)().then((found) => tell(E.isRight(found) ? cardOf(found.right) : null, null))
  }),
  sendMessage: acting(chatEffects.sendMessage, (message, asked: Asked<AccountMessage>) => answering(
    () => sending(message, asked.resumed),
    (sent, { clientId }: Sending, ask): AccountMessage => ({ type: 'MessageSent', ask, clientId, message: sent }),
    (failure, { clientId }, ask): AccountMessage => ({ type: 'MessageNotSent', ask, clientId, failure }),
  )(message, asked)),
})
