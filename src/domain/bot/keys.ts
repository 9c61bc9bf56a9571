import * as t from 'io-ts'
import { foldWithAsks } from '../event-log'
import type { AskOf } from '../kernel/effect'
import { Xid } from '../kernel/ids'
import type { Heard } from '../kernel/message'
import { drop, emptyTable, entriesOf, put, tableCodec, type Table } from '../kernel/table'
import type { ForgetAccount } from '../session'
import { keyMessages, makingMessages, type KeyMessage, type MakingMessage } from './messages'

export const keyEffects = { readKey: t.strict({ botId: t.string, xid: Xid }) }

const Key = t.strict({ xid: Xid, is: t.keyof({ reading: null, read: null, failed: null }) }, 'BotKey')
/** By bot. Those that are hidden are not there. */
const Keys = tableCodec(Key)
type Keys = Table<t.TypeOf<typeof Key>>

const MADE = makingMessages['bot/BotMade'].name

const step = (keys: Keys, heard: Heard<KeyMessage | Extract<MakingMessage, { type: 'bot/BotMade' }> | ForgetAccount>): Keys => {
  if (heard.type === 'ForgetAccount') return emptyTable()
  const known = keys[heard.botId]
  switch (heard.type) {
    case 'bot/ShowKey': return put(keys, heard.botId, { xid: heard.xid, is: 'reading' })
    case 'bot/HideKey': return drop(keys, heard.botId)
    // Its key came with the answer.
    case 'bot/BotMade': return put(keys, heard.botId, { xid: heard.xid, is: 'read' })
    case 'bot/KeyRead': return known === undefined ? keys : put(keys, heard.botId, { ...known, is: 'read' })
    case 'bot/KeyNotRead': return known === undefined ? keys : put(keys, heard.botId, { ...known, is: 'failed' })
  }
}

/** Which secret keys are in sight in this tab; what they are is held elsewhere, in memory. */
export const keysUnit = foldWithAsks('bot/keys', {
  initial: emptyTable<t.TypeOf<typeof Key>>(), codec: Keys, step, hears: [...Object.keys(keyMessages), MADE, 'ForgetAccount'],
  asks: (keys): readonly AskOf<typeof keyEffects>[] => entriesOf(keys).flatMap(([botId, { xid, is }]): readonly AskOf<typeof keyEffects>[] =>
    is === 'reading' ? [['readKey', { id: `look:${botId}`, input: { botId, xid } }]] : []),
})

/** How it stands with the key of that bot in this tab. */
export const keyIs = ({ data }: typeof keysUnit.initial, botId: string): 'hidden' | 'reading' | 'read' | 'failed' => data[botId]?.is ?? 'hidden'
