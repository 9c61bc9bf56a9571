import { expect, it } from 'vitest'
import { SessionId } from '../../src/domain/kernel/ids'
import { factsFrom, type MakeContractSubject } from './contract-subject'
import { withSubject } from './with-subject'

/** The contract of the live feed port. */
export const liveFeedContract = (make: MakeContractSubject): void => {
  const bench = withSubject(make)

  it('the live feed reports opened once, and reports closed once when the connection is cut', async () => {
    const browser = bench().browser()
    const { sessionId } = await browser.visit()
    const feed = factsFrom(browser.liveFeed.connect(sessionId), bench().pass)
    await feed.until((heard) => heard.length === 1)
    await bench().pass(50)
    expect(feed.heard).toEqual(['opened'])
    browser.weather.cut()
    await feed.until((heard) => heard.length === 2)
    expect(feed.heard).toEqual(['opened', 'closed'])
    expect(feed.completed()).toBe(true)
  })

  it('R1-151 R2-278 an open live feed publishes the price of LOOP', async () => {
    const browser = bench().browser()
    const { sessionId } = await browser.visit()
    const facts = factsFrom(browser.liveFeed.facts$, bench().pass)
    factsFrom(browser.liveFeed.connect(sessionId), bench().pass)
    const [first] = await facts.until((heard) => heard.length === 1)
    expect(first?.type === 'price/PricesUpdated' && first.prices).toEqual([
      { currencyId: 5, price: expect.stringMatching(/^0\.\d+$/) },
    ])
  })

  it('a live feed that cannot open without a network reports closed and completes', async () => {
    const browser = bench().browser()
    const { sessionId } = await browser.visit()
    browser.weather.offline()
    const feed = factsFrom(browser.liveFeed.connect(sessionId), bench().pass)
    await feed.until((heard) => heard.length > 0)
    await bench().pass(50)
    expect(feed.heard.at(-1)).toBe('closed')
    expect(feed.completed()).toBe(true)
  })

  it('the live feed of a session without a token reports closed', async () => {
    const unknown = 'nobody'
    if (!SessionId.is(unknown)) throw new Error('not an id')
    const feed = factsFrom(bench().browser().liveFeed.connect(unknown), bench().pass)
    expect(await feed.until((heard) => heard.length > 0)).toEqual(['closed'])
  })

  it('the live feed reports closed when the server ends the session', async () => {
    const browser = bench().browser()
    const { sessionId } = await browser.visit()
    const feed = factsFrom(browser.liveFeed.connect(sessionId), bench().pass)
    await feed.until((heard) => heard.includes('opened'))
    await browser.accounts.signOut(sessionId)()
    expect(await feed.until((heard) => heard.includes('closed'))).toEqual(['opened', 'closed'])
  })

  it('the live feed reports nothing after the subscriber has unsubscribed', async () => {
    const browser = bench().browser()
    const { sessionId } = await browser.visit()
    const feed = factsFrom(browser.liveFeed.connect(sessionId), bench().pass)
    await feed.until((heard) => heard.length === 1)
    feed.stop()
    browser.weather.cut()
    await bench().pass(50)
    expect(feed.heard).toEqual(['opened'])
  })
}
