import { describe, expect, it } from 'vitest'
import { Secret } from '../../src/application/ports/vault'
import type { SessionId } from '../../src/domain/kernel/ids'
import { ann, ben } from '../support/builders/person'
import { sessionOf } from '../support/builders/session'
import { VirtualBrowser } from '../support/virtual-browser'
import { VirtualServer } from '../support/virtual-server'
import { wholeApp } from '../support/whole-app'
import { accountTab, signedIn } from './account-tab'

describe('A sign-in whose tab was gone before it was stored', () => {
  const stray = sessionOf(ben).sessionId

  /** The tokens of this browser after a tab has begun, beside which others may be open. */
  const begun = async (browser: VirtualBrowser, tokens: Map<SessionId, Secret>) => {
    const tab = browser.open('tab-9')
    const app = wholeApp({ ...new VirtualServer().ports(tab), vault: {
      keep: (id, token) => { tokens.set(id, token); return Promise.resolve() },
      tokenOf: (id) => Promise.resolve(tokens.get(id) ?? null),
      keepOnly: () => Promise.resolve(),
      forgetStray: (kept) => {
        for (const id of tokens.keys()) if (id !== kept) tokens.delete(id)
        return Promise.resolve()
      },
    } })
    void app.start()
    await browser.time.pass(1_000)
    return [...tokens.keys()]
  }
  const left = () => new Map([[stray, new Secret('b')]])

  it('SES-6 leaves no token in the browser once a tab begins', async () => {
    expect(await begun(new VirtualBrowser(), left())).toEqual([])
  })

  it('SES-6 takes nothing from whoever is in', async () => {
    const browser = new VirtualBrowser()
    const before = accountTab(browser.open('tab-1'))
    await browser.time.pass(50)
    before.say(signedIn)
    await browser.time.pass(100)
    before.tab.kill()
    await browser.time.pass(100)
    const mine = sessionOf(ann).sessionId
    expect(await begun(browser, left().set(mine, new Secret('a')))).toEqual([mine])
  })

  it('SES-6 may be another tab’s that is open: its token stays', async () => {
    const browser = new VirtualBrowser()
    accountTab(browser.open('tab-1'))
    await browser.time.pass(50)
    expect(await begun(browser, left())).toEqual([stray])
  })

  it('SES-6 is not told from what a store holds that cannot be read: the token stays', async () => {
    const browser = new VirtualBrowser()
    browser.disk.isBroken = true
    expect(await begun(browser, left())).toEqual([stray])
  })
})
