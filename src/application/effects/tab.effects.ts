import { appPromptEffects, appPromptMessages, shellEffects, shellMessages } from '../../domain/shell'
import { failsWith, tabEffects } from './effect'
import { makeInviteEffects } from './sign-in/invite.effects'
import type { TabDeps } from './tab-deps'

const { customIdempotent } = tabEffects

/** Effects that this tab may need on any page: navigation, and requests with typed codes. */
export const makeTabEffects = ({ ports, secrets }: Pick<TabDeps, 'ports' | 'secrets'>) => ({
  shell: {
    navigate: customIdempotent(shellEffects.navigate, {
      session: 'any',
      perform: ({ to }, { ref: ask, dispatch }) => {
        ports.navigator.go(to)
        dispatch({ type: 'Navigated', ask })
      },
      failed: failsWith(shellMessages.Navigated),
    }),
    // A resumed reload has already happened: the current page is the reloaded page.
    reload: customIdempotent(shellEffects.reload, {
      session: 'any',
      perform: async (_, { ref: ask, dispatch, isResumed }) => {
        if (isResumed) dispatch({ type: 'Reloaded', ask })
        else if (await ports.releases.isServed()) ports.navigator.reload()
        else dispatch({ type: 'NotReloaded', ask })
      },
      failed: failsWith(shellMessages.Reloaded),
    }),
  },
  appPrompt: {
    openAppLink: customIdempotent(appPromptEffects.openAppLink, {
      session: 'any',
      perform: ({ url }, { ref: ask, dispatch }) => {
        ports.navigator.leaveFor(url)
        dispatch({ type: 'AppLinkOpened', ask })
      },
      failed: failsWith(appPromptMessages.AppLinkOpened),
    }),
  },
  inviteCode: makeInviteEffects({ ports, secrets }),
})
