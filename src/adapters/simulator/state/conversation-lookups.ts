import type { ConversationId } from '../../../domain/kernel/ids'
import { gidOfConversation } from '../../wire/entities/conversation-id'
import { emptyThread } from './chat/thread'
import type { Community, DirectConversation, Thread, ServerState } from './server-state'

export const communityOf = (world: ServerState, id: ConversationId): Community | undefined =>
  world.communities[gidOfConversation(id) ?? '']

export const directOf = (world: ServerState, id: ConversationId): DirectConversation | undefined => world.directs[id]

export const threadOf = (world: ServerState, id: ConversationId): Thread => world.threads[id] ?? emptyThread
