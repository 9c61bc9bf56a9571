import { describe, expect, it } from 'vitest'
import type { App } from '../../../src/application/app'
import { Secret } from '../../../src/application/ports/browser/vault'
import type { SessionId } from '../../../src/domain/kernel/ids'
import { ann, ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { VirtualBrowser } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'
import { wholeApp } from '../../support/whole-app'
import { accountTab, signedIn } from '../support/account-tab'

describe('An orphan token, whose tab closed during a sign-in before the session was stored', () => {
  const stray = sessionOf(ben).sessionId
  const mine = sessionOf(ann).sessionId

  /** Opens a tab, runs `meanwhile`, waits, and returns the tokens that this browser still stores. */
  const begun = async (
    browser: VirtualBrowser,
    tokens: Map<SessionId, Secret>,
    meanwhile: (app: App) => void = () => undefined,
  ) => {
    const tab = browser.open('tab-9')
    const app = wholeApp({
      ...new VirtualServer().ports(tab),
      vault: {
        keep: (id, token) => {
          tokens.set(id, token)
          return Promise.resolve()
        },
        tokenOf: (id) => Promise.resolve(tokens.get(id) ?? null),
        keepOnly: () => Promise.resolve(),
        stored: () => Promise.resolve([...tokens.keys()]),
        forget: (gone) => {
          for (const id of tokens.keys()) if (gone.includes(id)) tokens.delete(id)
          return Promise.resolve()
        },
      },
    })
    void app.start()
    await browser.time.pass(5_000)
    meanwhile(app)
    await browser.time.pass(30_000)
    return [...tokens.keys()]
  }
  const left = () => new Map([[stray, new Secret('b')]])

  it('SES-6 an orphan token is removed once a tab leads', async () => {
    expect(await begun(new VirtualBrowser(), left())).toEqual([])
  })

  it('SES-6 an orphan token is removed by a follower that becomes the leader', async () => {
    const browser = new VirtualBrowser()
    const led = accountTab(browser.open('tab-1'))
    await browser.time.pass(50)
    expect(
      await begun(browser, left(), () => {
        led.tab.kill()
      }),
    ).toEqual([])
  })

  it('SES-6 when an orphan token is removed, the token of the signed-in account stays', async () => {
    const browser = new VirtualBrowser()
    const before = accountTab(browser.open('tab-1'))
    await browser.time.pass(50)
    before.say(signedIn)
    await browser.time.pass(100)
    before.tab.kill()
    await browser.time.pass(100)
    expect(await begun(browser, left().set(mine, new Secret('a')))).toEqual([mine])
  })

  it('SES-6 a token is not removed if its session starts meanwhile, or if the token is stored after the tab became the leader', async () => {
    expect(
      await begun(new VirtualBrowser(), left(), (app) => {
        app.account.dispatch({ type: 'SignedIn', session: sessionOf(ben) })
      }),
    ).toEqual([stray])
    const tokens = new Map<SessionId, Secret>()
    expect(
      await begun(new VirtualBrowser(), tokens, () => {
        tokens.set(stray, new Secret('b'))
      }),
    ).toEqual([stray])
  })

  it('SES-6 a follower does not remove an orphan token', async () => {
    const browser = new VirtualBrowser()
    accountTab(browser.open('tab-1'))
    await browser.time.pass(50)
    expect(await begun(browser, left())).toEqual([stray])
  })

  it('SES-6 an orphan token stays if the stored log cannot be read', async () => {
    const browser = new VirtualBrowser()
    browser.disk.isBroken = true
    expect(await begun(browser, left())).toEqual([stray])
  })
})
