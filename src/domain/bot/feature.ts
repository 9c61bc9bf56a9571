import { sliceOf, defineFeature } from '../event-log'
import { botsQuery } from './bot'
import { botActionsReducer } from './bot-actions.reducer'
import { deliveriesQuery } from './deliveries'
import { botEditorReducer } from './bot-editor.machine'
import { apiKeysReducer } from './api-keys.reducer'
import { botCreationReducer } from './bot-creation.machine'
import { unansweredMessages, unansweredReducer } from './unanswered.reducer'
import { botActionMessages, botEditorMessages, apiKeyMessages, botCreationMessages } from './bot.messages'

/** The bot feature. All tabs share the list; each tab has its own forms and visible keys. */
export const botFeature = defineFeature({
  name: 'bot',
  account: {
    messages: { ...botsQuery.messages, ...botActionMessages, ...deliveriesQuery.messages, ...unansweredMessages },
    slices: () => ({
      list: sliceOf(botsQuery.reducer),
      actions: sliceOf(botActionsReducer),
      deliveries: sliceOf(deliveriesQuery.reducer),
      unanswered: sliceOf(unansweredReducer),
    }),
  },
  tab: {
    messages: { ...apiKeyMessages, ...botCreationMessages, ...botEditorMessages },
    slices: () => ({
      apiKeys: sliceOf(apiKeysReducer),
      creation: sliceOf(botCreationReducer),
      editor: sliceOf(botEditorReducer),
    }),
  },
})
