import { linkHostsQuery } from '../../../src/domain/chat'
import type { ChaosFeature, UserAction } from '../chaos-model'

const deeds: Readonly<Record<string, UserAction>> = {
  chooseTheme: {
    weight: 1,
    anybody: true,
    go: ({ app, chance }) => {
      app.account.dispatch({ type: 'ChooseTheme', theme: chance.of(['light', 'dark', 'system'] as const, 'light') })
    },
  },
  groupCentre: {
    weight: 2,
    anybody: true,
    go: ({ app }) => {
      app.account.dispatch({ type: 'group/ShowGroupCentre' })
    },
  },
  members: {
    weight: 1,
    go: ({ app, run, chance }) => {
      const gids = Object.values(run.town.world.communities).map(({ gid }) => gid)
      const gid = gids[chance.between(0, Math.min(3, gids.length - 1))]
      if (gid !== undefined) app.account.dispatch({ type: 'group/ShowMembers', gid })
    },
  },
  linkHosts: {
    weight: 1,
    go: ({ app }) => {
      app.account.dispatch(linkHostsQuery.want({}))
    },
  },
  openTab: {
    weight: 1,
    anybody: true,
    go: ({ person }) => {
      if (person.pages.length < 3) person.browser.open()
    },
  },
  closeTab: {
    weight: 1,
    anybody: true,
    go: ({ person, page }) => {
      if (person.pages.length < 2) return
      page.app?.stop()
      page.kill()
    },
  },
}

/** The shell has no invariants of its own. The common ones check it: equal tabs, replay and leaks. */
export const shell: ChaosFeature = { name: 'shell', deeds, watch: () => [] }
