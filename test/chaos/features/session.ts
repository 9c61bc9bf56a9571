import { isKicked } from '../../../src/domain/connection'
import { watchSession } from '../invariants/session'
import type { ChaosFeature, UserAction } from '../chaos-model'
import { accountOf } from '../../support/slices-in'

const deeds: Readonly<Record<string, UserAction>> = {
  signOut: {
    weight: 1,
    go: ({ app, person, run: { writings } }) => {
      // Signing out drops unstored messages, even if the sign-out itself is lost with the tab.
      for (const one of writings) if (!one.isDurable && person.browser.pages.includes(one.page)) one.isRemoved = true
      app.account.dispatch({ type: 'SignOut' })
    },
  },
  signIn: {
    weight: 1,
    anybody: true,
    go: ({ person, page, chance }) => {
      // Sometimes another account signs in and replaces the current session.
      void person.signIn(page, chance.next() < 0.3 ? `guest-${person.name}@loop.example` : person.email)
    },
  },
  needSession: {
    weight: 2,
    anybody: true,
    go: ({ app }) => {
      app.account.dispatch({ type: 'RequireSession' })
    },
  },
  reconnect: {
    weight: 2,
    go: ({ app }) => {
      if (isKicked(accountOf(app).chatService.get())) app.account.dispatch({ type: 'ReconnectChat' })
    },
  },
}

export const session: ChaosFeature = { name: 'session', deeds, watch: (run) => [watchSession(run)] }
