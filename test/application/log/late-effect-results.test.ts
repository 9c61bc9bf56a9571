import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { App } from '../../../src/application/app'
import type { WholePorts } from '../../support/whole-app'
import type { ProfileDraft } from '../../../src/domain/session'
import { newGroup } from '../../../src/domain/group-admin'
import { groupOf } from '../../support/builders/group'
import { ann, ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { VirtualBrowser } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'
import { wholeApp } from '../../support/whole-app'

const OF_ANN = 'what only Ann wrote'
const { gid } = groupOf('10000001')

/** Ann starts an action in a tab. Ben signs in in that tab before the server responds to Ann's action. */
const answered = async (begin: (app: App) => void) => {
  const browser = new VirtualBrowser()
  const tab = browser.open('1')
  const ports = new VirtualServer().ports(tab)
  const trips: string[] = []
  const slowly =
    <A>(value: A) =>
    async (): Promise<E.Either<never, A>> => {
      await new Promise<void>((done) => {
        tab.after(3_000, done)
      })
      return E.right(value)
    }
  const slow: WholePorts = {
    ...ports,
    profiles: { ...ports.profiles, save: (draft) => slowly(draft), uidOf: () => slowly(ann.uid) },
    groupAdmin: {
      ...ports.groupAdmin,
      save: () => slowly({ ...groupOf('10000001'), name: OF_ANN }),
      perform: () => slowly(undefined),
    },
    navigator: {
      ...ports.navigator,
      go: (to) => {
        trips.push(to)
      },
    },
  }
  const app = wholeApp(slow)
  void app.start()
  await browser.time.pass(1_000)
  app.account.dispatch({ type: 'SignedIn', session: sessionOf(ann) })
  await browser.time.pass(1_000)
  begin(app)
  await browser.time.pass(1_000)
  trips.length = 0
  app.account.dispatch({ type: 'SignedIn', session: sessionOf(ben, 2) })
  await browser.time.pass(5_000)
  return {
    trips,
    isStored: browser.stored().includes(OF_ANN) || browser.stored().includes('group-admin/GroupActionDone'),
  }
}

const nothing = { trips: [], isStored: false }

describe('A response to Ann that arrives after Ben signed in', () => {
  it('ALL-4 SES-6 a late response to Ann’s profile change does not change Ben’s name', async () => {
    const draft: ProfileDraft = { uid: ann.uid, name: OF_ANN, avatar: null, banner: null, bio: '' }
    expect(
      await answered(({ tab }) => {
        tab.dispatch({ type: 'profile/OpenProfileForm', draft })
        tab.dispatch({ type: 'profile/SaveProfile' })
      }),
    ).toEqual(nothing)
  })

  it('ALL-4 SES-6 a late response to Ann’s group change adds no group to Ben’s groups and opens no page', async () => {
    expect(
      await answered(({ tab }) => {
        tab.dispatch({ type: 'group-admin/OpenGroupForm', gid, draft: { ...newGroup('en'), name: OF_ANN } })
        tab.dispatch({ type: 'group-admin/SaveGroup' })
      }),
    ).toEqual(nothing)
  })

  it('ALL-4 SES-6 a late response to Ann’s request to leave a group stores nothing for Ben and opens no page', async () => {
    expect(
      await answered(({ tab }) => {
        tab.dispatch({ type: 'group-admin/PerformGroupAction', deed: { kind: 'leave', gid, xid: ann.xid } })
      }),
    ).toEqual(nothing)
  })

  it('ALL-4 a late response to Ann’s lookup of a profile does not open that profile', async () => {
    expect(
      (
        await answered(({ tab }) => {
          tab.dispatch({ type: 'profile/OpenPersonProfile', xid: ben.xid })
        })
      ).trips,
    ).toEqual([])
  })
})
