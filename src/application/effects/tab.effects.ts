import { appPromptEffects, appPromptMessages, shellEffects, shellMessages } from '../../domain/shell'
import { failsWith, tabEffects } from './effect'
import { makeInviteEffects } from './sign-in/invite.effects'
import type { TabDeps } from './tab-deps'

const { customIdempotent } = tabEffects

/** What this tab alone can do on any page: it holds the address bar, and the codes that were typed. */
export const makeTabEffects = ({ ports, secrets }: Pick<TabDeps, 'ports' | 'secrets'>) => ({
  shell: {
    navigate: customIdempotent(shellEffects.navigate, {
      session: 'any',
      perform: ({ to }, { ref: ask, dispatch: say }) => {
        ports.navigator.go(to)
        say({ type: 'Navigated', ask })
      },
      failed: failsWith(shellMessages.Navigated),
    }),
    // Begun before this page was loaded: then it is done.
    reload: customIdempotent(shellEffects.reload, {
      session: 'any',
      perform: (_, { ref: ask, dispatch: say, isResumed: resumed }) => {
        if (resumed) say({ type: 'Reloaded', ask })
        else ports.navigator.reload()
      },
      failed: failsWith(shellMessages.Reloaded),
    }),
  },
  appPrompt: {
    leaveFor: customIdempotent(appPromptEffects.leaveFor, {
      session: 'any',
      perform: ({ url }, { ref: ask, dispatch: say }) => {
        ports.navigator.leaveFor(url)
        say({ type: 'LeftFor', ask })
      },
      failed: failsWith(appPromptMessages.LeftFor),
    }),
  },
  invite: makeInviteEffects({ ports, secrets }),
})
