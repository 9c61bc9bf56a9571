import type { Uid, Xid } from '../../../src/domain/kernel/ids'
import { watchFollows } from '../invariants/follows'
import type { ChaosFeature, UserAction, RunScene } from '../chaos-model'

const KEYS = ['m000000003', 'l000000004', 's000000006'] as const

const somebody = ({ run, chance }: RunScene): { readonly xid: Xid; readonly uid: Uid } | null => {
  const { accounts, byEmail } = run.town.world
  const known = [...KEYS, ...run.people.map(({ email }) => byEmail[email] ?? '')].flatMap((xid) => accounts[xid] ?? [])
  return known[chance.between(0, known.length - 1)] ?? null
}

const toSomebody =
  (go: (scene: RunScene, other: { readonly xid: Xid; readonly uid: Uid }) => void) =>
  (scene: RunScene): void => {
    const other = somebody(scene)
    if (other !== null) go(scene, other)
  }

const deeds: Readonly<Record<string, UserAction>> = {
  lookAt: {
    weight: 4,
    go: toSomebody(({ app }, { uid }) => {
      app.account.dispatch({ type: 'profile/ShowPerson', uid })
    }),
  },
  follow: {
    weight: 5,
    go: toSomebody(({ app, chance }, { uid, xid }) => {
      app.account.dispatch({ type: 'profile/ShowPerson', uid })
      const change = chance.of(['follow', 'follow', 'unfollow'] as const, 'follow')
      app.account.dispatch({ type: 'profile/ChangeRelation', xid, change })
      if (chance.next() < 0.3) app.account.dispatch({ type: 'profile/ChangeRelation', xid, change })
    }),
  },
  ownProfile: {
    weight: 1,
    go: ({ app, person, page }) => {
      const me = person.sessionIn(page)?.xid
      if (me !== undefined) app.account.dispatch({ type: 'profile/ShowOwnProfile', me })
    },
  },
  setSwitch: {
    weight: 1,
    go: ({ app, chance }) => {
      app.account.dispatch({ type: 'profile/ChangeSetting', kind: 'group', on: chance.next() < 0.5 })
    },
  },
  listFollows: {
    weight: 1,
    go: ({ app, person, page, chance }) => {
      const me = person.sessionIn(page)?.xid
      if (me !== undefined)
        app.account.dispatch({
          type: 'profile/ShowFollows',
          xid: me,
          list: chance.of(['following', 'followers'] as const, 'following'),
        })
    },
  },
}

export const follows: ChaosFeature = { name: 'follows', deeds, watch: (run) => [watchFollows(run)] }
