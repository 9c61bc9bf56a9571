import { graphemeCount, truncateGraphemes } from '../kernel/graphemes'
import type { BotProfile, CommandRow } from './bot'

/** Limits in graphemes (spec 3 §9). The name is counted without its `_bot`. */
export const NAME_LIMIT = 20
export const ABOUT_LIMIT = 200
/** Our own limits for a command's length and the number of commands. */
const COMMAND_LIMIT = 32
export const MOST_COMMANDS = 50
const ADDRESS_LIMIT = 2_048

const SUFFIX = '_bot'
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

/** Removes every `_bot`. Repeats, because removing a suffix can form a new one (BI-183). */
const withoutSuffix = (text: string): string => (text.includes(SUFFIX) ? withoutSuffix(text.replace(SUFFIX, '')) : text)

/** The text of the name field after typing: without `_bot` and cut to the limit (spec 3 §5). */
export const typedName = (text: string): string =>
  truncateGraphemes(withoutSuffix(text.replace(INVISIBLE, '')), NAME_LIMIT)

/** The bot's name as the editor shows it: the first `_bot` is removed (R3-193). */
export const loadedName = (name: string): string => name.replace(SUFFIX, '')

/** The bot's name as the client sends it: `_bot` stands exactly once, at the end. */
export const sentName = (name: string): string => `${withoutSuffix(name.trim())}${SUFFIX}`

export const typedAbout = (text: string): string => truncateGraphemes(text, ABOUT_LIMIT)

export const lettersLeft = (text: string, limit: number): number => limit - graphemeCount(text)

/**
 * The text of the command field after typing: one leading slash, no invisible characters or spaces (R3-196, BI-192).
 */
export const typedCommand = (text: string): string =>
  truncateGraphemes(`/${text.replace(INVISIBLE, '').replace(/\s/gu, '').replace(/^\/+/, '')}`, COMMAND_LIMIT)

/** A new command is off and has no state and no weight (spec 3 §3). */
export const newCommand: CommandRow = { id: '', command: '/', description: '', weight: 0, state: 0, isOn: false }

/** Faults of a command list, named as in spec 3 §8. */
type CommandsFault = 'commandNotEmpty' | 'commandNotRepeat'

/** Compares commands without case, because people type `/Help` and `/help` for the same command. */
export const commandsIssue = (rows: readonly Pick<CommandRow, 'command'>[]): CommandsFault | null => {
  const names = rows.map(({ command }) => typedCommand(command).toLowerCase())
  return names.includes('/') ? 'commandNotEmpty' : new Set(names).size < names.length ? 'commandNotRepeat' : null
}

/** Faults of a bot's profile, named as in spec 3 §8 (the spec misspells `introdution`). */
export type BotProfileIssue = 'enterAvatar' | 'enterName' | 'introdution'

export const botProfileIssues = ({ avatar, name, description }: BotProfile): readonly BotProfileIssue[] => [
  ...(avatar === null ? (['enterAvatar'] as const) : []),
  ...(withoutSuffix(name).trim() === '' ? (['enterName'] as const) : []),
  ...(description.trim() === '' ? (['introdution'] as const) : []),
]

/** Rejects a user name before the host (`user@host`), because the UI shows the address (BI-198). */
const WEB_ADDRESS = /^https?:\/\/[^\s\p{Cc}\p{Cf}/?#@\\]+(?:[/?#][^\s\p{Cc}\p{Cf}\\]*)?$/iu

/**
 * The client checks only the shape of the address. The server decides whether the target is allowed, because no
 * browser sends a request to the webhook.
 */
export type WebhookIssue = 'noAddress' | 'noWebAddress'

export const webhookIssue = (text: string): WebhookIssue | null => {
  const address = text.trim()
  return address === ''
    ? 'noAddress'
    : address.length <= ADDRESS_LIMIT && WEB_ADDRESS.test(address)
      ? null
      : 'noWebAddress'
}
