export { Bot, botsQuery, type BotProfile, CommandRow } from './bot'
export * from './bot.rules'
export { botsViewModel as botsShown, botActionEffects as changeEffects, lastEnded } from './bot-actions.reducer'
export {
  botIssues as botFaults,
  botEditorEffects as editEffects,
  botEditorViewModel as editorShown,
  type BotEditorViewModel as EditorShown,
} from './bot-editor.machine'
export { deliveriesQuery, DELIVERIES_AT_MOST, Delivery, DeliveryOutcome } from './deliveries'
export { botFeature as bot } from './feature'
export { apiKeyEffects as keyEffects, apiKeyState as keyIs } from './api-keys.reducer'
export { botCreationEffects as makingEffects, botCreationViewModel as makingShown } from './bot-creation.machine'
export {
  botActionMessages as changeMessages,
  botEditorMessages as editMessages,
  apiKeyMessages as keyMessages,
  botCreationMessages as makingMessages,
  type BotDraft,
  type BotRef,
} from './bot.messages'
