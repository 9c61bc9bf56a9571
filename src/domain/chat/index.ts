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
export { ConversationAction as Act, ReportReason } from './chat.actions'
export * from './chat.permissions'
export { hasReacted, react } from './timeline/chat.reactions'
export * from './search/chat.search'
export {
  messageSearchEffects as searchEffects,
  messageSearchMessages as searchMessages,
  messageSearchViewModel as searchOf,
  messageSearchReducer as searchUnit,
  type MessageSearchViewModel as SearchShown,
} from './search/search.machine'
export * from './content'
export { quoteOf } from './quote'
export { chatMessages, type ChatLogMessage } from './chat.messages'
export { chatEffects } from './chat.effects'
export { alertFor, isStillUnread as isStillNews, type MessageAlert } from './listing/chat.alert'
export { chatReducer as chatUnit } from './chat.machine'
export {
  isBlank,
  MESSAGE_BYTES,
  sendRefusal as whyNotSend,
  writeRefusal as whyNotWrite,
  type WriteTarget as Where,
} from './outbox/chat.rules'
export { SendRefusal } from './outbox/chat.refusal'
export * from './chat.selectors'
export {
  directByUid,
  directWriteTarget as whereDirect,
  writeTargetOf as whereOf,
  directRefusal as whyNotWriteTo,
  type DirectChatViewModel as DirectShown,
} from './listing/chat.direct.selectors'
export { isSystem } from './listing/chat.settings'
export type { NotSent, OutboxItem } from './outbox/chat.outbox'
export {
  composerEffects,
  composerMessages,
  composerReducer as composerUnit,
  draftIn,
  draftOf,
  isUnsynced as isUnkept,
} from './composer/composer.reducer'
export { BotCommand, autocompleteMessages as hintMessages } from './composer/autocomplete'
export { autocompleteEffects as hintEffects, autocompleteReducer as hintsUnit } from './composer/autocomplete.reducer'
export * from './composer/autocomplete.selectors'
export { linkKeyIn } from './product-links'
export { attachmentMessages } from './outbox/attachments'
export {
  attachmentEffects,
  attachmentRefusal,
  attachmentsIn,
  attachmentsReducer as attachmentsUnit,
} from './outbox/attachments.reducer'
export { contentOf, Draft, isSameDraft, mentionText, noDraft } from './composer/composer.draft'
export { accountDraftMessages as draftMessages, accountDraftsReducer as draftsUnit } from './composer/account-drafts'
