import { appPromptEffects, appPromptMessages, shellEffects, shellMessages } from '../../domain/shell'
import { failing, tabEffects } from '../effect'
import { makeInviteEffects } from './invite.effects'
import type { TabNeeds } from './tab-needs'

const { idempotentInSteps } = tabEffects

/** What this tab alone can do on any page: it holds the address bar, and the codes that were typed. */
export const makeTabEffects = ({ ports, secrets }: Pick<TabNeeds, 'ports' | 'secrets'>) => ({
  shell: {
    navigate: idempotentInSteps(shellEffects.navigate, {
      session: 'any',
      perform: ({ to }, { ask, say }) => {
        ports.navigator.go(to)
        say({ type: 'Navigated', ask })
      },
      failed: failing(shellMessages.Navigated),
    }),
    // Begun before this page was loaded: then it is done.
    reload: idempotentInSteps(shellEffects.reload, {
      session: 'any',
      perform: (_, { ask, say, resumed }) => {
        if (resumed) say({ type: 'Reloaded', ask })
        else ports.navigator.reload()
      },
      failed: failing(shellMessages.Reloaded),
    }),
  },
  appPrompt: {
    leaveFor: idempotentInSteps(appPromptEffects.leaveFor, {
      session: 'any',
      perform: ({ url }, { ask, say }) => {
        ports.navigator.leaveFor(url)
        say({ type: 'LeftFor', ask })
      },
      failed: failing(appPromptMessages.LeftFor),
    }),
  },
  invite: makeInviteEffects({ ports, secrets }),
})
