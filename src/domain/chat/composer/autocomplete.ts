import * as t from 'io-ts'
import { Member } from '../../group'
import { Failure } from '../../kernel/failure'
import { ConversationId, Gid } from '../../kernel/ids'
import { Instant } from '../../kernel/instant'
import { effectResult, message } from '../../kernel/message'
import { Address } from '../../kernel/export-policy'

/** A command of a bot (spec 1 §3); `command` begins with its slash. */
export const BotCommand = t.strict(
  {
    id: t.string,
    command: t.string,
    description: t.string,
    avatar: t.union([Address, t.null]),
  },
  'BotCommand',
)
export type BotCommand = t.TypeOf<typeof BotCommand>

/** Commands and facts of the suggestions that appear while a member writes, in one tab. */
export const autocompleteMessages = {
  /** The group, or the chat with a bot, that is open in this tab; `null` if none is open. */
  'chat/ChooseWritingLanguage': message('chat/ChooseWritingLanguage', { gid: t.union([Gid, ConversationId, t.null]) }),
  /** The text that the person typed after the @ to find a member; `null` ends the search. */
  'chat/SuggestMembers': message('chat/SuggestMembers', { keyword: t.union([t.string, t.null]) }),
  'chat/MemberSuggestionsLoaded': effectResult('chat/MemberSuggestionsLoaded', {
    keyword: t.string,
    members: t.readonlyArray(Member),
  }),
  'chat/MemberSuggestionsNotLoaded': effectResult('chat/MemberSuggestionsNotLoaded', { failure: Failure }),
  'chat/CommandSuggestionsLoaded': effectResult('chat/CommandSuggestionsLoaded', {
    commands: t.readonlyArray(BotCommand),
  }),
  'chat/CommandSuggestionsNotLoaded': effectResult('chat/CommandSuggestionsNotLoaded', { failure: Failure }),
} as const
type Codecs = typeof autocompleteMessages
export type AutocompleteMessage = t.TypeOf<Codecs[keyof Codecs]>

const maybe = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

export const AutocompleteData = t.strict(
  {
    gid: t.union([Gid, ConversationId, t.null]),
    /** The time at which the commands load; `null` after the load has begun. */
    commandsAt: maybe(Instant),
    commands: maybe(t.readonlyArray(BotCommand)),
    /** The text of the member search, which starts at `searchAt`. */
    keyword: maybe(t.string),
    searchAt: maybe(Instant),
    found: maybe(t.strict({ keyword: t.string, members: t.readonlyArray(Member) })),
  },
  'Hints',
)
export type AutocompleteData = t.TypeOf<typeof AutocompleteData>

export const emptyAutocomplete: AutocompleteData = {
  gid: null,
  commandsAt: null,
  commands: null,
  keyword: null,
  searchAt: null,
  found: null,
}
