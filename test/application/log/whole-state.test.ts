import { describe, expect, it } from 'vitest'
import { memberOf } from '../../../src/domain/session'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { pending, send, signedIn, twoTabs } from '../support/account-tab'

describe('The whole state that the leader sends to a follower', () => {
  it('OUT-5 the whole state contains no entry that the leader has not stored', async () => {
    const { browser, leader, follower, pass } = await twoTabs()
    leader.say(signedIn)
    await pass()
    follower.say(send('a'))
    await pass(1)
    // The leader has numbered the entry and is writing it when the follower requests the leader's state and becomes
    // the leader.
    follower.tab.tabs.post({ kind: 'hello', seq: -1 })
    await pass(1)
    const told = browser.posted.filter((text) => text.includes('"state"')).at(-1) ?? ''
    follower.tab.role$.next('leader')
    leader.tab.role$.next('follower')
    await pass(1_000)
    expect(told).not.toContain('text a')
    expect([pending(leader), pending(follower), follower.heard]).toEqual([['a'], ['a'], ['chat/SendMessage']])
  })

  it('ALL-1 a follower that waits for the whole state loses no entry that is stored meanwhile', async () => {
    const { leader, follower, pass } = await twoTabs()
    leader.say(signedIn)
    await pass()
    // The follower waits for a whole state, and ignores all entries that arrive earlier.
    leader.tab.tabs.post({ kind: 'leads', seq: 0 })
    leader.say(send('a'))
    leader.say(send('b'))
    await pass(2)
    leader.say(send('c'))
    await pass()
    expect([pending(leader), pending(follower)]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
    expect(follower.state()).toEqual(leader.state())
  })

  it('SES-7 a former leader that slept ends in the state of the new leader, with the entries after the whole state', async () => {
    const { leader, follower, open, pass } = await twoTabs()
    leader.say(signedIn)
    const third = open('tab-3')
    await pass()
    follower.tab.role$.next('leader')
    await pass()
    const here: boolean[] = []
    leader.account.changes$.subscribe(() => {
      here.push(memberOf(leader.slices.session.get()) !== null)
    })
    leader.tab.role$.next('follower')
    await pass(1)
    leader.tab.freeze()
    third.tab.tabs.post({ kind: 'hello', seq: -1 })
    await pass()
    follower.say({ type: 'SessionExpired', sessionId: sessionOf(ann).sessionId })
    await pass()
    const ask = follower.asked('endSession')?.ref
    if (ask === undefined) throw new Error('it does not end')
    follower.say({ type: 'SessionEnded', ask, reason: 'expired' })
    follower.say({ type: 'SignedIn', session: sessionOf(ann, 2) })
    await pass()
    leader.tab.thaw()
    await pass()
    expect(leader.state()).toEqual(follower.state())
    expect([here.includes(false), here.at(-1)]).toEqual([true, true])
  })
})
