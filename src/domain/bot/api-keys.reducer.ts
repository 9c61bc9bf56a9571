import * as t from 'io-ts'
import { foldWithAsks } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Xid } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { drop, emptyTable, entriesOf, put, tableCodec, type Table } from '../kernel/table'
import type { ForgetAccount } from '../session'
import { apiKeyMessages, botCreationMessages, type ApiKeyMessage, type BotCreationMessage } from './bot.messages'

export const apiKeyEffects = { readKey: t.strict({ botId: t.string, xid: Xid }) }

const Key = t.strict({ xid: Xid, is: t.keyof({ reading: null, read: null, failed: null }) }, 'BotKey')
/** By bot. Those that are hidden are not there. */
const Keys = tableCodec(Key)
type Keys = Table<t.TypeOf<typeof Key>>

const MADE = botCreationMessages['bot/BotMade'].name

const step = (
  keys: Keys,
  heard: ReceivedMessage<ApiKeyMessage | Extract<BotCreationMessage, { type: 'bot/BotMade' }> | ForgetAccount>,
): Keys => {
  if (heard.type === 'ForgetAccount') return emptyTable()
  const known = keys[heard.botId]
  switch (heard.type) {
    case 'bot/ShowKey':
      return put(keys, heard.botId, { xid: heard.xid, is: 'reading' })
    case 'bot/HideKey':
      return drop(keys, heard.botId)
    // Its key came with the answer.
    case 'bot/BotMade':
      return put(keys, heard.botId, { xid: heard.xid, is: 'read' })
    case 'bot/KeyRead':
      return known === undefined ? keys : put(keys, heard.botId, { ...known, is: 'read' })
    case 'bot/KeyNotRead':
      return known === undefined ? keys : put(keys, heard.botId, { ...known, is: 'failed' })
  }
}

/** Which secret keys are in sight in this tab; what they are is held elsewhere, in memory. */
export const apiKeysReducer = foldWithAsks('bot/keys', {
  initial: emptyTable<t.TypeOf<typeof Key>>(),
  codec: Keys,
  reduce: step,
  handles: [...Object.keys(apiKeyMessages), MADE, 'ForgetAccount'],
  effects: (keys): readonly EffectRequestOf<typeof apiKeyEffects>[] =>
    entriesOf(keys).flatMap(([botId, { xid, is }]): readonly EffectRequestOf<typeof apiKeyEffects>[] =>
      is === 'reading' ? [['readKey', { id: `look:${botId}`, input: { botId, xid } }]] : [],
    ),
})

/** How it stands with the key of that bot in this tab. */
export const apiKeyState = (
  { data }: typeof apiKeysReducer.initial,
  botId: string,
): 'hidden' | 'reading' | 'read' | 'failed' => data[botId]?.is ?? 'hidden'
