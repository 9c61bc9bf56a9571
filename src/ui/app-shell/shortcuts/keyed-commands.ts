import type { App } from '../../../application/app'
import { isMember } from '../../../domain/session'
import type { en } from '../../i18n/en'
import { paths } from '../../app/routing/paths'

export interface CommandDeps {
  readonly app: App
  readonly go: (to: string) => void
}

export interface ShellCommand {
  readonly id: keyof typeof en.command
  /** The keys to press in sequence. `mod+` stands for Ctrl, or ⌘ on a Mac. */
  readonly keys?: readonly string[]
  readonly when?: (deps: CommandDeps) => boolean
  readonly run: (deps: CommandDeps) => void
}

export const byMember = ({ app }: CommandDeps): boolean => isMember(app.account.slices.session.get())

/** The commands with keys. The app shell loads only these, because other commands need an open dialog. */
export const keyedCommands: readonly ShellCommand[] = [
  { id: 'switcher', keys: ['mod+k'], run: ({ app }) => app.tab.dispatch({ type: 'OpenDialog', dialog: 'switcher' }) },
  { id: 'shortcuts', keys: ['?'], run: ({ app }) => app.tab.dispatch({ type: 'OpenDialog', dialog: 'shortcuts' }) },
  { id: 'report', keys: ['!'], run: ({ app }) => app.tab.dispatch({ type: 'OpenDialog', dialog: 'report' }) },
  { id: 'discover', keys: ['g', 'd'], run: ({ go }) => go(paths.groupCentre) },
  { id: 'messages', keys: ['g', 'm'], run: ({ go }) => go(paths.messages) },
  { id: 'profile', keys: ['g', 'p'], when: byMember, run: ({ go }) => go(paths.profile) },
  { id: 'settings', keys: ['g', 's'], when: byMember, run: ({ go }) => go(paths.settings) },
]
