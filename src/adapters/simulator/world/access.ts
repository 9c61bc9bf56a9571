import { put } from '../../../domain/kernel/table'
import { threadOf } from './places'
import type { InputOf } from './input'
import { messageFor } from './message-acts'
import { done, refusal, type Stepped } from './output'
import { roleOf } from './rights'
import { append, change } from './thread'
import type { Account, Community, World } from './world'

const mayDecide = (community: Community | undefined, xid: Account['xid']): boolean => {
  const role = community === undefined ? 'normal' : roleOf(community, xid)
  return role === 'owner' || role === 'admin'
}

type Decided = InputOf<'AccessDecided'>

/** Whoever is let in is a member, and the conversation says so. */
const letIn = (world: World, community: Community, { at, messageId }: Decided, newcomer: Account): Stepped => {
  const { gid, conversationId } = community
  const { xid, name, avatar } = newcomer
  if (community.members[xid] === true) return { world, outputs: [] }
  const [thread, message] = append(threadOf(world, conversationId), xid, (seq) => ({
    id: messageId, conversationId, seq, clientId: null, at, from: { xid, name, avatar },
    content: { kind: 'join', people: [{ xid, name }] }, rev: 0, reactions: [],
  }))
  return {
    world: {
      ...world, threads: put(world.threads, conversationId, thread),
      communities: put(world.communities, gid, { ...community, members: put(community.members, xid, true as const) }),
    },
    outputs: [{ type: 'Posted', message }],
  }
}

/** An owner or admin of the group lets somebody in, or not: the decision stays with the message (spec 1 §4). */
export const accessDecided = (world: World, input: Decided): Stepped => {
  const message = messageFor(world, input)
  if (message?.content.kind !== 'accessRequest') return refusal(world, 'operation failed, try again later')
  const { content } = message
  const community = world.communities[content.group.gid]
  if (community === undefined || !mayDecide(community, input.xid)) return refusal(world, 'You have no permission to do this')
  const status = input.accepts ? 'accepted' : 'ignored'
  if (content.status === status) return done(world)
  if (content.status !== 'pending') return refusal(world, 'This request has been answered')
  const [thread, after] = change(threadOf(world, message.conversationId), message, { content: { ...content, status } })
  const answered = { ...world, threads: put(world.threads, message.conversationId, thread) }
  const newcomer = world.accounts[content.person.xid]
  const entered = input.accepts && newcomer !== undefined ? letIn(answered, community, input, newcomer) : { world: answered, outputs: [] }
  return { world: entered.world, outputs: [{ type: 'Done' }, { type: 'Changed', message: after }, ...entered.outputs] }
}
