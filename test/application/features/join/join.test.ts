import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { wholeApp } from '../../../support/whole-app'
import type { Ports } from '../../../../src/application/ports'
import { membershipUpdates } from '../../../../src/application/features/chat/membership-updates'
import { groupOf as groupIn, hasApplied, myGroups, type Group } from '../../../../src/domain/group'
import { joinViewModel, targetOf } from '../../../../src/domain/join'
import { refused, unreachable } from '../../../../src/domain/kernel/failure'
import { EPOCH } from '../../../../src/domain/kernel/instant'
import { InAppPath } from '../../../../src/domain/shell'
import { groupOf } from '../../../support/builders/group'
import { made } from '../../../support/builders/made'
import { lounge, messageOf } from '../../../support/builders/message'
import { ann, ben } from '../../../support/builders/person'
import { sessionOf } from '../../../support/builders/session'
import { VirtualBrowser } from '../../../support/virtual-browser'
import { VirtualServer } from '../../../support/virtual-server'
import { accountOf, tabOf } from '../../../support/slices-in'

type Posting = 'fair' | 'answerLost' | 'refused' | 'closed' | 'silent'

/** A server with one group, and Ann's browser. */
const opened = async () => {
  const browser = new VirtualBrowser()
  const server = new VirtualServer()
  const town = {
    members: new Set<string>(),
    joins: 0,
    applications: 0,
    looks: 0,
    slow: 0,
    answersAfterMs: 0,
    posting: 'fair' as Posting,
    joinType: 'normal' as Group['joinType'],
    trips: [] as string[],
  }
  const seen = (): Group =>
    groupOf('10000001', {
      isMember: town.members.has(ann.xid) && (town.looks += 1) > town.slow,
      joinType: town.joinType,
    })
  const start = (name: string) => {
    const tab = browser.open(name)
    const ports = server.ports(tab)
    const groups: Ports['groups'] = {
      ...ports.groups,
      find: () => async () => {
        const found = seen()
        await new Promise<void>((done) => {
          tab.after(town.answersAfterMs, done)
        })
        return E.right(found)
      },
      join: () => {
        town.joins += 1
        if (town.posting === 'refused') return TE.left(refused('no'))
        if (town.posting === 'closed') {
          town.joinType = 'private'
          return TE.left(refused('private'))
        }
        town.members.add(ann.xid)
        return town.posting === 'answerLost' ? TE.left(unreachable) : TE.right(undefined)
      },
      apply: () => {
        town.applications += 1
        return town.posting === 'silent' ? () => new Promise(() => undefined) : TE.right(undefined)
      },
    }
    const app = wholeApp({
      ...ports,
      groups,
      navigator: {
        ...ports.navigator,
        go: (to) => {
          town.trips.push(to)
        },
      },
    })
    const toasts: string[] = []
    app.tab.changes$.subscribe(() => {
      for (const { id, words } of app.tab.slices.shell.get().context.toasts) {
        const said = `${id} ${'key' in words ? words.key : 'text' in words ? words.text : 'title' in words ? words.title : 'good' in words ? words.good : words.event}`
        if (!toasts.includes(said)) toasts.push(said)
      }
    })
    void app.start()
    const ask = () =>
      app.tab.dispatch({ type: 'join/StartJoin', target: targetOf(seen()), to: null, why: 'enter', asVisitor: false })
    return {
      app,
      ask,
      toasts,
      kill: () => {
        tab.kill()
      },
      told: () => toasts.map((one) => one.replace(/^\d+ /, '')),
    }
  }
  const pass = (ms = 1_000) => browser.time.pass(ms)
  const first = start('tab-1')
  await pass(50)
  first.app.tab.dispatch({ type: 'sign-in/RequestCode', email: 'ann@b.example' })
  await pass()
  first.app.tab.dispatch({ type: 'sign-in/SubmitCode', secretRef: first.app.secrets.hold('123456') })
  await pass(4_000)
  return { browser, server, town, first, start, pass }
}
type Tab = Awaited<ReturnType<typeof opened>>['first']

const isIn = ({ app }: Tab): boolean => groupIn(accountOf(app).group.get(), groupOf('10000001').gid)?.isMember === true
const stepIn = ({ app }: Tab): string => joinViewModel(tabOf(app).join.get()).step

