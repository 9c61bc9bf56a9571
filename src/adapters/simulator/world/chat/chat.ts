import { plainText, type Content } from '../../../../domain/chat'
import type { ClientId } from '../../../../domain/kernel/ids'
import { put } from '../../../../domain/kernel/table'
import type { InputOf } from '../input'
import { done, refusal, type Stepped } from '../output'
import { isIn, refusalIn } from './directs'
import { isResident } from '../groups/rights'
import { threadOf } from '../places'
import { append, readBy, sentBefore } from './thread'
import type { Account, World } from '../world'

interface Said extends Pick<InputOf<'ResidentSpoke'>, 'at' | 'xid' | 'conversationId' | 'content' | 'messageId'> {
  readonly clientId: ClientId | null
  readonly host: string
}

/** Residents stand for the service too, and say kinds that nobody sends; where they may speak is the same for all. */
const asSaid = (author: Account | undefined, content: Content): Content =>
  author !== undefined && isResident(author) && !('text' in content) ? plainText('.') : content

const posted = (world: World, { at, xid, conversationId, clientId, content, messageId, host }: Said): Stepped => {
  const author = world.accounts[xid]
  const words = refusalIn(world, author, conversationId, asSaid(author, content), host)
  if (words !== null || author === undefined) return refusal(world, words ?? '')
  const [after, message] = append(threadOf(world, conversationId), xid, (seq) => ({
    id: messageId, conversationId, seq, clientId, at,
    from: { xid, name: author.name, avatar: author.avatar }, content, rev: 0, reactions: [],
  }))
  return {
    world: { ...world, threads: put(world.threads, conversationId, after) },
    outputs: [{ type: 'Stored', message }, { type: 'Posted', message }],
  }
}

/** The same client id twice is the same message twice, also where the second would be refused. */
export const messageSent = (world: World, input: InputOf<'MessageSent'>): Stepped => {
  const known = sentBefore(threadOf(world, input.conversationId), input.xid, input.clientId)
  return known === null ? posted(world, input) : { world, outputs: [{ type: 'Stored', message: known }] }
}

/** Nobody speaks in this way for somebody who can sign in. */
export const residentSpoke = (world: World, input: InputOf<'ResidentSpoke'>): Stepped => {
  const account = world.accounts[input.xid]
  return account === undefined || !isResident(account) ? refusal(world, 'They speak for themselves')
    : posted(world, { ...input, clientId: null, host: '' })
}

/** A read position only goes forward, and not beyond the last message. */
export const readUpTo = (world: World, { xid, conversationId, seq }: InputOf<'ReadUpTo'>): Stepped => {
  if (!isIn(world, conversationId, xid)) return refusal(world, 'There is no such conversation')
  const thread = threadOf(world, conversationId)
  const reached = Math.min(seq, thread.latest)
  if (reached <= readBy(thread, xid)) return done(world)
  return done({ ...world, threads: put(world.threads, conversationId, { ...thread, read: put(thread.read, xid, reached) }) })
}
