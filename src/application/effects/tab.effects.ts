import { appPromptEffects, shellEffects } from '../../domain/shell'
import type { TabMessage } from '../../domain/tab-log'
import { acting, type Asked } from '../effect'
import { makeInviteEffects } from './invite.effects'
import type { TabNeeds } from './tab-needs'

/** What this tab alone can do on any page: it holds the address bar, and the codes that were typed. */
export const makeTabEffects = ({ ports, secrets }: Pick<TabNeeds, 'ports' | 'secrets'>) => ({
  shell: {
    navigate: acting(shellEffects.navigate, ({ to }, { ask, say }: Asked<TabMessage>) => {
      ports.navigator.go(to)
      say({ type: 'Navigated', ask })
    }),
    // Begun before this page was loaded: then it is done.
    reload: acting(shellEffects.reload, (_, { ask, say, resumed }: Asked<TabMessage>) => {
      if (resumed) say({ type: 'Reloaded', ask })
      else ports.navigator.reload()
    }),
  },
  appPrompt: {
    leaveFor: acting(appPromptEffects.leaveFor, ({ url }, { ask, say }: Asked<TabMessage>) => {
      ports.navigator.leaveFor(url)
      say({ type: 'LeftFor', ask })
    }),
  },
  invite: makeInviteEffects({ ports, secrets }),
})
