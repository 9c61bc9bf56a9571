import { describe, expect, it } from 'vitest'
import { isUnsynced } from '../../../../src/domain/chat'
import { lounge } from '../../../support/builders/message'
import { VirtualBrowser } from '../../../support/virtual-browser'
import { VirtualServer } from '../../../support/virtual-server'
import { appTab } from '../../support/app-tab'
import { tabOf } from '../../../support/slices-in'

/** Two tabs of one browser with the same member. */
const twoTabs = async () => {
  const browser = new VirtualBrowser()
  const server = new VirtualServer()
  const reopen = (name: string) => appTab(browser.open(name), server)
  const pass = (ms = 1_000) => browser.time.pass(ms)
  const one = reopen('tab-1')
  await pass(50)
  const two = reopen('tab-2')
  await pass(50)
  one.requestCode()
  await pass()
  one.submitCode('123456')
  await pass()
  one.open()
  await pass()
  return { browser, server, one, two, pass, reopen }
}

describe('A draft in several tabs', () => {
  it('a draft is shown in every tab, even in a tab that opens after the tab in which the draft was written has closed', async () => {
    const { one, two, pass, reopen } = await twoTabs()
    two.type('half a thought')
    await pass()
    expect([one.draft(), two.draft()]).toEqual(['half a thought', 'half a thought'])
    two.tab.kill()
    await pass()
    const three = reopen('tab-3')
    await pass()
    expect(three.draft()).toBe('half a thought')
  })

  it('a draft that several tabs edit has the text that was written last', async () => {
    const { one, two, pass } = await twoTabs()
    one.type('half')
    await pass()
    two.type('half a thought')
    await pass()
    one.type('half a thought, and more')
    await pass()
    expect([one.draft(), two.draft()]).toEqual(['half a thought, and more', 'half a thought, and more'])
  })

  it('OUT-5 a draft counts as synced only once the store has the latest text of the draft', async () => {
    const { browser, one, pass } = await twoTabs()
    const isOnlyHere = () => isUnsynced(tabOf(one.app).composer.get(), lounge)
    one.type('half')
    await pass()
    const before = isOnlyHere()
    browser.disk.isBroken = true
    one.type('half a thought')
    await pass(5_000)
    expect([before, isOnlyHere(), one.drafts()[lounge]?.text]).toEqual([false, true, 'half a thought'])
  })

  it('OUT-1 a draft disappears from every tab once one tab sends it', async () => {
    const { one, two, pass, server } = await twoTabs()
    one.type('half a thought')
    await pass()
    two.write('half a thought')
    await pass()
    expect([one.draft(), two.draft(), { ...one.drafts() }]).toEqual(['', '', {}])
    expect(server.textsIn(lounge)).toEqual(['half a thought'])
  })

  it('SES-6 a sign-out removes a draft from every tab', async () => {
    const { one, two, pass, browser } = await twoTabs()
    one.type('half a thought')
    await pass()
    two.signOut()
    await pass(20_000)
    expect([one.draft(), two.draft(), browser.stored().includes('half a thought')]).toEqual(['', '', false])
  })
})
