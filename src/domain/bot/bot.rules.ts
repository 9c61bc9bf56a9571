import type { BotProfile, CommandRow } from './bot'

/** spec 3 §9, in graphemes. The name is counted without its `_bot`. */
export const NAME_LIMIT = 20
export const ABOUT_LIMIT = 200
/** Our own limits for a command's length and the number of commands. */
const COMMAND_LIMIT = 32
export const MOST_COMMANDS = 50
const ADDRESS_LIMIT = 2_048

const SUFFIX = '_bot'
/** Longer texts are cut before counting. */
const COUNTED = 4_000
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const lettersOf = (text: string): readonly string[] =>
  Array.from(letters.segment(text.slice(0, COUNTED)), ({ segment }) => segment)
/** Cuts between graphemes. Field, counter and server count in this unit (BI-186). */
const within = (text: string, limit: number): string => lettersOf(text).slice(0, limit).join('')

/** Repeats until no suffix is left: a removal can form a new one (BI-183). */
const withoutSuffix = (text: string): string => (text.includes(SUFFIX) ? withoutSuffix(text.replace(SUFFIX, '')) : text)

/** Normalizes typed name input: no `_bot`, no longer than the limit (spec 3 §5). */
export const typedName = (text: string): string => within(withoutSuffix(text.replace(INVISIBLE, '')), NAME_LIMIT)

/** Name for the editor: drops the first `_bot` (R3-193). */
export const loadedName = (name: string): string => name.replace(SUFFIX, '')

/** The name as sent: exactly one `_bot`, at its end. */
export const sentName = (name: string): string => `${withoutSuffix(name.trim())}${SUFFIX}`

export const typedAbout = (text: string): string => within(text, ABOUT_LIMIT)

export const lettersLeft = (text: string, limit: number): number => limit - lettersOf(text).length

/** Normalizes typed command input: one leading slash, no invisible characters or spaces (R3-196, BI-192). */
export const typedCommand = (text: string): string =>
  within(`/${text.replace(INVISIBLE, '').replace(/\s/gu, '').replace(/^\/+/, '')}`, COMMAND_LIMIT)

/** spec 3 §3: a new command is off, without state and weight. */
export const newCommand: CommandRow = { id: '', command: '/', description: '', weight: 0, state: 0, isOn: false }

/** Names from spec 3 §8. */
type CommandsFault = 'commandNotEmpty' | 'commandNotRepeat'

/** Case-insensitive: people type both cases. */
export const commandsIssue = (rows: readonly Pick<CommandRow, 'command'>[]): CommandsFault | null => {
  const names = rows.map(({ command }) => typedCommand(command).toLowerCase())
  return names.includes('/') ? 'commandNotEmpty' : new Set(names).size < names.length ? 'commandNotRepeat' : null
}

/** Names from spec 3 §8 (`introdution` is spelt so there). */
export type BotProfileIssue = 'enterAvatar' | 'enterName' | 'introdution'

export const botProfileIssues = ({ avatar, name, description }: BotProfile): readonly BotProfileIssue[] => [
  ...(avatar === null ? (['enterAvatar'] as const) : []),
  ...(withoutSuffix(name).trim() === '' ? (['enterName'] as const) : []),
  ...(description.trim() === '' ? (['introdution'] as const) : []),
]

/** Rejects user info before the host: the address is shown in the UI (BI-198). */
const WEB_ADDRESS = /^https?:\/\/[^\s\p{Cc}\p{Cf}/?#@\\]+(?:[/?#][^\s\p{Cc}\p{Cf}\\]*)?$/iu

/** Checks the shape only. The server judges the target: no browser calls it. */
export type WebhookIssue = 'noAddress' | 'noWebAddress'

export const webhookIssue = (text: string): WebhookIssue | null => {
  const address = text.trim()
  return address === ''
    ? 'noAddress'
    : address.length <= ADDRESS_LIMIT && WEB_ADDRESS.test(address)
      ? null
      : 'noWebAddress'
}
