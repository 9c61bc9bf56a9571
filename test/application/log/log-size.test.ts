import { expect, it } from 'vitest'
import { VirtualBrowser } from '../../support/virtual-browser'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { accountTab } from '../support/account-tab'

const LOG = 'account'

it('ALL-3 an idle tab folds an account log of over 20,000 entries into the snapshot, even across reloads', async () => {
  const browser = new VirtualBrowser()
  const first = accountTab(browser.open('1'))
  await browser.time.pass(100)
  first.say({ type: 'SignedIn', session: sessionOf(ann) })
  for (let n = 0; n < 15_000; n += 1) first.account.appendFact({ type: 'TabShown' })
  await browser.time.pass(500)
  expect(browser.disk.logs.get(LOG)?.base?.seq).toBe(1)
  first.tab.kill()
  const second = accountTab(browser.open('2'))
  await browser.time.pass(500)
  expect(second.account.log.seq).toBe(15_001)
  for (let n = 0; n < 5_001; n += 1) second.account.appendFact({ type: 'TabShown' })
  await browser.time.pass(500)
  const log = browser.disk.logs.get(LOG)
  expect([log?.base?.seq, log?.staged, second.troubles]).toEqual([20_002, {}, []])
  expect(log?.blocks.flatMap(({ entries }) => entries).length).toBeLessThan(5_001)
  second.tab.kill()
  const third = accountTab(browser.open('3'))
  await browser.time.pass(500)
  expect(third.account.log.seq).toBe(20_002)
  expect(third.state()).toEqual(second.state())
})

it('an account log that a newer app version stored stays unchanged, and the tab reports the problem and works in memory', async () => {
  const browser = new VirtualBrowser()
  const old = accountTab(browser.open('1'))
  await browser.time.pass(100)
  old.say({ type: 'SignedIn', session: sessionOf(ann) })
  await browser.time.pass(100)
  const before = browser.stored()
  old.tab.kill()
  browser.disk.isNewer = true
  const tab = accountTab(browser.open('2'))
  await browser.time.pass(100)
  tab.say({ type: 'RequireSession' })
  await browser.time.pass(100)
  expect([...new Set(tab.troubles)]).toEqual(['StoreNewer'])
  expect(tab.heard).toEqual(['RequireSession'])
  expect(tab.slices.session.get().value).toBe('entering')
  expect(browser.stored()).toBe(before)
})
