import * as t from 'io-ts'
import { foldWithAsks, type AlarmRang } from '../../event-log'
import { alarmInput, type AskOf } from '../../kernel/effect'
import { ConversationId, Gid } from '../../kernel/ids'
import { later } from '../../kernel/instant'
import type { Heard } from '../../kernel/message'
import type { ForgetAccount } from '../../session'
import { hintMessages, Hints, noHints, type HintMessage } from './hints'

/** spec 1 §5: commands are read so long after the group was opened; a search waits so long for the next letter. */
const COMMANDS_AFTER_MS = 3_000
const SEARCH_AFTER_MS = 1_000

export const hintEffects = {
  listCommands: t.strict({ gid: t.union([Gid, ConversationId]) }),
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

const wantedAsks = (hints: Hints): readonly AskOf<typeof hintEffects>[] => {
  const { gid, commandsAt, commands, keyword, searchAt } = hints
  if (gid === null) return []
  const asks: AskOf<typeof hintEffects>[] = []
  if (commands === null) {
    asks.push(commandsAt === null ? ['listCommands', { id: `commands:${gid}`, input: { gid } }]
      : ['alarm', { id: `commandsDue:${commandsAt}`, input: { at: commandsAt } }])
  }
  if (Gid.is(gid) && keyword !== null && isSearching(hints)) {
    asks.push(searchAt === null ? ['findMembers', { id: `members:${gid}:${keyword}`, input: { gid, keyword } }]
      : ['alarm', { id: `searchDue:${searchAt}`, input: { at: searchAt } }])
  }
  return asks
}

/** What is offered while somebody writes in a group: its bots' commands, and members by name. */
export const hintsUnit = foldWithAsks('hints', {
  initial: noHints, codec: Hints, step: foldHints, asks: wantedAsks,
  hears: [...Object.keys(hintMessages), 'ForgetAccount'],
})
