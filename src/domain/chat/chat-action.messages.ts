import { effectResult } from '../kernel/message'
import { ClientId } from '../kernel/ids'
import { ConversationAction } from './chat.actions'

/** Fact: the server confirmed an action. In a module of its own, because the group feature listens to this fact. */
export const ChatActionDone = effectResult('chat/ChatActionDone', { actId: ClientId, act: ConversationAction })
