import '../../../src/application/log/tabs/command-recovery'
import { describe, expect, it } from 'vitest'
import { clientId, lounge } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { plainText } from '../../../src/domain/chat'
import { pending, send, signedIn, twoTabs } from '../support/account-tab'
import type { AccountMessage } from '../../support/whole-domain'

const draft = (text: string): AccountMessage => ({
  type: 'chat/StoreDraft',
  xid: ann.xid,
  conversationId: lounge,
  draft: { text, reply: null, mentions: [] },
})
const draftIn = ({ slices }: Awaited<ReturnType<typeof twoTabs>>['leader']) => slices.drafts.get().drafts[lounge]?.text

const inSession = async () => {
  const tabs = await twoTabs()
  tabs.leader.say(signedIn)
  await tabs.pass()
  return tabs
}

describe('Commands of a page that closed before they were stored', () => {
  it('OUT-5 a message sent right before the only tab closes is in the outbox of the next page, once', async () => {
    const { browser, leader, follower, open, pass } = await inSession()
    follower.tab.leave()
    await pass()
    leader.say(send('a'))
    leader.tab.leave()
    const next = open('tab-3')
    await pass()
    expect(pending(next)).toEqual(['a'])
    expect(browser.journals.tabs).toEqual([])
    next.tab.leave()
    const last = open('tab-4')
    await pass()
    expect(pending(last)).toEqual(['a'])
  })

  it('OUT-5 a message that the closing leader still stored is not queued again from its journal', async () => {
    const { browser, leader, open, pass } = await inSession()
    leader.say(send('a'))
    leader.tab.commandJournal.leave()
    await pass()
    expect(pending(leader)).toEqual(['a'])
    leader.tab.kill()
    const next = open('tab-3')
    await pass()
    expect([pending(next), browser.journals.tabs]).toEqual([['a'], []])
  })

  it('OUT-5 OUT-3 messages of a reloaded tab precede the messages that the tab sends after the reload', async () => {
    const { leader, follower, open, pass } = await inSession()
    leader.tab.freeze()
    follower.say(send('a'))
    follower.say(send('b'))
    follower.tab.leave()
    const again = open('tab-2')
    again.say(send('c'))
    await pass(5_000)
    expect(pending(again)).toEqual(['a', 'b', 'c'])
  })

  it('OUT-5 a leader applies the commands of another tab when that tab closes', async () => {
    const { browser, leader, follower, pass } = await inSession()
    follower.say(send('a'))
    follower.tab.leave()
    await pass()
    expect([pending(leader), browser.journals.tabs]).toEqual([['a'], []])
  })

  it('text typed right before a tab closes is the draft of the next page', async () => {
    const { leader, open, pass } = await inSession()
    const typing = open('tab-3', [draft('half a sent')])
    await pass()
    typing.tab.leave()
    leader.tab.kill()
    const next = open('tab-4')
    await pass()
    expect(draftIn(next)).toBe('half a sent')
  })

  it('a command that must not run late, for example opening a microphone, is not kept for the next page', async () => {
    const { browser, leader, pass } = await inSession()
    leader.say({ type: 'chat/RetryConversations' })
    leader.tab.leave()
    await pass()
    expect(browser.journals.tabs).toEqual([])
  })

  it('SES-6 all journals are removed when the session ends, also while the store is broken', async () => {
    const { browser, leader, follower, pass } = await inSession()
    browser.disk.isBroken = true
    follower.say(send('a'))
    follower.tab.leave()
    await pass()
    expect(browser.journals.tabs).toEqual(['tab-2'])
    leader.say({ type: 'SignOut' })
    await pass()
    const asked = leader.asked('endSession')
    asked?.dispatch({ type: 'SessionEnded', ask: asked.ref, reason: 'signedOut' })
    await pass()
    expect(browser.journals.tabs).toEqual([])
  })

  it('SES-7 the commands of another session are dropped, and their journal is removed', async () => {
    const { browser, leader, pass } = await inSession()
    const left = (under: string) => [
      {
        kind: 'said',
        from: { tab: 'tab-9', n: 5 },
        under,
        message: { type: 'chat/SendMessage', conversationId: lounge, clientId: clientId('x'), content: plainText('x') },
      },
    ]
    browser.journals.write('tab-9', left('another-session'))
    await pass()
    expect([pending(leader), browser.journals.tabs]).toEqual([[], []])
    expect(leader.entries).toContain('CommandDropped')
  })

  it('a damaged journal is removed', async () => {
    const { browser, pass } = await inSession()
    browser.journals.write('tab-9', [{ kind: 'said' }, 7, null])
    await pass()
    expect(browser.journals.tabs).toEqual([])
  })
})
