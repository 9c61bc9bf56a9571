import { plainText, type Content } from '../../../../domain/chat'
import type { ClientId } from '../../../../domain/kernel/ids'
import { put } from '../../../../domain/kernel/table'
import type { ServerInputOf } from '../input'
import { doneResult, refusedResult, type StepResult } from '../output'
import { muteRefusal } from '../features/moderation/sanction-state'
import { slowModeRefusal } from '../features/slow-mode/slow-mode'
import { isIn, refusalIn } from './directs'
import { isResident } from '../groups/permissions'
import { threadOf } from '../conversation-lookups'
import { append, readBy, sentBefore } from './thread'
import type { UserAccount, ServerState } from '../server-state'

interface Said extends Pick<ServerInputOf<'ResidentSpoke'>, 'at' | 'xid' | 'conversationId' | 'content' | 'messageId'> {
  readonly clientId: ClientId | null
  readonly host: string
}

/**
 * The content against which the rules of the conversation are checked. Simulated members may post content kinds that
 * members may not send, so such content is checked as if it were plain text.
 */
const asSaid = (author: UserAccount | undefined, content: Content): Content =>
  author !== undefined && isResident(author) && !('text' in content) ? plainText('.') : content

const posted = (
  world: ServerState,
  { at, xid, conversationId, clientId, content, messageId, host }: Said,
): StepResult => {
  const author = world.accounts[xid]
  const words = refusalIn(world, author, conversationId, asSaid(author, content), host)
  if (words !== null || author === undefined) return refusedResult(world, words ?? '')
  const [after, message] = append(threadOf(world, conversationId), xid, (seq) => ({
    id: messageId,
    conversationId,
    seq,
    clientId,
    at,
    from: { xid, name: author.name, avatar: author.avatar },
    content,
    rev: 0,
    reactions: [],
  }))
  return {
    world: { ...world, threads: put(world.threads, conversationId, after) },
    outputs: [
      { type: 'Stored', message },
      { type: 'Posted', message },
    ],
  }
}

/**
 * Stores a message. If the member already sent a message with this client id, returns that message, even when a new
 * message would be refused.
 */
export const messageSent = (world: ServerState, input: ServerInputOf<'MessageSent'>): StepResult => {
  const known = sentBefore(threadOf(world, input.conversationId), input.xid, input.clientId)
  if (known !== null) return { world, outputs: [{ type: 'Stored', message: known }] }
  const words =
    muteRefusal(world, input.xid, input.conversationId, input.at) ??
    slowModeRefusal(world, input.xid, input.conversationId, input.at)
  return words === null ? posted(world, input) : refusedResult(world, words)
}

/** Posts a message of a simulated member. Refuses accounts with which a person can sign in. */
export const residentSpoke = (world: ServerState, input: ServerInputOf<'ResidentSpoke'>): StepResult => {
  const account = world.accounts[input.xid]
  return account === undefined || !isResident(account)
    ? refusedResult(world, 'They speak for themselves')
    : posted(world, { ...input, clientId: null, host: '' })
}

/** Moves a member's read position forward, at most to the last message. A lower `seq` changes nothing. */
export const readUpTo = (world: ServerState, { xid, conversationId, seq }: ServerInputOf<'ReadUpTo'>): StepResult => {
  if (!isIn(world, conversationId, xid)) return refusedResult(world, 'There is no such conversation')
  const thread = threadOf(world, conversationId)
  const reached = Math.min(seq, thread.latest)
  if (reached <= readBy(thread, xid)) return doneResult(world)
  return doneResult({
    ...world,
    threads: put(world.threads, conversationId, { ...thread, read: put(thread.read, xid, reached) }),
  })
}
