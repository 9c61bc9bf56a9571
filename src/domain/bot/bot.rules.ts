import type { BotProfile, CommandRow } from './bot'

/** spec 3 §9, in characters as people see them. The name is counted without its `_bot`. */
export const NAME_LIMIT = 20
export const ABOUT_LIMIT = 200
/** Ours: no command and no list of them is longer. */
const COMMAND_LIMIT = 32
export const MOST_COMMANDS = 50
const ADDRESS_LIMIT = 2_048

const SUFFIX = '_bot'
/** Longer texts are not even counted. */
const COUNTED = 4_000
const UNSEEN = /[\p{Cc}\p{Cf}]/gu

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const lettersOf = (text: string): readonly string[] =>
  Array.from(letters.segment(text.slice(0, COUNTED)), ({ segment }) => segment)
/** Cut between characters as people see them: by this one count are field, counter and server (BI-186). */
const within = (text: string, limit: number): string => lettersOf(text).slice(0, limit).join('')

/** As often as it takes, until none is left (BI-183). */
const withoutSuffix = (text: string): string => (text.includes(SUFFIX) ? withoutSuffix(text.replace(SUFFIX, '')) : text)

/** What is typed for a name: never with `_bot`, never longer than the limit (spec 3 §5). */
export const typedName = (text: string): string => within(withoutSuffix(text.replace(UNSEEN, '')), NAME_LIMIT)

/** A name that is loaded into the editor: its first `_bot` goes (R3-193). */
export const loadedName = (name: string): string => name.replace(SUFFIX, '')

/** As it is sent: with exactly one `_bot`, at its end. */
export const sentName = (name: string): string => `${withoutSuffix(name.trim())}${SUFFIX}`

export const typedAbout = (text: string): string => within(text, ABOUT_LIMIT)

/** How many characters there still are. */
export const lettersLeft = (text: string, limit: number): number => limit - lettersOf(text).length

/** What is typed for a command: it begins with its slash, and nothing in it is unseen (R3-196, BI-192). */
export const typedCommand = (text: string): string =>
  within(`/${text.replace(UNSEEN, '').replace(/\s/gu, '').replace(/^\/+/, '')}`, COMMAND_LIMIT)

/** spec 3 §3: a new command is off, without state and weight. */
export const newCommand: CommandRow = { id: '', command: '/', description: '', weight: 0, state: 0, isOn: false }

/** Why commands are not saved, by the names of spec 3 §8. */
type CommandsFault = 'commandNotEmpty' | 'commandNotRepeat'

/** Large and small letters make no other command: people type both. */
export const commandsIssue = (rows: readonly Pick<CommandRow, 'command'>[]): CommandsFault | null => {
  const names = rows.map(({ command }) => typedCommand(command).toLowerCase())
  return names.includes('/') ? 'commandNotEmpty' : new Set(names).size < names.length ? 'commandNotRepeat' : null
}

/** What is missing of a profile, by the names of spec 3 §8 (`introdution` is spelt so there). */
export type BotProfileIssue = 'enterAvatar' | 'enterName' | 'introdution'

export const botProfileIssues = ({ avatar, name, description }: BotProfile): readonly BotProfileIssue[] => [
  ...(avatar === null ? (['enterAvatar'] as const) : []),
  ...(withoutSuffix(name).trim() === '' ? (['enterName'] as const) : []),
  ...(description.trim() === '' ? (['introdution'] as const) : []),
]

/** A name or password before the host would be seen wherever the address is shown (BI-198). */
const WEB_ADDRESS = /^https?:\/\/[^\s\p{Cc}\p{Cf}/?#@\\]+(?:[/?#][^\s\p{Cc}\p{Cf}\\]*)?$/iu

/** Why a callback address is none. What is behind it the server judges: no browser ever calls it. */
export type WebhookIssue = 'noAddress' | 'noWebAddress'

export const webhookIssue = (text: string): WebhookIssue | null => {
  const address = text.trim()
  return address === ''
    ? 'noAddress'
    : address.length <= ADDRESS_LIMIT && WEB_ADDRESS.test(address)
      ? null
      : 'noWebAddress'
}
