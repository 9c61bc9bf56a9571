import type { App } from '../../../application/app'
import { isMember } from '../../../domain/session'
import type { en } from '../../i18n/en'
import { paths } from '../../app/routing/paths'

export interface CommandDeps {
  readonly app: App
  readonly go: (to: string) => void
  readonly exportLog: () => void
}

export interface ShellCommand {
  readonly id: keyof typeof en.command
  /** The keys to press in sequence. `mod+` stands for Ctrl, or ⌘ on a Mac. */
  readonly keys?: readonly string[]
  readonly when?: (deps: CommandDeps) => boolean
  readonly run: (deps: CommandDeps) => void
}

const member = ({ app }: CommandDeps): boolean => isMember(app.account.slices.session.get())

/** All commands. The quick switcher, the key bindings and the shortcuts sheet read this table. */
export const shellCommands: readonly ShellCommand[] = [
  { id: 'switcher', keys: ['mod+k'], run: ({ app }) => app.tab.dispatch({ type: 'OpenDialog', dialog: 'switcher' }) },
  { id: 'shortcuts', keys: ['?'], run: ({ app }) => app.tab.dispatch({ type: 'OpenDialog', dialog: 'shortcuts' }) },
  { id: 'discover', keys: ['g', 'd'], run: ({ go }) => go(paths.groupCentre) },
  { id: 'messages', keys: ['g', 'm'], run: ({ go }) => go(paths.messages) },
  { id: 'profile', keys: ['g', 'p'], when: member, run: ({ go }) => go(paths.profile) },
  { id: 'settings', keys: ['g', 's'], when: member, run: ({ go }) => go(paths.settings) },
  { id: 'mainPage', run: ({ app }) => app.tab.dispatch({ type: 'OpenDialog', dialog: 'mainPage' }) },
  { id: 'account', run: ({ app }) => app.tab.dispatch({ type: 'OpenDialog', dialog: 'account' }) },
  { id: 'light', run: ({ app }) => app.account.dispatch({ type: 'ChooseTheme', theme: 'light' }) },
  { id: 'dark', run: ({ app }) => app.account.dispatch({ type: 'ChooseTheme', theme: 'dark' }) },
  { id: 'system', run: ({ app }) => app.account.dispatch({ type: 'ChooseTheme', theme: 'system' }) },
  { id: 'english', run: ({ app }) => app.account.dispatch({ type: 'ChooseLanguage', language: 'en' }) },
  { id: 'chinese', run: ({ app }) => app.account.dispatch({ type: 'ChooseLanguage', language: 'zh' }) },
  { id: 'exportLog', run: ({ exportLog }) => exportLog() },
  { id: 'signIn', when: (deps) => !member(deps), run: ({ go }) => go(paths.signIn) },
  { id: 'signOut', when: member, run: ({ app }) => app.account.dispatch({ type: 'SignOut' }) },
]
