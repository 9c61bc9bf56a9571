export { Bot, botsQuery, type BotProfile, CommandRow } from './bot'
export * from './bot.rules'
export { botsViewModel, botActionEffects, lastEnded } from './bot-actions.reducer'
export { botIssues, botEditorEffects, botEditorViewModel, type BotEditorViewModel } from './bot-editor.machine'
export { deliveriesQuery, DELIVERIES_AT_MOST, Delivery, DeliveryOutcome } from './deliveries'
export { botFeature } from './feature'
export { retryIdOf, type SilentBot, type UnansweredCommand } from './unanswered.reducer'
export { apiKeyEffects, apiKeyState } from './api-keys.reducer'
export { botCreationEffects, botCreationViewModel } from './bot-creation.machine'
export {
  botActionMessages,
  botEditorMessages,
  apiKeyMessages,
  botCreationMessages,
  type BotDraft,
  type BotRef,
} from './bot.messages'
