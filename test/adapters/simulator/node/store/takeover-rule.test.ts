import { describe, expect, it } from 'vitest'
import { makeTakeoverRule } from '../../../../../src/adapters/simulator/node/store/nats/takeover-rule'
import { natsAddressIn } from '../../../../../src/adapters/simulator/node/store/nats/nats-address'
import { StartupError } from '../../../../../src/adapters/simulator/node/startup-error'
import { VirtualTime } from '../../../../support/virtual-time'

const bench = () => {
  const time = new VirtualTime()
  return { time, rule: makeTakeoverRule(time.clock()) }
}

describe('A standby', () => {
  it('R4-806: does not take over while the writer answers', () => {
    const { rule } = bench()
    expect([rule.heard('nobody'), rule.heard('answered'), rule.heard('nobody')]).toEqual([false, false, false])
  })

  it('R4-806: takes over when nobody listens twice in a row', () => {
    const { rule } = bench()
    expect([rule.heard('nobody'), rule.heard('nobody')]).toEqual([false, true])
  })

  it('R4-806: takes over when the writer has been silent for four seconds', async () => {
    const { rule, time } = bench()
    expect(rule.heard('late')).toBe(false)
    await time.pass(3_999)
    expect(rule.heard('late')).toBe(false)
    await time.pass(1)
    expect(rule.heard('late')).toBe(true)
  })

  it('R4-806: counts from the beginning after it lost its own connection, and after an entry came', async () => {
    const { rule, time } = bench()
    rule.heard('nobody')
    rule.reset()
    expect(rule.heard('nobody')).toBe(false)
    await time.pass(5_000)
    rule.reset()
    expect(rule.heard('late')).toBe(false)
    expect([rule.heard('unreachable'), rule.heard('late')]).toEqual([false, false])
  })
})

describe('The addresses in STORE', () => {
  it('name servers, the port 4222 where none is given, and a login before one of them', () => {
    expect(natsAddressIn('nats://loop:s%40crt@one.example,two.example:4223')).toEqual({
      servers: ['one.example:4222', 'two.example:4223'],
      isSecure: false,
      user: 'loop',
      pass: 's@crt',
    })
    expect(natsAddressIn('tls://[::1]:4222')).toEqual({ servers: ['[::1]:4222'], isSecure: true })
  })

  it.each([
    '',
    'localhost:4222',
    'http://localhost',
    'nats://',
    'nats://user:secret@host/path',
    'nats://a b',
    'nats://a,',
  ])('are refused with a text that does not repeat them: %j', (text) => {
    let message = ''
    try {
      natsAddressIn(text)
    } catch (error) {
      if (error instanceof StartupError) ({ message } = error)
    }
    expect(message).toContain('nats://127.0.0.1:4222')
    expect(message).not.toContain('secret')
  })
})
