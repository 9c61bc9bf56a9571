import type { GroupCard } from '../../../../domain/chat'
import { emptyTable, put } from '../../../../domain/kernel/table'
import { notificationConversationId } from '../../../wire/entities/conversation-id'
import { directOf, threadOf } from '../conversation-lookups'
import type { ServerInputOf } from '../input'
import { admit } from './joining'
import { groupChangedOutput } from './membership'
import { messageFor } from '../chat/message-actions'
import { doneResult, refusedResult, type StepResult } from '../output'
import { isApprover } from './permissions'
import { BANNED_PERSON, isBanned } from '../features/moderation/sanction-state'
import { NEWS } from '../seed/service-accounts'
import { append, change } from '../chat/thread'
import type { UserAccount, Community, ServerState } from '../server-state'

type Decided = ServerInputOf<'AccessDecided'>

/** Posts a notification from the service account to the accepted member. */
const notified = (
  world: ServerState,
  { at, noticeId }: Decided,
  xid: UserAccount['xid'],
  group: GroupCard,
): StepResult => {
  const conversationId = notificationConversationId(NEWS.xid, xid)
  const [thread, message] = append(threadOf(world, conversationId), NEWS.xid, (seq) => ({
    id: noticeId,
    conversationId,
    seq,
    clientId: null,
    at,
    from: { xid: NEWS.xid, name: NEWS.name, avatar: NEWS.avatar },
    content: { kind: 'accessGranted', group },
    rev: 0,
    reactions: [],
  }))
  const direct = directOf(world, conversationId) ?? {
    conversationId,
    kind: 'notification',
    between: [NEWS.xid, xid],
    mutedBy: emptyTable(),
    pinnedBy: emptyTable(),
    offListUpTo: emptyTable(),
  }
  return {
    world: {
      ...world,
      directs: put(world.directs, conversationId, direct),
      threads: put(world.threads, conversationId, thread),
    },
    outputs: [{ type: 'Posted', message }],
  }
}

const welcomed = (
  world: ServerState,
  community: Community,
  input: Decided,
  group: GroupCard,
  newcomer: UserAccount | undefined,
): StepResult => {
  if (newcomer === undefined) return { world, outputs: [] }
  const entered = admit(world, community, input, newcomer)
  const after = notified(entered.world, input, newcomer.xid, group)
  return { world: after.world, outputs: [...entered.outputs, groupChangedOutput(community), ...after.outputs] }
}

/**
 * The owner or an admin accepts or refuses an access request. The decision is stored in the request's message (spec 1
 * §4).
 */
export const accessDecided = (world: ServerState, input: Decided): StepResult => {
  const message = messageFor(world, input)
  if (message?.content.kind !== 'accessRequest') return refusedResult(world, 'operation failed, try again later')
  const { content } = message
  const community = world.communities[content.group.gid]
  if (community === undefined || !isApprover(community, input.xid))
    return refusedResult(world, 'You have no permission to do this')
  const status = input.accepts ? 'accepted' : 'ignored'
  if (content.status === status) return doneResult(world)
  if (content.status !== 'pending') return refusedResult(world, 'This request has been answered')
  if (input.accepts && isBanned(world, community.gid, content.person.xid, input.at))
    return refusedResult(world, BANNED_PERSON)
  const [thread, after] = change(threadOf(world, message.conversationId), message, { content: { ...content, status } })
  const answered = { ...world, threads: put(world.threads, message.conversationId, thread) }
  const entered = input.accepts
    ? welcomed(answered, community, input, content.group, world.accounts[content.person.xid])
    : { world: answered, outputs: [] }
  return { world: entered.world, outputs: [{ type: 'Done' }, { type: 'Changed', message: after }, ...entered.outputs] }
}
