import { describe, expect, it } from 'vitest'
import type { AccountMessage } from '../../../src/domain/features'
import { STORE_RETRY_MS } from '../../../src/application/ports/browser/log-store'
import { ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { VirtualBrowser } from '../../support/virtual-browser'
import { accountTab, pending, send, signedIn } from '../support/account-tab'

const whoIsIn = ({ slices }: ReturnType<typeof accountTab>) => slices.session.get().context.session?.xid
const ofBen: AccountMessage = { type: 'SignedIn', session: sessionOf(ben) }
const themes: readonly AccountMessage[] = [
  { type: 'ChooseTheme', theme: 'dark' },
  { type: 'ChooseTheme', theme: 'light' },
  { type: 'ChooseTheme', theme: 'dark' },
]

/** A signed-in member has three stored texts. Then the tab is frozen and the store breaks. */
const stored = async () => {
  const browser = new VirtualBrowser()
  const pass = (ms = 100) => browser.time.pass(ms)
  const open = (name: string) => accountTab(browser.open(name))
  const before = open('tab-1')
  await pass()
  for (const message of [signedIn, send('a'), send('b'), send('c')]) before.say(message)
  await pass()
  before.tab.freeze()
  browser.disk.isBroken = true
  return { browser, before, open, pass }
}

/** A tab that leads without having read the stored log. */
const withLeader = async (...said: readonly AccountMessage[]) => {
  const tabs = await stored()
  const leader = tabs.open('tab-2')
  await tabs.pass(4_050)
  for (const message of said) leader.say(message)
  await tabs.pass()
  return { ...tabs, leader }
}

describe('A leader that could not read the stored log', () => {
  it('ALL-1 OUT-5 the next leader restores a stored log that the leader before could not read', async () => {
    const { browser, before, leader, open, pass } = await withLeader(...themes.slice(0, 2))
    before.tab.kill()
    const other = open('tab-3')
    await pass()
    expect(other.state()).toEqual(leader.state())
    browser.disk.isBroken = false
    leader.tab.kill()
    await pass()
    const third = open('tab-4')
    await pass()
    expect([pending(other), pending(third)]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
    expect(third.state()).toEqual(other.state())
  })

  it('ALL-1 a woken former leader follows the new leader, even if the store works again', async () => {
    const { browser, before, leader, pass } = await withLeader(ofBen)
    browser.disk.isBroken = false
    before.tab.thaw()
    await pass()
    expect([whoIsIn(leader), before.state()]).toEqual([ben.xid, leader.state()])
  })

  it('SES-7 a woken former leader never shows messages of the old account under the account of the new leader', async () => {
    const { browser, before, leader, pass } = await withLeader(ofBen)
    browser.disk.isBroken = false
    const pendingOfBen: number[] = []
    before.account.changes$.subscribe(() => {
      if (whoIsIn(before) === ben.xid) pendingOfBen.push(pending(before).length)
    })
    before.tab.thaw()
    before.tab.tabs.post({ kind: 'hello', term: 1, seq: -1 })
    await pass()
    expect([pendingOfBen.length > 0, Math.max(...pendingOfBen), before.state()]).toEqual([true, 0, leader.state()])
  })

  it('ALL-1 a leader announces itself again to a tab that missed the announcement, even if the tab has more entries', async () => {
    const { browser, before, leader, pass } = await withLeader(ofBen)
    before.tab.tabs.post({ kind: 'hello', term: 3, seq: 4 })
    await pass()
    expect([leader.entries.length < 4, browser.posted.at(-1)]).toEqual([true, expect.stringContaining('"leads"')])
  })

  it.each([
    ['fewer', [ofBen]],
    ['no more', [ofBen, ...themes]],
    ['more', [ofBen, ...themes, ...themes]],
  ] as const)(
    'ALL-1 SES-7 a tab that has read the stored log follows the leader, even if the leader has %s entries than the stored log',
    async (_, said) => {
      const { browser, before, leader, open, pass } = await withLeader(...said)
      before.tab.kill()
      browser.disk.isBroken = false
      const other = open('tab-3')
      await pass()
      expect(other.state()).toEqual(leader.state())
      await pass(STORE_RETRY_MS)
      leader.say(send('d'))
      await pass()
      expect([whoIsIn(other), pending(other), other.state()]).toEqual([ben.xid, ['d'], leader.state()])
    },
  )

  it('ALL-1 SES-7 a tab follows the current leader, even after a former leader of the same term wakes up', async () => {
    const { before, open, pass } = await stored()
    const leader = open('tab-2')
    const other = open('tab-3')
    await pass(4_050)
    leader.say(ofBen)
    await pass()
    expect(whoIsIn(other)).toBe(ben.xid)
    before.tab.thaw()
    await pass()
    expect([pending(other), other.state()]).toEqual([[], leader.state()])
  })

  it('SES-7 ALL-1 a tab that replaces a leader continues the leader’s session and restores no earlier stored session', async () => {
    const { browser, before, leader, open, pass } = await withLeader(ofBen, ...themes.slice(0, 1))
    before.tab.kill()
    const other = open('tab-3')
    await pass()
    browser.disk.isBroken = false
    leader.tab.kill()
    await pass()
    const third = open('tab-4')
    await pass()
    expect([other, third].map((tab) => [whoIsIn(tab), pending(tab)])).toEqual([
      [ben.xid, []],
      [ben.xid, []],
    ])
    expect(third.state()).toEqual(other.state())
  })

  it.each([1, 3])(
    'ALL-1 a tab that falls asleep %i ms after it starts to lead follows the new leader when it wakes up',
    async (ms) => {
      const { browser, before, open, pass } = await stored()
      const slow = open('tab-2')
      const leader = open('tab-3')
      await pass(4_000 + ms)
      slow.tab.freeze()
      before.tab.kill()
      await pass(4_050)
      leader.say(ofBen)
      browser.disk.isBroken = false
      slow.tab.thaw()
      await pass()
      expect([whoIsIn(leader), slow.state()]).toEqual([ben.xid, leader.state()])
    },
  )

  it('OUT-5 a leader does not overwrite a stored log that it can write but could not read', async () => {
    const { browser, before, open, pass } = await stored()
    before.tab.kill()
    await pass(4_050)
    const other = open('tab-2')
    await pass(5)
    browser.disk.isBroken = false
    await pass(4)
    browser.disk.isBroken = true
    await pass(4)
    expect(browser.disk.epochs).toBe(2)
    browser.disk.isBroken = false
    for (const message of themes) other.say(message)
    await pass(STORE_RETRY_MS + 100)
    expect(pending(other)).toEqual(['a', 'b', 'c'])
  })
})
