import { seqDropAll, seqGet, seqPutAll } from '../../kernel/seq-map'
import type { Xid } from '../../kernel/ids'
import type { ChatMessage } from '../chat'
import type { ConversationAction, PendingConversationAction } from '../chat.actions'
import type { Conversation } from '../timeline/chat.conversation'
import { conversationIn, type Chat } from '../chat.data'
import { reworded } from '../chat.permissions'
import { react } from '../timeline/chat.reactions'
import type { Timeline } from '../timeline/chat.timeline'

/**
 * The message after the action; `null` if the action removes the message. Returns the same object if nothing changes.
 */
const after = (message: ChatMessage, act: ConversationAction, me: Xid): ChatMessage | null => {
  switch (act.kind) {
    case 'recall':
      return message.content.kind === 'recalled'
        ? message
        : { ...message, content: { kind: 'recalled', by: me }, reactions: [] }
    case 'edit': {
      const content = reworded(message.content, act.text)
      return content === message.content ? message : { ...message, content }
    }
    case 'delete':
    case 'deleteForAll':
      return null
    case 'react': {
      const reactions =
        message.content.kind === 'recalled' ? message.reactions : react(message.reactions, act.memeId, me, act.on)
      return reactions === message.reactions ? message : { ...message, reactions }
    }
    default:
      return message
  }
}

const seqOf = (act: ConversationAction): number | null => ('seq' in act && act.kind !== 'pin' ? act.seq : null)

const changing = (acts: readonly PendingConversationAction[], id: string): readonly ConversationAction[] =>
  acts.flatMap(({ act }) => (act.conversationId === id && seqOf(act) !== null ? [act] : []))

const withAct = (timeline: Timeline, act: ConversationAction, me: Xid): Timeline => {
  const seq = seqOf(act)
  const message = seq === null ? null : seqGet(timeline.messages, seq)
  if (message === null) return timeline
  const changed = after(message, act, me)
  if (changed === message) return timeline
  return {
    ...timeline,
    messages:
      changed === null
        ? seqDropAll(timeline.messages, [message.seq])
        : seqPutAll(timeline.messages, [[message.seq, changed]]),
  }
}

interface Made {
  readonly acts: readonly PendingConversationAction[]
  readonly timeline: Timeline
}
const made = new WeakMap<Timeline, Made>()

/** The timeline as if all pending actions had succeeded. Returns the same object if nothing changes. */
export const withOptimisticActions = ({ acts, me }: Chat, id: string, timeline: Timeline): Timeline => {
  const mine = me === null || acts.length === 0 ? [] : changing(acts, id)
  if (me === null || mine.length === 0) return timeline
  const known = made.get(timeline)
  if (known?.acts === acts) return known.timeline
  const result = mine.reduce((acc, act) => withAct(acc, act, me), timeline)
  made.set(timeline, { acts, timeline: result })
  return result
}

export const optimisticMessage = ({ acts, me }: Chat, id: string, message: ChatMessage | null): ChatMessage | null =>
  me === null
    ? message
    : changing(acts, id).reduce<ChatMessage | null>(
        (acc, act) => (acc !== null && seqOf(act) === acc.seq ? after(acc, act, me) : acc),
        message,
      )

const messageIn = ({ timeline, far }: Conversation, seq: number): ChatMessage | null =>
  seqGet(timeline.messages, seq) ?? seqGet(far.messages, seq)

const noPins: readonly ChatMessage[] = []

const withPin = (pins: readonly ChatMessage[], message: ChatMessage | null): readonly ChatMessage[] =>
  message === null || pins.some(({ seq }) => seq === message.seq) ? pins : [message, ...pins]

export const optimisticPins = ({ acts }: Chat, conversation: Conversation, id: string): readonly ChatMessage[] =>
  acts.reduce(
    (acc, { act }) =>
      act.kind !== 'pin' || act.conversationId !== id
        ? acc
        : act.on
          ? withPin(acc, messageIn(conversation, act.seq))
          : acc.filter(({ seq }) => seq !== act.seq),
    conversation.pins ?? noPins,
  )

/**
 * Whether the change of the action has arrived, or no loaded message can show the change. Only the list of pins shows
 * a pin.
 */
const hasCome = (chat: Chat, { act }: PendingConversationAction): boolean => {
  if (act.kind === 'pin') return conversationIn(chat, act.conversationId).pins === null
  const seq = seqOf(act)
  const message = seq === null ? null : messageIn(conversationIn(chat, act.conversationId), seq)
  return message === null || chat.me === null || after(message, act, chat.me) === message
}

export const dropConfirmed = (chat: Chat): Chat => {
  const acts = chat.acts.filter((action) => !action.done || !hasCome(chat, action))
  return acts.length === chat.acts.length ? chat : { ...chat, acts }
}

/** Drops all confirmed pin actions, because a new list of pins already contains their changes. */
export const dropConfirmedPins = (chat: Chat, id: string): Chat => ({
  ...chat,
  acts: chat.acts.filter(({ act, done }) => !done || act.kind !== 'pin' || act.conversationId !== id),
})

/** Drops all confirmed actions: all changes are read again, so the timeline need not preview these actions. */
export const dropAllConfirmed = (chat: Chat): Chat => ({ ...chat, acts: chat.acts.filter(({ done }) => !done) })
