import { paths } from '../../app/routing/paths'
import { byMember, keyedCommands, type ShellCommand } from '../shortcuts/keyed-commands'

/** All commands. The quick switcher and the shortcuts sheet read this table. */
export const shellCommands: readonly ShellCommand[] = [
  ...keyedCommands,
  { id: 'mainPage', run: ({ app }) => app.tab.dispatch({ type: 'OpenDialog', dialog: 'mainPage' }) },
  { id: 'account', run: ({ app }) => app.tab.dispatch({ type: 'OpenDialog', dialog: 'account' }) },
  { id: 'light', run: ({ app }) => app.account.dispatch({ type: 'ChooseTheme', theme: 'light' }) },
  { id: 'dark', run: ({ app }) => app.account.dispatch({ type: 'ChooseTheme', theme: 'dark' }) },
  { id: 'system', run: ({ app }) => app.account.dispatch({ type: 'ChooseTheme', theme: 'system' }) },
  { id: 'english', run: ({ app }) => app.account.dispatch({ type: 'ChooseLanguage', language: 'en' }) },
  { id: 'chinese', run: ({ app }) => app.account.dispatch({ type: 'ChooseLanguage', language: 'zh' }) },
  { id: 'signIn', when: (deps) => !byMember(deps), run: ({ go }) => go(paths.signIn) },
  { id: 'signOut', when: byMember, run: ({ app }) => app.account.dispatch({ type: 'SignOut' }) },
]
