import { describe, expect, it } from 'vitest'
import { makeRateLimiter, RATE_LIMITS, type RateLimitName } from '../../../src/adapters/simulator/rate-limits'
import { VirtualTime } from '../../support/virtual-time'

const NAMES: readonly RateLimitName[] = [
  'read',
  'write',
  'arrival',
  'signIn',
  'mail',
  'errand',
  'waiting',
  'creation',
  'message',
  'upload',
  'picture',
  'connection',
  'page',
  'report',
  'chatFrame',
  'feedFrame',
  'mediaFrame',
  'roomEvent',
  'answerBlock',
]

const open = () => {
  const time = new VirtualTime()
  return { time, limiter: makeRateLimiter(time.clock()) }
}
const howMany = (take: () => boolean): number => {
  let done = 0
  while (done < 10_000 && take()) done += 1
  return done
}

describe('The rate limits of the server', () => {
  it('the table of rate limits contains exactly the rate limits that these tests check', () => {
    expect(Object.keys(RATE_LIMITS)).toEqual(NAMES)
  })

  it.each(NAMES)(
    'the rate limit "%s" allows each client address a burst of requests, and then a fixed number of requests per minute',
    async (name) => {
      const { time, limiter } = open()
      const take = () => limiter.take(name, '192.0.2.1', null)
      expect(howMany(take)).toBe(RATE_LIMITS[name].address.burst)
      expect(limiter.take(name, '192.0.2.2', null)).toBe(true)
      await time.pass(60_000)
      expect(howMany(take)).toBe(Math.min(RATE_LIMITS[name].address.burst, RATE_LIMITS[name].address.aMinute))
    },
  )

  it.each(NAMES.filter((name) => RATE_LIMITS[name].account !== null))(
    'the rate limit "%s" counts the requests of an account from all client addresses together',
    (name) => {
      const { limiter } = open()
      let n = 0
      expect(howMany(() => limiter.take(name, `192.0.2.${(n += 1)}`, 'ada'))).toBe(RATE_LIMITS[name].account?.burst)
      expect(limiter.take(name, '192.0.2.1', 'ben')).toBe(true)
    },
  )

  it('a client address that has used up one rate limit may still send requests under another rate limit', () => {
    const { limiter } = open()
    for (let n = 0; n < 10_000; n += 1) limiter.take('mail', '192.0.2.1', null)
    expect(limiter.take('signIn', '192.0.2.1', null)).toBe(true)
  })

  it('refused requests do not delay the next request that a rate limit allows', async () => {
    const { time, limiter } = open()
    for (let n = 0; n < 10_000; n += 1) limiter.take('mail', '192.0.2.1', null)
    await time.pass(6_000)
    expect(howMany(() => limiter.take('mail', '192.0.2.1', null))).toBe(1)
  })

  it('a new client address may send a request even after 60,000 other client addresses have sent requests', () => {
    const { limiter } = open()
    for (let n = 0; n < 60_000; n += 1) limiter.take('mail', `address ${n}`, null)
    expect(limiter.take('mail', 'address 60000', null)).toBe(true)
  })

  it('a client address that has used up a rate limit stays refused after 60,000 other addresses have sent requests', () => {
    const { limiter } = open()
    for (let n = 0; n < 100; n += 1) limiter.take('mail', '192.0.2.1', null)
    for (let n = 0; n < 60_000; n += 1) limiter.take('mail', `address ${n}`, null)
    expect(limiter.take('mail', '192.0.2.1', null)).toBe(false)
  })

  it('all addresses of an IPv6 network share a rate limit', () => {
    const { limiter } = open()
    let n = 0
    expect(howMany(() => limiter.take('mail', `2001:db8:0:1::${(n += 1).toString(16)}`, null))).toBe(
      RATE_LIMITS.mail.address.burst,
    )
    expect(limiter.take('mail', '2001:db8:0:2::1', null)).toBe(true)
  })

  it('an expensive call uses up as much of a rate limit as many cheap calls', () => {
    const { limiter } = open()
    const { burst } = RATE_LIMITS.answerBlock.account
    expect([limiter.take('answerBlock', null, 'ada', burst), limiter.take('answerBlock', null, 'ada', 1)]).toEqual([
      true,
      false,
    ])
  })

  it('a call that costs more than what is left leaves a debt, which refuses even free calls until it is regained', async () => {
    const { time, limiter } = open()
    const { burst, aMinute } = RATE_LIMITS.answerBlock.account
    const take = (cost: number) => limiter.take('answerBlock', null, 'ada', cost)
    expect([take(burst - 1), take(aMinute + 1), take(0), take(0.5)]).toEqual([true, true, false, false])
    await time.pass(60_000)
    expect([take(0), take(1)]).toEqual([false, false])
    await time.pass(60_000)
    expect([take(0), take(1)]).toEqual([true, true])
  })
})
