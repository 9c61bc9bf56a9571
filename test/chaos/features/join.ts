import { joinViewModel, targetOf } from '../../../src/domain/join'
import { entriesOf } from '../../../src/domain/kernel/table'
import { watchJoin } from '../invariants/join'
import type { ChaosFeature, UserAction, RunScene } from '../chaos-model'
import { accountOf, tabOf } from '../../support/slices-in'

const stepOf = ({ app }: RunScene): ReturnType<typeof joinViewModel> => joinViewModel(tabOf(app).join.get())

/** Starts to join a group, either with its loaded data or only with its id and name. */
const ask = (scene: RunScene): void => {
  const { app, run, chance } = scene
  const communities = entriesOf(run.town.world.communities).map(([, one]) => one)
  const wanted = communities[chance.between(0, communities.length - 1)]
  if (wanted === undefined) return
  const known = accountOf(app).group.get().data.groups[wanted.gid]
  const target =
    known === undefined || chance.next() < 0.5 ? { gid: wanted.gid, name: wanted.name, terms: null } : targetOf(known)
  app.tab.dispatch({
    type: 'join/StartJoin',
    target,
    to: null,
    why: chance.of(['enter', 'write'] as const, 'enter'),
    asVisitor: false,
  })
}

/** Confirms the open dialog of the tab, sometimes with two fast clicks. */
const confirm = (scene: RunScene): void => {
  const { app, run, chance, page } = scene
  const { step, isBusy } = stepOf(scene)
  if (isBusy) return
  for (let clicks = chance.next() < 0.3 ? 2 : 1; clicks > 0; clicks -= 1) {
    switch (step) {
      case 'public':
        app.tab.dispatch({ type: 'join/ConfirmJoin' })
        break
      case 'private':
        app.tab.dispatch({ type: 'join/ContinueToApplication' })
        break
      case 'apply':
        app.tab.dispatch({ type: 'join/SubmitApplication' })
        break
      default:
        return
    }
  }
  // Two clicks count as one confirmation (JOIN-3).
  const key = `${step} confirmed in ${page.browser.name}`
  run.seen.set(key, (run.seen.get(key) ?? 0) + 1)
}

const deeds: Readonly<Record<string, UserAction>> = {
  wantIn: { weight: 5, go: ask },
  confirmJoin: { weight: 8, go: confirm },
  closeJoin: {
    weight: 1,
    go: ({ app }) => {
      app.tab.dispatch({ type: 'join/CloseJoin' })
    },
  },
  myGroups: {
    weight: 2,
    go: ({ app }) => {
      app.account.dispatch({ type: 'group/ShowGroupCentre' })
    },
  },
}

export const join: ChaosFeature = { name: 'join', deeds, watch: (run) => [watchJoin(run)] }
