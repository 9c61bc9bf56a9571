import * as t from 'io-ts'
import { foldWithAsks, type AnyHeard } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Xid } from '../kernel/ids'
import { drop, emptyTable, entriesOf, put, tableCodec, tableFrom, type Table } from '../kernel/table'
import type { Bot } from './bot'
import { botActionMessages, type BotActionMessage } from './bot.messages'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

export const botActionEffects = {
  switchCommand: t.strict({ botId: t.string, xid: Xid, commandId: t.string, on: t.boolean }),
  removeBot: t.strict({ botId: t.string }),
}

/** `doneAt`: the number of the entry that said it is done; a list that was asked for later tells it by itself. */
const Switched = t.strict(
  { botId: t.string, xid: Xid, commandId: t.string, on: t.boolean, doneAt: orNull(t.number) },
  'Switched',
)
const Removed = t.strict({ botId: t.string, doneAt: orNull(t.number) }, 'Removed')
/** How the last of them ended, by the number of the entry that said so. */
const Ended = t.strict(
  { entry: t.number, what: t.keyof({ switched: null, notSwitched: null, removed: null, notRemoved: null }) },
  'Ended',
)
type Ended = t.TypeOf<typeof Ended>
/** By bot and command, and by bot. */
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

/** What a list that was asked for after it was done says itself. */
const kept = <A extends { readonly doneAt: number | null }>(all: Table<A>, askedAt: number): Table<A> =>
  tableFrom(entriesOf(all).filter(([, { doneAt }]) => doneAt === null || doneAt > askedAt))

const after = (changes: Changes, heard: BotActionMessage, entry: number): Changes => {
  const { switched, removed } = changes
  const ended = (what: Ended['what']): Pick<Changes, 'ended'> => ({ ended: { entry, what } })
  switch (heard.type) {
    case 'bot/SwitchCommand': {
      const { botId, xid, commandId, on } = heard
      const isUnderWay = switched[keyOf(heard)]?.doneAt === null
      return isUnderWay
        ? changes
        : { ...changes, switched: put(switched, keyOf(heard), { botId, xid, commandId, on, doneAt: null }) }
    }
    case 'bot/CommandSwitched': {
      const one = switched[keyOf(heard)]
      return one === undefined
        ? changes
        : { ...changes, ...ended('switched'), switched: put(switched, keyOf(heard), { ...one, doneAt: entry }) }
    }
    case 'bot/CommandNotSwitched':
      return { ...changes, ...ended('notSwitched'), switched: drop(switched, keyOf(heard)) }
    case 'bot/RemoveBot':
      return { ...changes, removed: put(removed, heard.botId, { botId: heard.botId, doneAt: null }) }
    case 'bot/BotRemoved':
      return {
        ...changes,
        ...ended('removed'),
        removed: put(removed, heard.botId, { botId: heard.botId, doneAt: entry }),
      }
    // It is only said in passing.
    case 'bot/NotAnswered':
      return changes
    case 'bot/BotNotRemoved':
      return { ...changes, ...ended('notRemoved'), removed: drop(removed, heard.botId) }
  }
}

const isChange = (heard: AnyHeard): heard is AnyHeard & BotActionMessage =>
  Object.values(botActionMessages).some((one) => one.is(heard))

const step = (changes: Changes, heard: AnyHeard): Changes => {
  if (ENDS.has(heard.type)) return nothing
  if (heard.type === LISTED && heard.ask !== undefined) {
    return {
      ...changes,
      switched: kept(changes.switched, heard.ask.seq),
      removed: kept(changes.removed, heard.ask.seq),
    }
  }
  return isChange(heard) ? after(changes, heard, heard.entry) : changes
}

const wantedAsks = ({ switched, removed }: Changes): readonly EffectRequestOf<typeof botActionEffects>[] => [
  ...entriesOf(switched).flatMap(([key, { doneAt, ...input }]): readonly EffectRequestOf<typeof botActionEffects>[] =>
    doneAt === null ? [['switchCommand', { id: `switch:${key}:${input.on ? 1 : 0}`, input }]] : [],
  ),
  ...entriesOf(removed).flatMap(([botId, { doneAt }]): readonly EffectRequestOf<typeof botActionEffects>[] =>
    doneAt === null ? [['removeBot', { id: `drop:${botId}`, input: { botId } }]] : [],
  ),
]

/** What is being done to bots in their list, seen at once and taken back where it fails (R3-179). */
export const botActionsReducer = foldWithAsks('bot/changes', {
  initial: nothing,
  codec: Changes,
  reduce: step,
  effects: wantedAsks,
  handles: [...Object.keys(botActionMessages), LISTED, ...ENDS],
})

/** The bots as they are with what is being done to them. */
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

/** How what was last done ended: another one each time. */
export const lastEnded = ({ data: { ended } }: typeof botActionsReducer.initial): Ended | null => ended
