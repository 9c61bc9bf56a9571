import * as t from 'io-ts'
import { reducerWithEffects } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Xid } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { drop, emptyTable, entriesOf, put, tableCodec, type Table } from '../kernel/table'
import type { ForgetAccount } from '../session'
import { apiKeyMessages, botCreationMessages, type ApiKeyMessage, type BotCreationMessage } from './bot.messages'

export const apiKeyEffects = { readKey: t.strict({ botId: t.string, xid: Xid }) }

const Key = t.strict({ xid: Xid, is: t.keyof({ reading: null, read: null, failed: null }) }, 'BotKey')
/** Visible keys by bot id. A hidden key has no row. */
const Keys = tableCodec(Key)
type Keys = Table<t.TypeOf<typeof Key>>

const MADE = botCreationMessages['bot/BotCreated'].name

const reduce = (
  keys: Keys,
  message: ReceivedMessage<ApiKeyMessage | Extract<BotCreationMessage, { type: 'bot/BotCreated' }> | ForgetAccount>,
): Keys => {
  if (message.type === 'ForgetAccount') return emptyTable()
  const known = keys[message.botId]
  switch (message.type) {
    case 'bot/ShowKey':
      return put(keys, message.botId, { xid: message.xid, is: 'reading' })
    case 'bot/HideKey':
      return drop(keys, message.botId)
    // The response to the creation of the bot also contained the bot's key.
    case 'bot/BotCreated':
      return put(keys, message.botId, { xid: message.xid, is: 'read' })
    case 'bot/KeyLoaded':
      return known === undefined ? keys : put(keys, message.botId, { ...known, is: 'read' })
    case 'bot/KeyNotLoaded':
      return known === undefined ? keys : put(keys, message.botId, { ...known, is: 'failed' })
  }
}

/** Which secret keys are visible in this tab. The keys themselves are only in memory and never in the log. */
export const apiKeysReducer = reducerWithEffects('bot/apiKeys', {
  initial: emptyTable<t.TypeOf<typeof Key>>(),
  codec: Keys,
  reduce,
  handles: [...Object.keys(apiKeyMessages), MADE, 'ForgetAccount'],
  effects: (keys): readonly EffectRequestOf<typeof apiKeyEffects>[] =>
    entriesOf(keys).flatMap(([botId, { xid, is }]): readonly EffectRequestOf<typeof apiKeyEffects>[] =>
      is === 'reading' ? [['readKey', { id: `look:${botId}`, input: { botId, xid } }]] : [],
    ),
})

export const apiKeyState = (
  { data }: typeof apiKeysReducer.initial,
  botId: string,
): 'hidden' | 'reading' | 'read' | 'failed' => data[botId]?.is ?? 'hidden'
