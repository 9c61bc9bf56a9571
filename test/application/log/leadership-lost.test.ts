import { describe, expect, it } from 'vitest'
import type { AccountMessage } from '../../../src/domain/features'
import { STORE_RETRY_MS } from '../../../src/application/ports/browser/log-store'
import { clientId } from '../../support/builders/message'
import { VirtualBrowser } from '../../support/virtual-browser'
import { accountTab, pending, send, signedIn, twoTabs } from '../support/account-tab'

describe('A tab that lost leadership', () => {
  const overtaken = async () => {
    const tabs = await twoTabs()
    tabs.leader.say(signedIn)
    await tabs.pass()
    tabs.leader.say(send('a'))
    await tabs.browser.time.pass(1)
    tabs.leader.tab.freeze()
    await tabs.pass(5_000)
    return tabs
  }

  it('the next leader does not have a message that a frozen leader had not stored', async () => {
    const { leader, follower } = await overtaken()
    expect([pending(leader), pending(follower)]).toEqual([['a'], []])
  })

  it('OUT-5 OUT-11 a tab that lost leadership dispatches its unstored commands to the next leader once more', async () => {
    const { leader, follower, pass } = await overtaken()
    leader.tab.thaw()
    await pass()
    expect([pending(leader), pending(follower), leader.heard]).toEqual([['a'], ['a'], ['SignedIn', 'chat/SendMessage']])
    expect(leader.state()).toEqual(follower.state())
  })

  describe('A tab that lost leadership while the store was broken', () => {
    /** The leader keeps `said` in memory only. A tab that opens later never received `said`. */
    const inMemory = async (...said: readonly AccountMessage[]) => {
      const browser = new VirtualBrowser()
      const leader = accountTab(browser.open('tab-1'))
      await browser.time.pass(50)
      leader.say(signedIn)
      await browser.time.pass(100)
      browser.disk.isBroken = true
      for (const message of said) leader.say(message)
      await browser.time.pass(100)
      leader.tab.freeze()
      browser.disk.isBroken = false
      const other = accountTab(browser.open('tab-2'))
      await browser.time.pass(5_000)
      expect(pending(other)).toEqual([])
      leader.tab.thaw()
      await browser.time.pass(100)
      return { leader, other }
    }

    it('OUT-5 each unstored message of a former leader gets into the new leader’s log once', async () => {
      const { leader, other } = await inMemory(send('a'), send('b'))
      expect([
        pending(leader),
        pending(other),
        other.entries.filter((type) => type === 'chat/SendMessage').length,
      ]).toEqual([['a', 'b'], ['a', 'b'], 2])
      expect([leader.heard, leader.state()]).toEqual([
        ['SignedIn', 'chat/SendMessage', 'chat/SendMessage'],
        other.state(),
      ])
    })

    it('OUT-5 a former leader sends no message that the member has removed', async () => {
      const { leader, other } = await inMemory(send('a'), send('b'), {
        type: 'chat/RemoveMessage',
        clientId: clientId('a'),
      })
      expect([pending(leader), pending(other)]).toEqual([['b'], ['b']])
    })

    it('SES-6 a sign-out that was only in the memory of a former leader still ends the session', async () => {
      const { other } = await inMemory({ type: 'SignOut' })
      expect(other.started()).toContain('endSession')
    })

    it('MIC-6 an old command to open the microphone is not dispatched again by a former leader', async () => {
      const { other } = await inMemory({ type: 'space/OpenMic' }, send('a'))
      expect(other.entries).toContain('chat/SendMessage')
      expect(other.entries).not.toContain('space/OpenMic')
    })
  })

  describe('A follower of a leader whose store was broken', () => {
    /**
     * A follower dispatches to a leader without a store, then sleeps. A third tab becomes the leader and knows only
     * the stored log.
     */
    const toThird = async (before: (tabs: Awaited<ReturnType<typeof twoTabs>>) => Promise<void>) => {
      const tabs = await twoTabs()
      const { browser, leader, follower, open, pass } = tabs
      leader.say(signedIn)
      await pass()
      browser.disk.isBroken = true
      follower.say(send('a'))
      await pass()
      expect([pending(leader), follower.heard]).toEqual([['a'], ['chat/SendMessage']])
      await before(tabs)
      follower.tab.freeze()
      leader.tab.kill()
      browser.disk.isBroken = false
      const third = open('tab-3')
      await pass(5_000)
      const stored = pending(third)
      follower.tab.thaw()
      await pass()
      expect(follower.state()).toEqual(third.state())
      return { stored, third }
    }
    const sends = (entries: readonly string[]) => entries.filter((type) => type === 'chat/SendMessage').length

    it('OUT-5 a follower dispatches a command again if the next leader did not find the command in the store', async () => {
      const { stored, third } = await toThird(() => Promise.resolve())
      expect([stored, pending(third), sends(third.entries)]).toEqual([[], ['a'], 1])
    })

    it('OUT-5 a follower loses no unstored command, even if it had restored the whole state of the closed leader', async () => {
      const { stored, third } = await toThird(async ({ browser, follower, pass }) => {
        // A follower with a higher term makes the leader announce itself again. Followers that applied unstored
        // entries restore the leader's state.
        follower.tab.tabs.post({ kind: 'hello', term: 5, seq: 0 })
        await pass()
        expect(browser.posted.at(-1)).toContain('"state"')
      })
      expect([stored, pending(third), sends(third.entries)]).toEqual([[], ['a'], 1])
    })

    it('ALL-1 a follower with unstored entries restores the next leader’s state, even if that leader has a lower term', async () => {
      const tabs = await twoTabs()
      const { browser, leader, follower, open, pass } = tabs
      leader.say(signedIn)
      // These tabs have a higher term than the store gives the third tab.
      follower.tab.tabs.post({ kind: 'hello', term: 5, seq: 0 })
      await pass()
      browser.disk.isBroken = true
      leader.say(send('a'))
      await pass()
      follower.tab.freeze()
      leader.tab.kill()
      browser.disk.isBroken = false
      browser.disk.epochs = 0
      const third = open('tab-3')
      await pass(5_000)
      for (const id of ['b', 'c', 'd']) third.say(send(id))
      await pass()
      follower.tab.thaw()
      third.say(send('e'))
      await pass()
      expect([pending(third), pending(follower)]).toEqual([
        ['b', 'c', 'd', 'e'],
        ['b', 'c', 'd', 'e'],
      ])
      expect(follower.state()).toEqual(third.state())
    })

    it('OUT-4 a follower does not dispatch a command again if the next leader found the command in the store', async () => {
      const { stored, third } = await toThird(async ({ browser, pass }) => {
        browser.disk.isBroken = false
        await pass(STORE_RETRY_MS + 1_000)
        browser.disk.isBroken = true
      })
      expect([stored, pending(third), sends(third.entries)]).toEqual([['a'], ['a'], 0])
    })
  })

  it('ALL-1 a third tab does not apply an entry that a former leader still sends', async () => {
    const { browser, leader, follower, open, pass } = await twoTabs()
    leader.say(signedIn)
    const third = open('tab-3')
    await pass()
    follower.tab.role$.next('leader')
    await pass()
    browser.disk.isBroken = true
    leader.say(send('a'))
    await pass(10)
    browser.disk.isBroken = false
    expect([pending(leader), pending(third)]).toEqual([['a'], []])
    follower.say(send('b'))
    await pass()
    leader.tab.role$.next('follower')
    await pass()
    expect([pending(follower), leader.state(), third.state()]).toEqual([['b', 'a'], follower.state(), follower.state()])
  })

  it('ALL-1 a tab that received entries of a woken former leader ends in the state of the new leader', async () => {
    const browser = new VirtualBrowser()
    const leader = accountTab(browser.open('tab-1'))
    await browser.time.pass(50)
    leader.say(signedIn)
    leader.say(send('a'))
    await browser.time.pass(100)
    leader.tab.freeze()
    browser.disk.clear()
    const other = accountTab(browser.open('tab-2'))
    await browser.time.pass(5_000)
    const third = accountTab(browser.open('tab-3'))
    await browser.time.pass(100)
    // The former leader responds to the third tab’s earlier requests before it receives the new leader's
    // announcement.
    leader.tab.thaw()
    await browser.time.pass(1_000)
    expect(browser.posted.some((text) => text.includes('text a'))).toBe(true)
    expect([leader.state(), third.state()]).toEqual([other.state(), other.state()])
  })

  it('OUT-11 all tabs follow a new leader, even if the stored log was deleted', async () => {
    const { browser, leader, follower, open, pass } = await twoTabs()
    leader.say(signedIn)
    await pass()
    follower.tab.role$.next('leader')
    leader.tab.role$.next('follower')
    await pass()
    browser.disk.clear()
    follower.tab.freeze()
    const third = open('tab-3')
    await pass()
    third.tab.role$.next('leader')
    await pass()
    follower.tab.thaw()
    follower.tab.role$.next('follower')
    await pass(1_000)
    third.say(signedIn)
    third.say(send('a'))
    await pass()
    expect([pending(third), leader.state(), follower.state()]).toEqual([['a'], third.state(), third.state()])
  })

  it('a tab that lost leadership runs no effects', async () => {
    const { leader, pass } = await overtaken()
    const before = leader.started().length
    leader.tab.thaw()
    await pass()
    expect([leader.stopped.includes('openSocket'), leader.started().length]).toEqual([true, before])
  })

  it('SES-6 a former leader follows the new leader, even if the last write of the former leader failed', async () => {
    const { browser, leader, follower, pass } = await twoTabs()
    leader.say(signedIn)
    await pass()
    leader.say(send('a'))
    await pass(1)
    browser.disk.isBroken = true
    leader.tab.role$.next('follower')
    await pass(4)
    browser.disk.isBroken = false
    follower.tab.role$.next('leader')
    await pass(10_000)
    follower.say(send('b'))
    await pass()
    expect([pending(leader).includes(clientId('b')), leader.state()]).toEqual([true, follower.state()])
  })

  it('a former leader requests missed entries at most twice, however many entries it missed', async () => {
    const { leader, follower, pass } = await overtaken()
    for (const id of ['b', 'c', 'd']) {
      follower.say(send(id))
      await pass()
    }
    const asked: unknown[] = []
    follower.tab.messages$.subscribe((message) => {
      if (typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'hello')
        asked.push(message)
    })
    leader.tab.thaw()
    await pass()
    expect([asked.length <= 2, leader.state()]).toEqual([true, follower.state()])
  })

  it('a former leader leads again when the new leader closes', async () => {
    const { leader, follower, pass } = await overtaken()
    leader.tab.thaw()
    await pass()
    follower.tab.kill()
    await pass()
    leader.say(send('b'))
    await pass()
    expect([pending(leader), leader.heard.at(-1)]).toEqual([['a', 'b'], 'chat/SendMessage'])
  })

  it('OUT-5 a tab that loses leadership before it has read the log runs no effects, and no command is lost', async () => {
    const { browser, leader, follower, pass } = await twoTabs()
    leader.say(signedIn)
    await pass()
    follower.tab.role$.next('leader')
    await browser.time.pass(3)
    follower.tab.role$.next('follower')
    await pass()
    leader.say(send('a'))
    follower.say(send('b'))
    await pass(2_000)
    expect([follower.started(), pending(leader).toSorted(), leader.heard, follower.heard]).toEqual([
      [],
      ['a', 'b'],
      ['SignedIn', 'chat/SendMessage'],
      ['chat/SendMessage'],
    ])
    expect(follower.state()).toEqual(leader.state())
  })
})
