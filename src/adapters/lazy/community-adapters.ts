/**
 * The adapters of the community features, in a separate chunk. The chunk loads just after the app shell, or with the
 * first page that uses such an adapter.
 */
export { makeArchive } from '../browser/storage/archive'
export { makeSimulatorConversations } from '../im/simulator/conversations'
export { makeBots } from '../rest/bot-list'
export { makeChatRest } from '../rest/chat/chat-rest'
