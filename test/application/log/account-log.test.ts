import { describe, expect, it } from 'vitest'
import { LOG_VERSION } from '../../../src/domain/event-log'
import type { AccountMessage } from '../../../src/domain/features'
import type { EffectRef } from '../../../src/domain/kernel/message'
import { memberOf } from '../../../src/domain/session'
import { messagesOf } from '../../support/builders/message'
import { ann, vera } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { VirtualBrowser } from '../../support/virtual-browser'
import { accountTab, pending, send, signedIn, twoTabs } from '../support/account-tab'

describe('A command dispatched in a tab', () => {
  it('the dispatch of a command resolves when the entry of the command is stored', async () => {
    const { leader, browser } = await twoTabs()
    leader.say(signedIn)
    await browser.time.pass(3)
    expect([leader.heard, leader.slices.session.get().value]).toEqual([[], { present: 'meeting' }])
    await browser.time.pass(2)
    expect(leader.heard).toEqual(['SignedIn'])
  })

  it('a command dispatched in a follower is appended once, and then reaches every tab', async () => {
    const { leader, follower, pass } = await twoTabs()
    follower.say(signedIn)
    await pass()
    expect([leader.entries, follower.entries, follower.heard]).toEqual([['SignedIn'], ['SignedIn'], ['SignedIn']])
    expect(follower.state()).toEqual(leader.state())
  })

  it('a command dispatched in a follower starts its effects in the leader only', async () => {
    const { leader, follower, pass } = await twoTabs()
    follower.say(signedIn)
    await pass()
    expect([leader.started().includes('openSocket'), follower.started()]).toEqual([true, []])
  })

  it('a dispatched command reaches a tab that opens later', async () => {
    const { leader, open, pass } = await twoTabs()
    leader.say(signedIn)
    await pass()
    const third = open('tab-3')
    await pass()
    expect(third.state()).toEqual(leader.state())
  })

  it('commands dispatched before any tab leads are stored, in their order, once a tab leads', async () => {
    const browser = new VirtualBrowser()
    const tab = accountTab(browser.open('tab-1'))
    tab.say(signedIn)
    tab.say(send('a'))
    await browser.time.pass(50)
    expect([tab.entries, tab.heard]).toEqual([
      ['SignedIn', 'chat/SendMessage'],
      ['SignedIn', 'chat/SendMessage'],
    ])
  })
})

describe('When the leader tab closes', () => {
  it('OUT-5 OUT-11 when the leader closes, a follower dispatches its unstored commands once more', async () => {
    const { browser, leader, follower, pass } = await twoTabs()
    leader.say(signedIn)
    await pass()
    follower.say(send('a'))
    await browser.time.pass(2)
    expect(pending(leader)).toEqual(['a'])
    leader.tab.kill()
    await pass()
    expect([pending(follower), follower.heard]).toEqual([['a'], ['chat/SendMessage']])
  })

  it('OUT-5 a follower that becomes the leader does not repeat a command that was stored but not confirmed', async () => {
    const { browser, leader, follower, pass } = await twoTabs()
    leader.say(signedIn)
    await pass()
    follower.say(send('a'))
    await browser.time.pass(4)
    expect(browser.stored()).toContain('text a')
    leader.tab.kill()
    await pass()
    expect([pending(follower), follower.heard, follower.entries]).toEqual([
      ['a'],
      ['chat/SendMessage'],
      ['SignedIn', 'chat/SendMessage'],
    ])
  })

  it('OUT-5 a follower that stays a follower does not repeat a command that was stored but not confirmed', async () => {
    const { browser, leader, open, pass } = await twoTabs()
    const third = open('tab-3')
    leader.say(signedIn)
    await pass()
    third.say(send('a'))
    await browser.time.pass(4)
    leader.tab.kill()
    await pass()
    expect([pending(third), third.heard]).toEqual([['a'], ['chat/SendMessage']])
  })

  it('OUT-3 commands dispatched while no tab leads are stored in the order of their dispatch', async () => {
    const { browser, leader, open, pass } = await twoTabs()
    const third = open('tab-3')
    leader.say(signedIn)
    await pass()
    leader.tab.kill()
    third.say(send('a'))
    for (let ms = 0; ms < 60; ms += 1) {
      third.say(send(`m${ms}`))
      await browser.time.pass(1)
    }
    await pass()
    expect(pending(third)).toEqual(['a', ...Array.from({ length: 60 }, (_, ms) => `m${ms}`)])
    expect(third.heard).toHaveLength(61)
  })

  it.each([
    ['when the tab becomes the leader', 'openSocket', [signedIn], [send('a')]],
    ['when the tab applies the waiting commands', 'loadProfile', [], [signedIn, send('a')]],
  ] as const)(
    'OUT-3 OUT-5 the next leader loses no waiting command if an effect dispatches a message %s',
    async (_, effect, before, meanwhile) => {
      const browser = new VirtualBrowser()
      const leader = accountTab(browser.open('tab-1'))
      await browser.time.pass(50)
      const next = accountTab(browser.open('tab-2'), { [effect]: { type: 'TabShown' } })
      for (const message of before) leader.say(message)
      await browser.time.pass(50)
      leader.tab.kill()
      for (const message of meanwhile) next.say(message)
      await browser.time.pass(100)
      expect([pending(next), next.heard, next.entries.includes('TabShown')]).toEqual([
        ['a'],
        meanwhile.map(({ type }) => type),
        true,
      ])
    },
  )

  it('the next leader runs an effect that is still requested, and marks the effect as resumed', async () => {
    const { leader, follower, pass } = await twoTabs()
    leader.say(signedIn)
    await pass()
    expect(leader.asked('openSocket')?.isResumed).toBe(false)
    leader.tab.kill()
    await pass()
    expect(follower.asked('openSocket')?.isResumed).toBe(true)
  })
})

