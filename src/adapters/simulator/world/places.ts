import type { ConversationId } from '../../../domain/kernel/ids'
import { gidOfConversation } from '../../wire/conversation-id'
import { emptyThread } from './chat/thread'
import type { Community, Direct, Thread, World } from './world'

export const communityOf = (world: World, id: ConversationId): Community | undefined =>
  world.communities[gidOfConversation(id) ?? '']

export const directOf = (world: World, id: ConversationId): Direct | undefined => world.directs[id]

export const threadOf = (world: World, id: ConversationId): Thread => world.threads[id] ?? emptyThread
