import * as t from 'io-ts'
import { ClientId, ConversationId, MessageId, Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import {
  NO_LONGER_SCHEDULED,
  SCHEDULE_FULL,
  SCHEDULE_LIMIT,
  ScheduledContent,
  timeRefusal,
  withText,
} from '../../../../../domain/scheduled-messages'
import { SCHEDULED_EVENT } from '../../../../wire/calls/chat/scheduled-messages-calls'
import { messageSent } from '../../chat/chat'
import { refusalIn } from '../../chat/directs'
import { filledContent } from '../../chat/filled-content'
import { sentBefore } from '../../chat/thread'
import { directOf, threadOf } from '../../conversation-lookups'
import { refusedResult, type StepResult } from '../../output'
import type { ServerState } from '../../server-state'
import { stateFeature } from '../state-feature'
import {
  hasEnded,
  scheduledBy,
  scheduledMessage,
  withoutAuthor,
  withoutScheduled,
  withScheduled,
  type StoredScheduled,
} from './scheduled'

const input = <N extends `scheduled-messages/${string}`, P extends t.Props>(type: N, fields: P) =>
  t.strict({ type: t.literal(type), at: Instant, xid: Xid, id: ClientId, ...fields }, type)
const when = t.union([Instant, t.null])

const ScheduledInput = t.union(
  [
    input('scheduled-messages/Added', {
      conversationId: ConversationId,
      content: ScheduledContent,
      when,
      host: t.string,
    }),
    input('scheduled-messages/Edited', { text: t.string, when }),
    input('scheduled-messages/Cancelled', {}),
    /** The author sends the message before its time. */
    input('scheduled-messages/SentNow', { messageId: MessageId }),
    /** The time of the message has come, or the other person is online. */
    input('scheduled-messages/FellDue', { messageId: MessageId }),
  ],
  'ScheduledInput',
)
export type ScheduledInput = t.TypeOf<typeof ScheduledInput>
type Of<N extends ScheduledInput['type']> = Extract<ScheduledInput, { type: N }>

/** Tells the author's browsers that the list changed. */
const changed = (world: ServerState, xid: Xid): StepResult => ({
  world,
  outputs: [{ type: 'Done' }, { type: 'FrameSent', to: [xid], event: SCHEDULED_EVENT, data: {} }],
})
const unchanged = (world: ServerState): StepResult => ({ world, outputs: [{ type: 'Done' }] })

/** The reason why the author may not write this here, or `null`. The rules apply once more when it is sent. */
const contentRefusal = (world: ServerState, xid: Xid, { content, conversationId, host }: StoredScheduled) =>
  refusalIn(world, world.accounts[xid], conversationId, content, host)

/** The reason why the message cannot wait until `due`, or `null`. Only a person can come online, not a group. */
const dueRefusal = (world: ServerState, { conversationId, when: due }: StoredScheduled, now: Instant) =>
  due !== null ? timeRefusal(due, now) : directOf(world, conversationId)?.kind === 'single' ? null : 'Choose a time'

const added = (world: ServerState, event: Of<'scheduled-messages/Added'>): StepResult => {
  const { xid, id, conversationId, content, when: due, host } = event
  const isKnown =
    scheduledMessage(world, xid, id) !== undefined ||
    hasEnded(world, xid, id) ||
    sentBefore(threadOf(world, conversationId), xid, id) !== null
  if (isKnown) return unchanged(world)
  const message = { id, conversationId, content, when: due, failure: null, host }
  const words = contentRefusal(world, xid, message) ?? dueRefusal(world, message, event.at)
  if (words !== null) return refusedResult(world, words)
  if (scheduledBy(world, xid).length >= SCHEDULE_LIMIT) return refusedResult(world, SCHEDULE_FULL)
  return changed(withScheduled(world, xid, message), xid)
}

const edited = (world: ServerState, event: Of<'scheduled-messages/Edited'>): StepResult => {
  const known = scheduledMessage(world, event.xid, event.id)
  if (known === undefined) return refusedResult(world, NO_LONGER_SCHEDULED)
  const message = { ...known, content: withText(known.content, event.text), when: event.when, failure: null }
  // A new text is taken until the very moment of sending. Only a new time has to lie ahead.
  const isSameTime = known.failure === null && known.when === event.when
  const words = contentRefusal(world, event.xid, message) ?? (isSameTime ? null : dueRefusal(world, message, event.at))
  if (words !== null) return refusedResult(world, words)
  return changed(withScheduled(world, event.xid, message), event.xid)
}

/** Sends the message as its author would. A refusal has words, and leaves the state as it is. */
const sent = (
  world: ServerState,
  { id, conversationId, content, host }: StoredScheduled,
  { xid, at, messageId }: Of<'scheduled-messages/SentNow' | 'scheduled-messages/FellDue'>,
): StepResult => {
  const filled = filledContent(world, xid, conversationId, content)
  if (typeof filled === 'string') return refusedResult(world, filled)
  const order = {
    type: 'MessageSent',
    at,
    xid,
    conversationId,
    clientId: id,
    content: filled,
    messageId,
    host,
  } as const
  const posted = messageSent(world, order)
  if (posted.outputs.some(({ type }) => type === 'Refused')) return posted
  const after = changed(withoutScheduled(posted.world, xid, id), xid)
  return { world: after.world, outputs: [...after.outputs, ...posted.outputs] }
}

/** A refused message keeps its time, so that the author can wait for it or change it. */
const sentNow = (world: ServerState, event: Of<'scheduled-messages/SentNow'>): StepResult => {
  const known = scheduledMessage(world, event.xid, event.id)
  if (known !== undefined) return sent(world, known, event)
  return hasEnded(world, event.xid, event.id) ? unchanged(world) : refusedResult(world, NO_LONGER_SCHEDULED)
}

/** A refused message stays on the author's list with the reason. */
const fellDue = (world: ServerState, event: Of<'scheduled-messages/FellDue'>): StepResult => {
  const { xid, id, at } = event
  const known = scheduledMessage(world, xid, id)
  if (known === undefined || known.failure !== null || (known.when !== null && known.when > at)) return unchanged(world)
  const result = sent(world, known, event)
  const refusal = result.outputs.find((output) => output.type === 'Refused')
  return refusal === undefined ? result : changed(withScheduled(world, xid, { ...known, failure: refusal.words }), xid)
}

export const feature = stateFeature(
  ScheduledInput,
  (world, event) => {
    switch (event.type) {
      case 'scheduled-messages/Added':
        return added(world, event)
      case 'scheduled-messages/Edited':
        return edited(world, event)
      case 'scheduled-messages/Cancelled':
        return scheduledMessage(world, event.xid, event.id) === undefined
          ? unchanged(world)
          : changed(withoutScheduled(world, event.xid, event.id), event.xid)
      case 'scheduled-messages/SentNow':
        return sentNow(world, event)
      case 'scheduled-messages/FellDue':
        return fellDue(world, event)
    }
  },
  { forgets: (world, { xid }) => withoutAuthor(world, xid) },
)
