import * as t from 'io-ts'
import { reducerWithEffects, type AnyReceivedMessage } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Xid } from '../kernel/ids'
import { drop, emptyTable, entriesOf, put, tableCodec, tableFrom, type Table } from '../kernel/table'
import type { Bot } from './bot'
import { botActionMessages, type BotActionMessage } from './bot.messages'
import { orNull } from '../kernel/or-null'

export const botActionEffects = {
  switchCommand: t.strict({ botId: t.string, xid: Xid, commandId: t.string, on: t.boolean }),
  removeBot: t.strict({ botId: t.string }),
}

/**
 * `doneAt`: seq of the entry that confirmed the action. A bot list that was requested after this entry already
 * contains the change.
 */
const Switched = t.strict(
  { botId: t.string, xid: Xid, commandId: t.string, on: t.boolean, doneAt: orNull(t.number) },
  'Switched',
)
const Removed = t.strict({ botId: t.string, doneAt: orNull(t.number) }, 'Removed')
/** The outcome of the last action, with the seq of the entry that reported the outcome. */
const Ended = t.strict(
  { entry: t.number, what: t.keyof({ switched: null, notSwitched: null, removed: null, notRemoved: null }) },
  'Ended',
)
type Ended = t.TypeOf<typeof Ended>
/** `switched` is keyed by bot and command, `removed` by bot. */
const Changes = t.strict(
  { switched: tableCodec(Switched), removed: tableCodec(Removed), ended: orNull(Ended) },
  'BotChanges',
)
type Changes = t.TypeOf<typeof Changes>

const nothing: Changes = { switched: emptyTable(), removed: emptyTable(), ended: null }
const keyOf = ({ botId, commandId }: { readonly botId: string; readonly commandId: string }): string =>
  `${botId}:${commandId}`

const LISTED = 'bot/list/loaded'
const ENDS: ReadonlySet<string> = new Set(['ForgetAccount'])

/** Drops actions that were confirmed before the list was requested, because the list already contains their changes. */
const kept = <A extends { readonly doneAt: number | null }>(all: Table<A>, requestedAt: number): Table<A> =>
  tableFrom(entriesOf(all).filter(([, { doneAt }]) => doneAt === null || doneAt > requestedAt))

const applyAction = (changes: Changes, message: BotActionMessage, entry: number): Changes => {
  const { switched, removed } = changes
  const ended = (what: Ended['what']): Pick<Changes, 'ended'> => ({ ended: { entry, what } })
  switch (message.type) {
    case 'bot/SwitchCommand': {
      const { botId, xid, commandId, on } = message
      const isUnderWay = switched[keyOf(message)]?.doneAt === null
      return isUnderWay
        ? changes
        : { ...changes, switched: put(switched, keyOf(message), { botId, xid, commandId, on, doneAt: null }) }
    }
    case 'bot/CommandSwitched': {
      const pending = switched[keyOf(message)]
      return pending === undefined
        ? changes
        : { ...changes, ...ended('switched'), switched: put(switched, keyOf(message), { ...pending, doneAt: entry }) }
    }
    case 'bot/CommandNotSwitched':
      return { ...changes, ...ended('notSwitched'), switched: drop(switched, keyOf(message)) }
    case 'bot/RemoveBot':
      return { ...changes, removed: put(removed, message.botId, { botId: message.botId, doneAt: null }) }
    case 'bot/BotRemoved':
      return {
        ...changes,
        ...ended('removed'),
        removed: put(removed, message.botId, { botId: message.botId, doneAt: entry }),
      }
    // A bot command that failed does not change the bot list. A toast shows the failure.
    case 'bot/ActionFailed':
      return changes
    case 'bot/BotNotRemoved':
      return { ...changes, ...ended('notRemoved'), removed: drop(removed, message.botId) }
  }
}

const isChange = (message: AnyReceivedMessage): message is AnyReceivedMessage & BotActionMessage =>
  Object.values(botActionMessages).some((codec) => codec.is(message))

const step = (changes: Changes, message: AnyReceivedMessage): Changes => {
  if (ENDS.has(message.type)) return nothing
  if (message.type === LISTED && message.ask !== undefined) {
    return {
      ...changes,
      switched: kept(changes.switched, message.ask.seq),
      removed: kept(changes.removed, message.ask.seq),
    }
  }
  return isChange(message) ? applyAction(changes, message, message.entry) : changes
}

const wantedRequests = ({ switched, removed }: Changes): readonly EffectRequestOf<typeof botActionEffects>[] => [
  ...entriesOf(switched).flatMap(([key, { doneAt, ...input }]): readonly EffectRequestOf<typeof botActionEffects>[] =>
    doneAt === null ? [['switchCommand', { id: `switch:${key}:${input.on ? 1 : 0}`, input }]] : [],
  ),
  ...entriesOf(removed).flatMap(([botId, { doneAt }]): readonly EffectRequestOf<typeof botActionEffects>[] =>
    doneAt === null ? [['removeBot', { id: `drop:${botId}`, input: { botId } }]] : [],
  ),
]

/**
 * Actions on the bot list. The list shows the result of each action at once and restores the old state if the action
 * fails (R3-179).
 */
export const botActionsReducer = reducerWithEffects('bot/actions', {
  initial: nothing,
  codec: Changes,
  reduce: step,
  effects: wantedRequests,
  handles: [...Object.keys(botActionMessages), LISTED, ...ENDS],
})

export const botsViewModel = (
  bots: readonly Bot[],
  { data: { switched, removed } }: typeof botActionsReducer.initial,
): readonly Bot[] =>
  bots
    .filter(({ id }) => removed[id] === undefined)
    .map((bot) => ({
      ...bot,
      commands: bot.commands.map((row) => ({
        ...row,
        isOn: switched[keyOf({ botId: bot.id, commandId: row.id })]?.on ?? row.isOn,
      })),
    }))

/** The outcome of the last action. Each outcome is a new object, so callers can compare by identity. */
export const lastEnded = ({ data: { ended } }: typeof botActionsReducer.initial): Ended | null => ended
