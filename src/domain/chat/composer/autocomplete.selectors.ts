import type { Member } from '../../group'
import type { Xid } from '../../kernel/ids'
import type { BotCommand } from './autocomplete'
import type { autocompleteReducer } from './autocomplete.reducer'

type State = typeof autocompleteReducer.initial

const COMMAND_START = /^\/[\p{L}\p{N}_]*$/u

/** The commands that start with the text. The text must be a slash and at most one word (spec 1 §5). */
export const commandsFor = ({ data: hints }: State, text: string): readonly BotCommand[] => {
  if (!COMMAND_START.test(text)) return []
  const prefix = text.toLowerCase()
  return (hints.commands ?? []).filter(({ command }) => command.toLowerCase().startsWith(prefix))
}

const has = (name: string, keyword: string): boolean => name.toLowerCase().includes(keyword.toLowerCase())

/**
 * The members that the picker offers for the text after the @: loaded members first, then members that the server
 * found.
 * The list leaves out visitors and the person who writes (spec 1 §5).
 */
export const membersFor = (
  { data: hints }: State,
  known: readonly Member[],
  keyword: string,
  me: Xid | null,
): readonly Member[] => {
  const found = hints.found?.keyword === keyword ? hints.found.members : []
  const seen = new Set<string>()
  return [...known.filter(({ name }) => has(name, keyword)), ...found].filter(({ xid, isVisitor }) => {
    if (isVisitor || xid === me || seen.has(xid)) return false
    seen.add(xid)
    return true
  })
}
