import { JOURNAL_PREFIX, isJournal } from './has-left-commands'
import type { CommandJournal } from '../../../application/ports/browser/command-journal'

/** Local storage. Its values outlive the tab, and writes are synchronous. Every access may throw. */
interface LocalValues {
  readonly keys: () => readonly string[]
  readonly get: (key: string) => string | null
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
}

const browserValues: LocalValues = {
  keys: () => Object.keys(localStorage),
  get: (key) => localStorage.getItem(key),
  set: (key, value) => localStorage.setItem(key, value),
  remove: (key) => localStorage.removeItem(key),
}

interface CommandJournalDeps {
  readonly local?: LocalValues
  readonly page?: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** The most commands and characters that one page leaves. */
const MOST_COMMANDS = 500
const MOST_CHARACTERS = 500_000

/** The first commands that fit, because a command depends on earlier commands. */
const bounded = (commands: readonly unknown[]): string => {
  const kept: string[] = []
  let characters = 0
  for (const command of commands.slice(0, MOST_COMMANDS)) {
    const text = JSON.stringify(command)
    characters += text.length
    if (characters > MOST_CHARACTERS) break
    kept.push(text)
  }
  return `[${kept.join()}]`
}

const guarded = <A>(access: () => A, otherwise: A): A => {
  try {
    return access()
  } catch {
    return otherwise
  }
}

const commandsIn = (text: string | null): readonly unknown[] => {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? read.slice(0, MOST_COMMANDS) : []
  } catch {
    return []
  }
}

/**
 * Stores unstored commands in local storage when the page unloads, because an IndexedDB write would not finish in time.
 * A browser that refuses local storage keeps no journal.
 */
export const makeCommandJournal = ({
  local = browserValues,
  page = window,
}: CommandJournalDeps = {}): CommandJournal => {
  const tabs = (): readonly string[] =>
    guarded(() => local.keys().flatMap((key) => (isJournal(key) ? key.slice(JOURNAL_PREFIX.length) : [])), [])
  const remove = (tab: string): void => guarded(() => local.remove(JOURNAL_PREFIX + tab), undefined)
  return {
    left: () =>
      tabs().map((tab) => ({ tab, commands: guarded(() => commandsIn(local.get(JOURNAL_PREFIX + tab)), []) })),
    remove,
    clear: () => tabs().forEach(remove),
    onLeaving: (tab, commands) => {
      page.addEventListener('pagehide', () => {
        const left = commands()
        if (left.length === 0) remove(tab)
        else guarded(() => local.set(JOURNAL_PREFIX + tab, bounded(left)), undefined)
      })
    },
    onWritten: (call) => {
      const changed = ({ key, newValue }: StorageEvent): void => {
        if (newValue !== null && key !== null && isJournal(key)) call()
      }
      page.addEventListener('storage', changed)
      return () => page.removeEventListener('storage', changed)
    },
  }
}
