import { describe, expect, it } from 'vitest'
import { makePushQueue, type QueuedPush } from '../../../../../src/adapters/simulator/features/push/push-queue'
import type { PushRequest, PushResult } from '../../../../../src/adapters/simulator/push-client'
import { makeFakeClock, settle } from '../../../support/fake-clock'
import { CREATED, KEYS } from '../../../../support/push/fake-push-service'

const status = (code: number, retryAfterMs: number | null = null): PushResult => ({ status: code, retryAfterMs })

const setUp = (answer: (push: PushRequest) => PushResult | Promise<PushResult> = () => CREATED) => {
  const clock = makeFakeClock()
  const sent: PushRequest[] = []
  const [gone, failures]: [string[], unknown[]] = [[], []]
  const queue = makePushQueue({
    clock,
    send: async (push) => {
      sent.push(push)
      return answer(push)
    },
    gone: (endpoint) => gone.push(endpoint),
    failed: (error) => failures.push(error),
  })
  const add = (topic: string, change: Partial<QueuedPush> & { readonly host?: string } = {}) => {
    const { host = 'a.example', ...more } = change
    queue.add({
      xid: 'ben',
      to: { endpoint: `https://${host}/1`, p256dh: '', auth: '' },
      keys: KEYS,
      text: topic,
      ttl: 3_600,
      urgency: 'normal',
      topic,
      isWanted: () => true,
      ...more,
    })
  }
  return { clock, sent, gone, failures, queue, add, texts: () => sent.map(({ text }) => text) }
}

describe('The queue of pushes', () => {
  it('R4-119 an endpoint that the push service no longer knows ends, and is not tried again', async () => {
    for (const code of [404, 410]) {
      const { clock, sent, gone, add } = setUp(() => status(code))
      add('one')
      await settle()
      await clock.advance(600_000)
      expect([sent.length, gone]).toEqual([1, ['https://a.example/1']])
    }
  })

  it('R4-119 a failed push is tried four times in all, with growing pauses', async () => {
    for (const answer of [status(500), status(429), { fault: 'late' } as const, { fault: 'unreachable' } as const]) {
      const { clock, sent, gone, add } = setUp(() => answer)
      add('one')
      const times: number[] = []
      for (const ms of [0, 4_999, 1, 30_000, 120_000, 3_000_000]) {
        await clock.advance(ms)
        times.push(sent.length)
      }
      expect([times, gone, clock.waiting()]).toEqual([[1, 1, 2, 3, 4, 4], [], 0])
    }
  })

  it('R4-119 a push waits as long as the push service asks, and a refused one is dropped', async () => {
    const answers = [status(429, 60_000), CREATED]
    const asked = setUp(() => answers.shift() ?? CREATED)
    asked.add('one')
    await asked.clock.advance(59_999)
    expect(asked.sent).toHaveLength(1)
    await asked.clock.advance(1)
    expect(asked.sent).toHaveLength(2)
    for (const answer of [status(400), status(403), status(413), status(307), { fault: 'forbidden' } as const]) {
      const { clock, sent, add } = setUp(() => answer)
      add('one')
      await clock.advance(600_000)
      expect(sent).toHaveLength(1)
    }
  })

  it('R4-119 a push is not sent after its time to live, which waiting shortens, nor when nobody wants it', async () => {
    const { clock, sent, add } = setUp(() => status(500))
    add('one', { ttl: 20 })
    await clock.advance(600_000)
    expect(sent.map(({ ttl }) => ttl)).toEqual([20, 15])
    const ended = setUp(() => status(500))
    let isWanted = true
    ended.add('one', { isWanted: () => isWanted })
    await settle()
    isWanted = false
    await ended.clock.advance(600_000)
    expect(ended.sent).toHaveLength(1)
  })

  it('R4-119 a newer push replaces a waiting one of its topic and browser', async () => {
    const { clock, texts, add } = setUp(({ text }) => (text === 'old' ? status(500) : CREATED))
    add('call', { text: 'old' })
    await settle()
    add('call', { text: 'new' })
    await clock.advance(600_000)
    expect(texts()).toEqual(['old', 'new'])
  })

  it('R4-119 eight pushes are on their way at most, four to one push service, and a slow one keeps no other waiting', async () => {
    const ends: (() => void)[] = []
    const slow = () =>
      new Promise<PushResult>((resolve) => {
        ends.push(() => resolve(CREATED))
      })
    const { sent, add } = setUp(({ to }) => (to.endpoint.includes('quick') ? CREATED : slow()))
    for (let n = 0; n < 6; n += 1) add(`a${n}`)
    add('b', { host: 'quick.example' })
    await settle()
    expect(sent).toHaveLength(5)
    for (let n = 0; n < 6; n += 1) add(`c${n}`, { host: `c${n}.example`, xid: `c${n}` })
    await settle()
    expect(sent).toHaveLength(9)
    for (const end of ends.splice(0)) end()
    await settle()
    for (const end of ends.splice(0)) end()
    await settle()
    expect(sent).toHaveLength(13)
  })

  it('R4-119 one member cannot fill the queue: twenty pushes wait, others still get theirs', async () => {
    let isDown = true
    const { clock, texts, add } = setUp(() => (isDown ? status(500) : CREATED))
    for (let n = 0; n < 100; n += 1) add(`t${n}`)
    add('of-ada', { xid: 'ada', host: 'b.example' })
    await settle()
    isDown = false
    await clock.advance(600_000)
    expect(new Set(texts()).size).toBe(25)
    expect(texts()).toContain('of-ada')
  })

  it('R4-119 after its stop it sends nothing, and an unexpected error is reported', async () => {
    const { clock, sent, queue, add } = setUp(() => status(500))
    add('one')
    await settle()
    queue.stop()
    add('two')
    await clock.advance(600_000)
    expect([sent.length, clock.waiting()]).toEqual([1, 0])
    const broken = setUp(() => Promise.reject(new Error('broken')))
    broken.add('one')
    await settle()
    expect(broken.failures).toEqual([new Error('broken')])
  })
})
