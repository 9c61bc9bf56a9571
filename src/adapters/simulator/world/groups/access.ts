import type { GroupCard } from '../../../../domain/chat'
import { emptyTable, put } from '../../../../domain/kernel/table'
import { notificationConversationId } from '../../../wire/conversation-id'
import { directOf, threadOf } from '../places'
import type { InputOf } from '../input'
import { letIn } from './joining'
import { changedFor } from './membership'
import { messageFor } from '../chat/message-acts'
import { done, refusal, type Stepped } from '../output'
import { roleOf } from './rights'
import { NEWS } from '../seed/services'
import { append, change } from '../chat/thread'
import type { Account, Community, World } from '../world'

const mayDecide = (community: Community | undefined, xid: Account['xid']): boolean => {
  const role = community === undefined ? 'normal' : roleOf(community, xid)
  return role === 'owner' || role === 'admin'
}

type Decided = InputOf<'AccessDecided'>

/** The account of the service tells whoever was let in. */
const told = (world: World, { at, noticeId }: Decided, xid: Account['xid'], group: GroupCard): Stepped => {
  const conversationId = notificationConversationId(NEWS.xid, xid)
  const [thread, message] = append(threadOf(world, conversationId), NEWS.xid, (seq) => ({
    id: noticeId, conversationId, seq, clientId: null, at, from: { xid: NEWS.xid, name: NEWS.name, avatar: NEWS.avatar },
    content: { kind: 'accessGranted', group }, rev: 0, reactions: [],
  }))
  const direct = directOf(world, conversationId) ?? {
    conversationId, kind: 'notification', between: [NEWS.xid, xid], mutedBy: emptyTable(), pinnedBy: emptyTable(), offListUpTo: emptyTable(),
  }
  return {
    world: { ...world, directs: put(world.directs, conversationId, direct), threads: put(world.threads, conversationId, thread) },
    outputs: [{ type: 'Posted', message }],
  }
}

const welcomed = (world: World, community: Community, input: Decided, group: GroupCard, newcomer: Account | undefined): Stepped => {
  if (newcomer === undefined) return { world, outputs: [] }
  const entered = letIn(world, community, input, newcomer)
  const after = told(entered.world, input, newcomer.xid, group)
  return { world: after.world, outputs: [...entered.outputs, changedFor(community), ...after.outputs] }
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
  const entered = input.accepts ? welcomed(answered, community, input, content.group, world.accounts[content.person.xid])
    : { world: answered, outputs: [] }
  return { world: entered.world, outputs: [{ type: 'Done' }, { type: 'Changed', message: after }, ...entered.outputs] }
}
