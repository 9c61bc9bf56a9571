import { describe, expect, it } from 'vitest'
import { memoryLogStore } from '../../support/in-memory/log-store'
import { pending, send, signedIn, twoTabs } from '../support/account-tab'

describe('An account log whose stored entries are deleted while its tabs are open', () => {
  /** The follower signs in and the leader sends a message at once. Then the stored log is deleted. */
  const begunAnew = async () => {
    const tabs = await twoTabs()
    const { browser, leader, follower, pass } = tabs
    follower.say(signedIn)
    await browser.time.pass(2)
    leader.say(send('a'))
    browser.disk.clear()
    await memoryLogStore(browser.disk).takeOver('account')()
    expect(pending(leader)).toEqual(['a'])
    await pass()
    expect(pending(leader)).toEqual([])
    return tabs
  }

  it('OUT-5 an emptied account log applies the sign-in again first, and then the commands of that session', async () => {
    const { leader, follower, pass } = await begunAnew()
    await pass(1_500)
    expect([pending(leader), leader.heard, follower.state()]).toEqual([['a'], ['chat/SendMessage'], leader.state()])
    expect(leader.entries).not.toContain('CommandDropped')
  })

  it('OUT-3 OUT-5 an emptied account log applies the commands dispatched meanwhile in their order once the sign-in arrives', async () => {
    const { leader, follower, pass } = await begunAnew()
    follower.tab.freeze()
    await pass(1_500)
    leader.say({ type: 'RequireSession' })
    leader.say(send('b'))
    await pass()
    expect([pending(leader), leader.entries.includes('RequireSession')]).toEqual([[], false])
    follower.tab.thaw()
    await pass()
    expect(pending(leader)).toEqual(['a', 'b'])
  })

  it('SES-7 an emptied account log drops commands of a session whose sign-in no tab repeats', async () => {
    const { browser, leader, follower, pass } = await begunAnew()
    follower.tab.kill()
    const other = browser.open('tab-9')
    other.tabs.post({ kind: 'said', from: { tab: 'tab-9', n: 4 }, message: send('c'), under: 'no-such-session' })
    await pass(2_000)
    leader.say({ type: 'ChooseTheme', theme: 'dark' })
    await pass(3_000)
    expect(leader.entries).not.toContain('CommandDropped')
    await pass(4_000)
    expect([leader.entries.slice(-2), pending(leader), leader.heard]).toEqual([
      ['CommandDropped', 'ChooseTheme'],
      [],
      ['chat/SendMessage', 'ChooseTheme'],
    ])
  })
})
