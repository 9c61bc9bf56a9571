import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineUnit, type AlarmRang } from '../event-log'
import { alarmInput, effect, type AskOf } from '../kernel/effect'
import { Gid } from '../kernel/ids'
import { later } from '../kernel/instant'
import type { Heard } from '../kernel/message'
import { askFor, Asking } from '../kernel/reconcile'
import { emptyTable, tableFrom, type Table } from '../kernel/table'
import type { ForgetAccount } from '../session'
import { hintMessages, Hints, noHints, type HintMessage } from './hints'

/** spec 1 §5: commands are read so long after the group was opened; a search waits so long for the next letter. */
const COMMANDS_AFTER_MS = 3_000
const SEARCH_AFTER_MS = 1_000

export const hintEffects = {
  listCommands: t.strict({ gid: Gid }),
  findMembers: t.strict({ gid: Gid, keyword: t.string }),
  alarm: alarmInput,
}

type HintHears = Heard<HintMessage | AlarmRang | ForgetAccount>

const foldHints = (hints: Hints, heard: HintHears): Hints => {
  switch (heard.type) {
    case 'WriteIn': return heard.gid === hints.gid ? hints
      : { ...noHints, gid: heard.gid, commandsAt: heard.gid === null ? null : later(heard.at, COMMANDS_AFTER_MS) }
    case 'FindMembers': return heard.keyword === hints.keyword ? hints
      : { ...hints, keyword: heard.keyword, searchAt: heard.keyword === null || heard.keyword === '' ? null : later(heard.at, SEARCH_AFTER_MS) }
    case 'MembersFound': return { ...hints, found: { keyword: heard.keyword, members: heard.members } }
    // There is nothing to offer then, and nothing to say about it.
    case 'MembersNotFound': return { ...hints, found: { keyword: hints.keyword ?? '', members: [] } }
    case 'CommandsListed': return { ...hints, commands: heard.commands }
    case 'CommandsNotListed': return { ...hints, commands: [] }
    case 'AlarmRang': return heard.ask.id.startsWith('commandsDue') ? { ...hints, commandsAt: null } : { ...hints, searchAt: null }
    case 'ForgetAccount': return noHints
  }
}

const isSearching = ({ keyword, found }: Hints): boolean => keyword !== null && keyword !== '' && found?.keyword !== keyword

const wantedAsks = (hints: Hints): Table<AskOf<typeof hintEffects>> => {
  const { gid, commandsAt, commands, keyword, searchAt } = hints
  if (gid === null) return emptyTable()
  const asks: AskOf<typeof hintEffects>[] = []
  if (commands === null) {
    asks.push(commandsAt === null ? ['listCommands', { id: `commands:${gid}`, input: { gid } }]
      : ['alarm', { id: `commandsDue:${commandsAt}`, input: { at: commandsAt } }])
  }
  if (keyword !== null && isSearching(hints)) {
    asks.push(searchAt === null ? ['findMembers', { id: `members:${gid}:${keyword}`, input: { gid, keyword } }]
      : ['alarm', { id: `searchDue:${searchAt}`, input: { at: searchAt } }])
  }
  return tableFrom(asks.map((ask) => [ask[1].id, ask] as const))
}

const Context = t.strict({ hints: Hints, asking: Asking }, 'HintContext')

/**
 * What is offered while somebody writes in a group: its bots' commands, and members by name.
 * @internal
 */
export const hintMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as HintHears },
  actors: {
    listCommands: effect(hintEffects.listCommands),
    findMembers: effect(hintEffects.findMembers),
    alarm: effect(hintEffects.alarm),
  },
  actions: {
    take: assign({ hints: ({ context, event }) => foldHints(context.hints, event) }),
    askForWhatIsWanted: enqueueActions(({ context, enqueue }) => { askFor(enqueue, context.asking, wantedAsks(context.hints)) }),
  },
}).createMachine({
  id: 'hints',
  context: { hints: noHints, asking: emptyTable() },
  on: { '*': { actions: ['take', 'askForWhatIsWanted'] } },
})

export const hintsUnit = machineUnit('hints', hintMachine, Context, [...Object.keys(hintMessages), 'ForgetAccount'])
