import { describe, expect, it } from 'vitest'
import type { AccountMessage } from '../../../src/domain/features'
import { messagesOf } from '../../support/builders/message'
import { ann, ben } from '../../support/builders/person'
import { profileOf, sessionOf } from '../../support/builders/session'
import { send, signedIn, twoTabs } from '../support/account-tab'

describe('When the session ends', () => {
  const words = ['x-ann', 'u-ann', 's-Ann', 'text a', 'Ann']

  const over = async (messages: readonly AccountMessage[], killAfter: number | null = null) => {
    const tabs = await twoTabs()
    for (const message of [signedIn, send('a'), ...messages]) {
      tabs.leader.say(message)
      await tabs.pass()
    }
    tabs.leader.account.appendFact({
      type: 'ProfileLoaded',
      ask: tabs.leader.asked('loadProfile')?.ref ?? { unit: '', id: '', seq: 0 },
      profile: profileOf(ann),
    })
    await tabs.pass()
    tabs.leader.say({ type: 'SignOut' })
    await tabs.pass()
    const asked = tabs.leader.asked('endSession')
    asked?.dispatch({ type: 'SessionEnded', ask: asked.ref, reason: 'signedOut' })
    if (killAfter !== null) {
      await tabs.browser.time.pass(killAfter)
      tabs.leader.tab.kill()
    }
    await tabs.pass()
    return tabs
  }

  it('SES-6 a session end leaves nothing of the account in the store', async () => {
    const { browser } = await over([])
    const stored = browser.stored()
    expect([words.filter((word) => stored.includes(word)), stored.includes('preferences')]).toEqual([[], true])
  })

  it('SES-6 a session end leaves nothing of the account in the store, even if the leader closes 5 ms after the session end', async () => {
    const { browser } = await over([], 5)
    expect(words.filter((word) => browser.stored().includes(word))).toEqual([])
  })

  it('SES-6 after a session end, no tab has the account in its state', async () => {
    const { follower, leader } = await over([{ type: 'chat/MessagesArrived', messages: messagesOf(1, 2) }])
    expect(words.filter((word) => JSON.stringify(follower.state()).includes(word))).toEqual([])
    expect(follower.state()).toEqual(leader.state())
  })

  it('the preferences of this browser remain when the session ends', async () => {
    const { follower } = await over([{ type: 'ChooseTheme', theme: 'dark' }])
    expect(follower.slices.preferences.get().theme).toBe('dark')
  })

  it('SES-6 SES-7 when another account signs in after a sign-out, nothing of the previous account remains in the store', async () => {
    const { browser, leader, pass } = await twoTabs()
    for (const message of [
      signedIn,
      send('a'),
      { type: 'SignOut' },
      { type: 'SignedIn', session: sessionOf(ben) },
    ] as const) {
      leader.say(message)
      await pass()
    }
    expect(words.filter((word) => browser.stored().includes(word))).toEqual([])
  })
})
