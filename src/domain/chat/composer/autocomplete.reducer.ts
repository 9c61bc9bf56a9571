import * as t from 'io-ts'
import { reducerWithEffects, type AlarmRang } from '../../event-log'
import { alarmInput, type EffectRequestOf } from '../../kernel/effect'
import { ConversationId, Gid } from '../../kernel/ids'
import { addMs } from '../../kernel/instant'
import type { ReceivedMessage } from '../../kernel/message'
import { afterTyping, pauseThen } from '../../kernel/typing-pause'
import type { ForgetAccount } from '../../session'
import { autocompleteMessages, AutocompleteData, emptyAutocomplete, type AutocompleteMessage } from './autocomplete'

/** The delay from opening a group to loading its commands (spec 1 §5). */
const COMMANDS_AFTER_MS = 3_000

export const autocompleteEffects = {
  listCommands: t.strict({ gid: t.union([Gid, ConversationId]) }),
  findMembers: t.strict({ gid: Gid, keyword: t.string }),
  alarm: alarmInput,
}

type HintInput = ReceivedMessage<AutocompleteMessage | AlarmRang | ForgetAccount>

const foldHints = (hints: AutocompleteData, message: HintInput): AutocompleteData => {
  switch (message.type) {
    case 'chat/ChooseWritingLanguage':
      return message.gid === hints.gid
        ? hints
        : {
            ...emptyAutocomplete,
            gid: message.gid,
            commandsAt: message.gid === null ? null : addMs(message.at, COMMANDS_AFTER_MS),
          }
    case 'chat/SuggestMembers':
      return message.keyword === hints.keyword
        ? hints
        : {
            ...hints,
            keyword: message.keyword,
            searchAt: message.keyword === null || message.keyword === '' ? null : afterTyping(message.at),
          }
    case 'chat/MemberSuggestionsLoaded':
      return { ...hints, found: { keyword: message.keyword, members: message.members } }
    // A failed search offers nothing and shows no error.
    case 'chat/MemberSuggestionsNotLoaded':
      return { ...hints, found: { keyword: hints.keyword ?? '', members: [] } }
    case 'chat/CommandSuggestionsLoaded':
      return { ...hints, commands: message.commands }
    case 'chat/CommandSuggestionsNotLoaded':
      return { ...hints, commands: [] }
    case 'AlarmRang':
      return message.ask.id.startsWith('commandsDue') ? { ...hints, commandsAt: null } : { ...hints, searchAt: null }
    case 'ForgetAccount':
      return emptyAutocomplete
  }
}

const isSearching = ({ keyword, found }: AutocompleteData): boolean =>
  keyword !== null && keyword !== '' && found?.keyword !== keyword

type EffectRequest = EffectRequestOf<typeof autocompleteEffects>

const wantedEffects = (hints: AutocompleteData): readonly EffectRequest[] => {
  const { gid, commandsAt, commands, keyword, searchAt } = hints
  if (gid === null) return []
  const listCommands: EffectRequest = ['listCommands', { id: `commands:${gid}`, input: { gid } }]
  return [
    ...(commands === null ? pauseThen(`commandsDue:${commandsAt}`, commandsAt, () => [listCommands]) : []),
    ...(Gid.is(gid) && keyword !== null && isSearching(hints)
      ? pauseThen(`searchDue:${searchAt}`, searchAt, (): readonly EffectRequest[] => [
          ['findMembers', { id: `members:${gid}:${keyword}`, input: { gid, keyword } }],
        ])
      : []),
  ]
}

/** The suggestions while a person writes in a group: the commands of the group's bots, and members by name. */
export const autocompleteReducer = reducerWithEffects('chat/autocomplete', {
  initial: emptyAutocomplete,
  codec: AutocompleteData,
  reduce: foldHints,
  effects: wantedEffects,
  handles: [...Object.keys(autocompleteMessages), 'ForgetAccount'],
})
