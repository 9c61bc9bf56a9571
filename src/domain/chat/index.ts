export {
  ChatMessage,
  ConversationKind,
  ConversationSummary,
  Peer,
  PeerRole,
  Reaction,
  Sender,
  TEXT_COUNTER_FROM,
  TEXT_LIMIT,
} from './chat'
export { ConversationAction, ReportReason } from './chat.actions'
export * from './chat.permissions'
export { hasReacted, react } from './timeline/chat.reactions'
export * from './search/chat.search'
export {
  messageSearchEffects,
  messageSearchMessages,
  messageSearchViewModel,
  type MessageSearchViewModel,
} from './search/search.machine'
export * from './content'
export * from './system-event'
export { mediaOf, quoteOf } from './quote'
export * from './voice'
export { chatMessages, type ChatLogMessage } from './chat.messages'
export { chatEffects } from './chat.effects'
export { alertFor, isStillUnread, type MessageAlert } from './listing/chat.alert'
export { chatReducer } from './chat.reducer'
export { isBlank, MESSAGE_BYTES, sendRefusal, writeRefusal, type WriteTarget } from './outbox/chat.rules'
export { SendRefusal } from './outbox/chat.refusal'
export { linkHosts, linkHostsQuery } from './outbox/link-hosts.query'
export * from './chat.selectors'
export {
  directByUid,
  directWriteTarget,
  writeTargetOf,
  directRefusal,
  type DirectChatViewModel,
} from './listing/chat.direct.selectors'
export { isSystem } from './listing/chat.settings'
export type { NotSent, OutboxItem } from './outbox/chat.outbox'
export { composerEffects, composerMessages, draftIn, draftOf, isUnsynced } from './composer/composer.reducer'
export { BotCommand, autocompleteMessages } from './composer/autocomplete'
export { autocompleteEffects } from './composer/autocomplete.reducer'
export * from './composer/autocomplete.selectors'
export { linkKeyIn } from './product-links'
export { attachmentMessages, type Caption } from './outbox/attachments'
export { ALBUM_PICTURES, type HandedMessage } from './outbox/handed-messages'
export { attachmentEffects, attachmentRefusal, attachmentsIn, handedIn } from './outbox/attachments.reducer'
export { contentOf, Draft, isSameDraft, mentionText, noDraft } from './composer/composer.draft'
