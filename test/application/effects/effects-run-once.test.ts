import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { App } from '../../../src/application/app'
import type { WholePorts } from '../../support/whole-app'
import { announceFormViewModel, type Announcement } from '../../../src/domain/announcement'
import type { Group } from '../../../src/domain/group'
import { unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { groupFormViewModel, newGroup } from '../../../src/domain/group-admin'
import { newSpace, spaceFormViewModel, type Space } from '../../../src/domain/space'
import { announcementOf } from '../../support/builders/announcement'
import { groupOf } from '../../support/builders/group'
import { ann, sender } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { spaceWith } from '../../support/builders/space'
import { VirtualBrowser } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'
import { wholeApp } from '../../support/whole-app'
import { tabOf } from '../../support/slices-in'

const { gid } = groupOf('10000001')
type Fate = 'answered' | 'answerLost' | 'silent'

/** Ann's tab, which the test can reload, and a server that can create groups and spaces without responding. */
const opened = async () => {
  const browser = new VirtualBrowser()
  const server = new VirtualServer()
  const made = {
    groups: [] as Group[],
    posts: [] as Announcement[],
    spaces: [] as Space[],
    starts: 0,
    fate: 'answered' as Fate,
    isDown: false,
    trips: [] as string[],
  }
  const making =
    <A>(make: () => A) =>
    async (): Promise<E.Either<Failure, A>> => {
      const value = make()
      if (made.fate === 'silent') await new Promise(() => undefined)
      return made.fate === 'answered' ? E.right(value) : E.left(unreachable)
    }
  const looking =
    <A>(look: () => A): TE.TaskEither<Failure, A> =>
    async () =>
      made.isDown ? E.left(unreachable) : E.right(look())
  const load = async () => {
    const tab = browser.open('1')
    const ports = server.ports(tab)
    const live = await ports.spacePorts()
    const withTown: WholePorts = {
      ...ports,
      groups: { ...ports.groups, mine: () => looking(() => made.groups) },
      groupAdmin: {
        ...ports.groupAdmin,
        mayCreate: () => TE.right(true),
        save: (_, { name }) =>
          making(() => {
            const group = groupOf('10000001', { name, ownerXid: ann.xid, description: '' })
            made.groups.push(group)
            return group
          }),
      },
      announcements: {
        ...ports.announcements,
        list: () => looking(() => ({ items: made.posts, dropped: 0 })),
        add: (_, { text }) =>
          making(() => {
            made.posts.push(announcementOf('n1', { text, author: sender(ann), createdAt: tab.clock.now() }))
          }),
      },
      spacePorts: () =>
        Promise.resolve({
          ...live,
          spaces: {
            ...live.spaces,
            list: () => looking(() => made.spaces),
            create: (_, { title }) =>
              making(() => {
                const space = spaceWith({ gid, title, status: 'prepare', startsAt: null, hosts: [sender(ann)] })
                made.spaces.push(space)
                return space
              }),
            performAction: () =>
              making(() => {
                made.starts += 1
              }),
          },
        }),
      navigator: {
        ...ports.navigator,
        go: (to) => {
          made.trips.push(to)
        },
      },
    }
    const app = wholeApp(withTown)
    void app.start()
    await browser.time.pass(2_000)
    return {
      app,
      kill: () => {
        tab.kill()
      },
    }
  }
  const first = await load()
  first.app.account.dispatch({ type: 'SignedIn', session: sessionOf(ann) })
  await browser.time.pass(1_000)
  return { made, first, load, pass: (ms = 2_000) => browser.time.pass(ms) }
}

const group = ({ tab }: App) => {
  tab.dispatch({ type: 'group-admin/OpenGroupForm', gid: null, draft: { ...newGroup('en'), name: 'Tea' } })
  return async (pass: () => Promise<void>) => {
    await pass()
    tab.dispatch({ type: 'group-admin/SaveGroup' })
  }
}
const post = ({ tab }: App) => {
  tab.dispatch({ type: 'announcement/OpenAnnounceForm', gid })
  tab.dispatch({ type: 'announcement/ChangeAnnouncementDraft', text: 'Tea at five' })
  tab.dispatch({ type: 'announcement/PostAnnouncement' })
}
const space = ({ tab }: App) => {
  tab.dispatch({
    type: 'space/OpenSpaceForm',
    of: { gid, channelId: null },
    draft: { ...newSpace('en'), title: 'Tea' },
  })
  tab.dispatch({ type: 'space/SaveSpace' })
}
const statusOf = (app: App) => {
  const { groupForm, announceForm, spaceForm } = tabOf(app)
  return {
    group: groupFormViewModel(groupForm.get(), null).status,
    post: announceFormViewModel(announceForm.get(), gid).state,
    space: spaceFormViewModel(spaceForm.get(), gid, null)?.status ?? 'closed',
  }
}

/** Starts creating a group or a space, reloads the tab before the response, and returns the reloaded tab. */
const reloaded = async (
  begin: (app: App) => void | ((pass: () => Promise<void>) => Promise<void>),
  fate: Fate,
  isDown = false,
) => {
  const { made, first, load, pass } = await opened()
  made.fate = fate
  await begin(first.app)?.(() => pass())
  await pass()
  if (fate !== 'silent') return { made, status: statusOf(first.app) }
  made.fate = 'answered'
  made.isDown = isDown
  first.kill()
  const again = await load()
  await pass()
  return { made, status: statusOf(again.app) }
}

describe('Creating a group, an announcement or a space', () => {
  it('a tab that reloads before the response to a group creation enters the new group, and creates no second group', async () => {
    const { made, status } = await reloaded(group, 'silent')
    expect([made.groups.length, status.group, made.trips]).toEqual([1, 'closed', [`/group/${gid}`]])
  })

  it('if the response to a group creation is lost, the tab finds the new group, and creates no second group', async () => {
    const { made, status } = await reloaded(group, 'answerLost')
    expect([made.groups.length, status.group]).toEqual([1, 'closed'])
  })

  it('after a reload during a group creation, the outcome is unknown and no second group is created if no group list can be read', async () => {
    const { made, status } = await reloaded(group, 'silent', true)
    expect([made.groups.length, status.group]).toEqual([1, 'unknown'])
  })

  it('a tab that reloads while it posts an announcement finds the announcement, and does not post it again', async () => {
    const { made, status } = await reloaded(post, 'silent')
    expect([made.posts.length, status.post]).toEqual([1, 'saved'])
  })

  it('after a reload during a post, the outcome is unknown and the announcement is not posted again if no list can be read', async () => {
    const { made, status } = await reloaded(post, 'silent', true)
    expect([made.posts.length, status.post]).toEqual([1, 'unknown'])
  })

  it('a tab that reloads before the response to a space creation enters the new space, and creates no second space', async () => {
    const { made, status } = await reloaded(space, 'silent')
    expect([made.spaces.length, made.starts, status.space, made.trips]).toEqual([
      1,
      1,
      'closed',
      [`/space/${made.spaces[0]?.channelId ?? ''}?started`],
    ])
  })

  it('after a reload during a space creation, the outcome is unknown and no second space is created if no space list can be read', async () => {
    const { made, status } = await reloaded(space, 'silent', true)
    expect([made.spaces.length, made.starts, status.space]).toEqual([1, 0, 'unknown'])
  })
})
