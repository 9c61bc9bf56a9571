import type { ShellCommand } from '../quick-switcher/commands'

export interface KeyPress {
  readonly key: string
  /** Ctrl or ⌘. */
  readonly hasMod: boolean
  readonly hasAlt: boolean
  /** The person is writing somewhere: only what is pressed with Ctrl or ⌘ is meant for us. */
  readonly isTyping: boolean
  /** Something lies over the screen. */
  readonly isOver: boolean
}

export interface KeyPressContext {
  readonly command: ShellCommand | null
  /** The beginning of a command whose other key is awaited. */
  readonly held: string | null
}

const nothing: KeyPressContext = { command: null, held: null }

const nameOf = ({ key, hasMod }: KeyPress): string => (hasMod ? `mod+${key.toLowerCase()}` : key)

/** What a key means after the one that is held. */
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