describe('Joining a group', () => {
  it('R1-156 JOIN-5 after a join the tab opens the group once and shows a single toast', async () => {
    const { first, town, pass } = await opened()
    first.ask()
    first.app.tab.dispatch({ type: 'join/ConfirmJoin' })
    expect(isIn(first)).toBe(false)
    await pass()
    expect([isIn(first), town.joins, town.trips, first.told().filter((one) => one === 'joined')]).toEqual([
      true,
      1,
      ['/group/10000001'],
      ['joined'],
    ])
    expect(myGroups(accountOf(first.app).group.get()).status).toBe('loading')
  })

  it('JOIN-3 JOIN-5 if the response to a join is lost, the tab opens the group without a second join request', async () => {
    const { first, town, pass } = await opened()
    town.posting = 'answerLost'
    first.ask()
    first.app.tab.dispatch({ type: 'join/ConfirmJoin' })
    await pass()
    expect([isIn(first), town.joins, town.trips.length]).toEqual([true, 1, 1])
  })

  it('SES-7 JOIN-5 a join whose response arrives after another account signed in adds no group to that account', async () => {
    const { first, town, pass } = await opened()
    town.answersAfterMs = 3_000
    first.ask()
    first.app.tab.dispatch({ type: 'join/ConfirmJoin' })
    await pass()
    first.app.account.dispatch({ type: 'SignedIn', session: sessionOf(ben) })
    await pass(5_000)
    expect([town.joins, isIn(first)]).toEqual([1, false])
  })

  it('R1-157 JOIN-4 if eleven lookups after a join find no membership, the tab shows a toast and opens no page', async () => {
    const { first, town, pass } = await opened()
    town.slow = 1_000
    first.ask()
    first.app.tab.dispatch({ type: 'join/ConfirmJoin' })
    await pass(10_900)
    expect(first.told()).not.toContain('notJoined')
    await pass(200)
    expect([first.told().filter((one) => one === 'notJoined'), town.looks, town.joins, town.trips]).toEqual([
      ['notJoined'],
      11,
      1,
      [],
    ])
  })

  it('if the server refuses a join, the text of the refusal is shown once', async () => {
    const { first, town, pass } = await opened()
    town.posting = 'refused'
    first.ask()
    first.app.tab.dispatch({ type: 'join/ConfirmJoin' })
    await pass()
    expect([first.told().filter((one) => one === 'no'), stepIn(first), town.trips]).toEqual([['no'], 'closed', []])
  })

  it('JOIN-2 if a group has become private when a member joins, the member can apply instead', async () => {
    const { first, town, pass } = await opened()
    town.posting = 'closed'
    first.ask()
    first.app.tab.dispatch({ type: 'join/ConfirmJoin' })
    await pass()
    expect([stepIn(first), town.trips]).toEqual(['private', []])
    first.app.tab.dispatch({ type: 'join/ContinueToApplication' })
    first.app.tab.dispatch({ type: 'join/SubmitApplication' })
    await pass()
    expect([town.applications, first.told().filter((one) => one === 'applied'), isIn(first)]).toEqual([
      1,
      ['applied'],
      false,
    ])
    expect(hasApplied(accountOf(first.app).group.get(), groupOf('10000001').gid)).toBe(true)
  })

  it('JOIN-3 a reload during an application to join does not repeat the application, and lets the member retry', async () => {
    const { first, town, start, pass } = await opened()
    town.joinType = 'private'
    town.posting = 'silent'
    first.ask()
    first.app.tab.dispatch({ type: 'join/ContinueToApplication' })
    first.app.tab.dispatch({ type: 'join/SubmitApplication' })
    await pass(100)
    first.kill()
    const again = start('tab-1')
    await pass(4_000)
    expect([town.applications, stepIn(again), joinViewModel(tabOf(again.app).join.get()).isUnsent]).toEqual([
      1,
      'apply',
      true,
    ])
  })

  it('JOIN-5 a member who joins a group in two tabs sees the group and one toast in each tab', async () => {
    const { first, town, start, pass } = await opened()
    const second = start('tab-2')
    await pass(4_000)
    for (const tab of [first, second]) {
      tab.ask()
      tab.app.tab.dispatch({ type: 'join/ConfirmJoin' })
    }
    await pass()
    expect([first, second].map((tab) => [isIn(tab), tab.told().filter((one) => one === 'joined').length])).toEqual([
      [true, 1],
      [true, 1],
    ])
    expect([town.joins, town.trips.length]).toEqual([2, 2])
  })

  it('ALL-4 if a member signs out between a join and the membership lookup, the tab opens no group and shows no toast', async () => {
    const { first, town, pass } = await opened()
    town.slow = 3
    first.ask()
    first.app.tab.dispatch({ type: 'join/ConfirmJoin' })
    await pass(20)
    first.app.account.dispatch({ type: 'SignOut' })
    await pass(15_000)
    expect([
      town.joins,
      town.trips.filter((to) => to.startsWith('/group/')),
      first.told().filter((one) => one !== 'signedOut' && one !== 'codeSent'),
    ]).toEqual([1, [], []])
  })
})

describe('A message about membership in a group', () => {
  const heard = (content: Parameters<typeof messageOf>[0]['content'], me = ann.xid) => {
    const said: unknown[] = []
    const message = {
      type: 'chat/MessagesArrived' as const,
      messages: content === undefined ? [] : [messageOf({ seq: 1, content })],
    }
    membershipUpdates(of({ seq: 1, at: EPOCH, from: null, message }), () => me).subscribe((one) => said.push(one))
    return said
  }
  const card = { gid: groupOf('10000009').gid, name: 'Lounge', icon: null, description: '', memberCount: 3 }

  it('a message adds a group to the member’s groups only if it grants access or reports the member’s own join', () => {
    expect(heard({ kind: 'accessGranted', group: card })).toEqual([{ type: 'group/AdmittedToGroup', gid: card.gid }])
    expect(heard({ kind: 'join', people: [{ xid: ann.xid, name: 'Ann' }] })).toEqual([
      { type: 'group/AdmittedToGroup', gid: lounge.slice(3) },
    ])
    expect(heard({ kind: 'join', people: [{ xid: ben.xid, name: 'Ben' }] })).toEqual([])
    expect(heard({ kind: 'text', text: 'hi', mentions: [] })).toEqual([])
  })
})

it('JOIN-8 R1-165 a visitor who tries to enter a space sees the group page and a sign-in offer, and joins nothing', async () => {
  const {
    town,
    first: { app },
    pass,
  } = await opened()
  app.tab.dispatch({
    type: 'join/StartJoin',
    target: targetOf(groupOf('10000001', { isMember: false })),
    to: made(InAppPath, '/space/4b1f2c3d-0000-4000-8000-000000000001'),
    why: 'enter',
    asVisitor: true,
  })
  await pass()
  expect(town.trips.at(-1)).toBe('/group/10000001')
  expect([town.joins, town.applications, town.trips.filter((to) => to.startsWith('/space'))]).toEqual([0, 0, []])
  expect(app.tab.slices.shell.get().context.dialog).toBe('visitor')
})
