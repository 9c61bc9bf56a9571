import * as t from 'io-ts'
import { foldWithAsks, type AlarmRang } from '../../event-log'
import { alarmInput, type EffectRequestOf } from '../../kernel/effect'
import { ConversationId, Gid } from '../../kernel/ids'
import { addMs } from '../../kernel/instant'
import type { ReceivedMessage } from '../../kernel/message'
import type { ForgetAccount } from '../../session'
import { autocompleteMessages, AutocompleteData, emptyAutocomplete, type AutocompleteMessage } from './autocomplete'

/** spec 1 §5: commands are read so long after the group was opened; a search waits so long for the next letter. */
const COMMANDS_AFTER_MS = 3_000
const SEARCH_AFTER_MS = 1_000

export const autocompleteEffects = {
  listCommands: t.strict({ gid: t.union([Gid, ConversationId]) }),
  findMembers: t.strict({ gid: Gid, keyword: t.string }),
  alarm: alarmInput,
}

type HintHears = ReceivedMessage<AutocompleteMessage | AlarmRang | ForgetAccount>

const foldHints = (hints: AutocompleteData, heard: HintHears): AutocompleteData => {
  switch (heard.type) {
    case 'WriteIn':
      return heard.gid === hints.gid
        ? hints
        : {
            ...emptyAutocomplete,
            gid: heard.gid,
            commandsAt: heard.gid === null ? null : addMs(heard.at, COMMANDS_AFTER_MS),
          }
    case 'FindMembers':
      return heard.keyword === hints.keyword
        ? hints
        : {
            ...hints,
            keyword: heard.keyword,
            searchAt: heard.keyword === null || heard.keyword === '' ? null : addMs(heard.at, SEARCH_AFTER_MS),
          }
    case 'MembersFound':
      return { ...hints, found: { keyword: heard.keyword, members: heard.members } }
    // There is nothing to offer then, and nothing to say about it.
    case 'MembersNotFound':
      return { ...hints, found: { keyword: hints.keyword ?? '', members: [] } }
    case 'CommandsListed':
      return { ...hints, commands: heard.commands }
    case 'CommandsNotListed':
      return { ...hints, commands: [] }
    case 'AlarmRang':
      return heard.ask.id.startsWith('commandsDue') ? { ...hints, commandsAt: null } : { ...hints, searchAt: null }
    case 'ForgetAccount':
      return emptyAutocomplete
  }
}

const isSearching = ({ keyword, found }: AutocompleteData): boolean =>
  keyword !== null && keyword !== '' && found?.keyword !== keyword

const wantedAsks = (hints: AutocompleteData): readonly EffectRequestOf<typeof autocompleteEffects>[] => {
  const { gid, commandsAt, commands, keyword, searchAt } = hints
  if (gid === null) return []
  const asks: EffectRequestOf<typeof autocompleteEffects>[] = []
  if (commands === null) {
    asks.push(
      commandsAt === null
        ? ['listCommands', { id: `commands:${gid}`, input: { gid } }]
        : ['alarm', { id: `commandsDue:${commandsAt}`, input: { at: commandsAt } }],
    )
  }
  if (Gid.is(gid) && keyword !== null && isSearching(hints)) {
    asks.push(
      searchAt === null
        ? ['findMembers', { id: `members:${gid}:${keyword}`, input: { gid, keyword } }]
        : ['alarm', { id: `searchDue:${searchAt}`, input: { at: searchAt } }],
    )
  }
  return asks
}

/** What is offered while somebody writes in a group: its bots' commands, and members by name. */
export const autocompleteReducer = foldWithAsks('hints', {
  initial: emptyAutocomplete,
  codec: AutocompleteData,
  reduce: foldHints,
  effects: wantedAsks,
  handles: [...Object.keys(autocompleteMessages), 'ForgetAccount'],
})
