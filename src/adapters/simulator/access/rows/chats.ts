import { botCalls } from '../../../wire/calls/bot-calls'
import { botManagementCalls } from '../../../wire/calls/bot-management-calls'
import { chatCalls, messageCalls } from '../../../wire/calls/chat/chat-calls'
import { memeCalls } from '../../../wire/calls/chat/meme-calls'
import { storageCalls } from '../../../wire/entities/storage'
import { route, type AccessRow } from '../access-row'

/** Conversations, messages, bots and uploads. */
export const rows: readonly AccessRow[] = [
  route(chatCalls.conversationList, 'session', 'read', 2),
  route(chatCalls.accessToken, 'session', 'read', 1),
  route(chatCalls.customToken, 'session', 'read', 1),
  route(chatCalls.openDirect, 'between', 'write', 1),
  route(chatCalls.createDirect, 'account', 'write', 1),
  route(chatCalls.deleteDirect, 'between', 'write', 1),
  route(chatCalls.muteDirect, 'between', 'write', 1),
  route(chatCalls.pinDirect, 'between', 'write', 1),
  route(chatCalls.markUnread, 'between', 'write', 1),
  route(chatCalls.directInfo, 'session', 'read', 1),
  route(chatCalls.directList, 'session', 'read', 2),
  route(chatCalls.directsPinned, 'session', 'read', 1),
  route(chatCalls.createAccessToken, 'session', 'read', 1),
  route(messageCalls.deleteMsg, 'super', 'write', 1),
  route(messageCalls.reportGroupMsg, 'member', 'write', 1),
  route(messageCalls.removeGroupMember, 'editor', 'write', 1),
  route(messageCalls.pinnedMessages, 'member', 'write', 1),
  route(messageCalls.pin, 'editor', 'write', 1),
  route(messageCalls.setMsgAttr, 'member', 'write', 1),
  route(memeCalls.memeList, 'session', 'read', 1),
  route(botCalls.commands, 'session', 'read', 1),
  route(botCalls.userMessage, 'member', 'message', 1),
  route(botManagementCalls.list, 'account', 'read', 1),
  route(botManagementCalls.create, 'account', 'creation', 1),
  route(botManagementCalls.deliveries, 'ownProof', 'read', 1),
  route(botManagementCalls.remove, 'account', 'write', 1),
  route(botManagementCalls.details, 'ownProof', 'read', 1),
  route(botManagementCalls.commands, 'ownProof', 'write', 1),
  route(botManagementCalls.webhook, 'ownProof', 'errand', 1),
  route(botManagementCalls.update, 'ownProof', 'write', 1),
  route(botManagementCalls.cmdStatus, 'ownProof', 'write', 1),
  route(storageCalls.ossToken, 'account', 'read', 1),
]
