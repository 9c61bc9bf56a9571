import type { ShellCommand } from './keyed-commands'

export interface KeyPress {
  readonly key: string
  readonly hasMod: boolean
  readonly hasAlt: boolean
  /** Whether the focus is in a text field. Then only keys with Ctrl or ⌘ run commands. */
  readonly isTyping: boolean
  /** Whether an overlay is open. */
  readonly isOver: boolean
}

export interface KeyPressContext {
  readonly command: ShellCommand | null
  /** The first key of a two-key command, while the member has not pressed the second key yet. */
  readonly held: string | null
}

const nothing: KeyPressContext = { command: null, held: null }

const nameOf = ({ key, hasMod }: KeyPress): string => (hasMod ? `mod+${key.toLowerCase()}` : key)

/** Finds the command for a key and the key pressed before it. */
export const commandForKey = (
  commands: readonly ShellCommand[],
  held: string | null,
  press: KeyPress,
): KeyPressContext => {
  const isOurs = press.hasMod ? !press.hasAlt : !press.isTyping && !press.isOver && !press.hasAlt
  if (!isOurs) return nothing
  const name = nameOf(press)
  const find = (...wanted: readonly string[]) => commands.find(({ keys = [] }) => keys.join(' ') === wanted.join(' '))
  const command = (held === null ? undefined : find(held, name)) ?? find(name)
  if (command !== undefined) return { command, held: null }
  return commands.some(({ keys = [] }) => keys.length > 1 && keys[0] === name) ? { command: null, held: name } : nothing
}
