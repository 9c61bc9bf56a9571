import type { ConversationId } from '../../../domain/kernel/ids'
import { put } from '../../../domain/kernel/table'
import { gidOfConversation } from '../../wire/conversation-id'
import { wellFormed } from '../../wire/text'
import type { InputOf } from './input'
import { done, refusal, type Stepped } from './output'
import { isMember, refusalOfText } from './rights'
import { append, emptyThread, readBy, sentBefore } from './thread'
import type { Community, Thread, World } from './world'

export const communityOf = (world: World, id: ConversationId): Community | undefined =>
  world.communities[gidOfConversation(id) ?? '']

export const threadOf = (world: World, id: ConversationId): Thread => world.threads[id] ?? emptyThread

/** The same client id twice is the same message twice, also where the second would be refused. */
export const textSent = (world: World, { at, xid, conversationId, clientId, text, messageId }: InputOf<'TextSent'>): Stepped => {
  const thread = threadOf(world, conversationId)
  const known = sentBefore(thread, xid, clientId)
  if (known !== null) return { world, outputs: [{ type: 'Stored', message: known }] }
  const author = world.accounts[xid]
  const words = refusalOfText(author, communityOf(world, conversationId), text)
  if (words !== null || author === undefined) return refusal(world, words ?? '')
  const [after, message] = append(thread, xid, (seq) => ({
    id: messageId, conversationId, seq, clientId, at,
    from: { xid, name: author.name, avatar: author.avatar }, content: { kind: 'text', text: wellFormed(text) },
  }))
  return {
    world: { ...world, threads: put(world.threads, conversationId, after) },
    outputs: [{ type: 'Stored', message }, { type: 'Posted', message }],
  }
}

/** A read position only goes forward, and not beyond the last message. */
export const readUpTo = (world: World, { xid, conversationId, seq }: InputOf<'ReadUpTo'>): Stepped => {
  const community = communityOf(world, conversationId)
  if (community === undefined || !isMember(community, xid)) return refusal(world, 'There is no such conversation')
  const thread = threadOf(world, conversationId)
  const reached = Math.min(seq, thread.latest)
  if (reached <= readBy(thread, xid)) return done(world)
  return done({ ...world, threads: put(world.threads, conversationId, { ...thread, read: put(thread.read, xid, reached) }) })
}
