import { cellOf, defineFeature } from '../event-log'
import { botsQuery } from './bot'
import { changesUnit } from './changes'
import { deliveriesQuery } from './deliveries'
import { editorUnit } from './bot-editor.machine'
import { keysUnit } from './keys'
import { makingUnit } from './bot-making.machine'
import { changeMessages, editMessages, keyMessages, makingMessages } from './messages'

/** The list is shared by all tabs; forms, and which key is in sight, belong to one. */
export const bot = defineFeature({
  name: 'bot',
  account: {
    messages: { ...botsQuery.messages, ...changeMessages, ...deliveriesQuery.messages },
    cells: () => ({ list: cellOf(botsQuery.reducer), changes: cellOf(changesUnit), deliveries: cellOf(deliveriesQuery.reducer) }),
  },
  tab: {
    messages: { ...keyMessages, ...makingMessages, ...editMessages },
    cells: () => ({ keys: cellOf(keysUnit), making: cellOf(makingUnit), editor: cellOf(editorUnit) }),
  },
})