describe('A reload', () => {
  it('ALL-1 a reload restores the state that the account log had before the reload', async () => {
    const { leader, follower, open, pass } = await twoTabs()
    leader.say(signedIn)
    await pass()
    leader.say({ type: 'chat/MessagesArrived', messages: messagesOf(1, 2, 5) })
    await pass()
    const before = leader.state()
    for (const { tab } of [leader, follower]) tab.kill()
    const again = open('tab-1')
    await pass()
    expect(again.state()).toEqual(before)
  })

  it('after a reload no command is lost, even if the command numbers of the tab are ahead of the clock', async () => {
    const { leader, follower, open, pass } = await twoTabs()
    leader.say(signedIn)
    for (let i = 0; i < 400; i += 1) leader.say({ type: 'TabShown' })
    await pass()
    leader.tab.kill()
    follower.tab.kill()
    const again = open('tab-1')
    again.say(send('a'))
    await pass()
    expect([pending(again), again.heard]).toEqual([['a'], ['chat/SendMessage']])
  })

  it.each([
    ['before the tab receives the other tabs’ messages', 0],
    ['after the tab received the other tabs’ messages', 100],
  ])(
    'OUT-5 a tab whose last command number is unreadable and ahead of the clock loses no command dispatched %s',
    async (_, ms) => {
      const { browser, leader, follower, open, pass } = await twoTabs()
      leader.say(signedIn)
      await pass()
      for (let i = 0; i < 600; i += 1) follower.say({ type: 'TabShown' })
      await pass()
      follower.tab.kill()
      browser.disk.isBroken = true
      const again = open('tab-2')
      await pass(ms)
      again.say(send('a'))
      await pass()
      expect([pending(leader), pending(again), again.heard]).toEqual([['a'], ['a'], ['chat/SendMessage']])
    },
  )

  it('after a reload, the account log skips an unreadable stored entry and counts the entry', async () => {
    const { browser, leader, follower, open, pass } = await twoTabs()
    leader.say(signedIn)
    await pass()
    leader.say(send('a'))
    await pass()
    for (const { tab } of [leader, follower]) tab.kill()
    browser.disk.logs.get('account')?.blocks.splice(0, 1, {
      firstSeq: 2,
      entries: [{ v: LOG_VERSION, seq: 2, at: -1, from: null, message: { type: 'Nope' } }],
    })
    const again = open('tab-3')
    await pass()
    again.say(send('b'))
    await pass()
    expect([again.account.passedOver > 0, pending(again), again.heard]).toEqual([true, ['b'], ['chat/SendMessage']])
  })
})

describe('An account log with a broken store', () => {
  it('if the store is broken, the account log reports the store and continues in memory', async () => {
    const browser = new VirtualBrowser()
    browser.disk.isBroken = true
    const tab = accountTab(browser.open('tab-1'))
    await browser.time.pass(50)
    tab.say(signedIn)
    await browser.time.pass(50)
    expect([tab.troubles, tab.heard, tab.started().includes('openSocket')]).toEqual([
      ['StoreBroken'],
      ['SignedIn'],
      true,
    ])
  })

  it.each([
    ['while the session ends', [], ['ended']],
    ['after the session ended', ['ended'], []],
    ['after a visitor entered', ['ended', 'entered'], []],
  ] as const)(
    'SES-6 if the store recovers %s, the former member is not signed in again and no data of the member stays stored',
    async (_, before, after) => {
      const { browser, leader, follower, pass } = await twoTabs()
      const answers = {
        ended: {
          to: 'endSession',
          says: (ask: EffectRef): AccountMessage => ({ type: 'SessionEnded', ask, reason: 'expired' }),
        },
        entered: {
          to: 'enterAsVisitor',
          says: (ask: EffectRef): AccountMessage => ({ type: 'VisitorEntered', ask, session: sessionOf(vera) }),
        },
      }
      const answer = async (what: keyof typeof answers) => {
        const { to, says } = answers[what]
        const asked = follower.asked(to)
        if (asked !== undefined) asked.dispatch(says(asked.ref))
        follower.say({ type: 'RequireSession' })
        await pass()
      }
      leader.say(signedIn)
      await pass()
      browser.disk.isBroken = true
      leader.tab.kill()
      await pass()
      follower.account.appendFact({ type: 'SessionExpired', sessionId: sessionOf(ann).sessionId })
      await pass()
      for (const what of before) await answer(what)
      browser.disk.isBroken = false
      await pass(6_000)
      expect([
        memberOf(follower.slices.session.get()),
        follower.entries.filter((type) => type === 'SignedIn').length,
      ]).toEqual([null, 1])
      for (const what of after) await answer(what)
      expect(browser.stored()).not.toContain(ann.xid)
    },
  )
})
