import * as TE from 'fp-ts/TaskEither'
import { Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeNetworkLevers } from '../../../src/adapters/faults/network-levers'
import type { FileStore, UploadProgressEvent } from '../../../src/application/ports/file-store'
import { noFaults, withChannelFaults, type Channel, type ChannelFaults } from '../../../src/domain/fault-plan'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const FEED = 'wss://loop.example/ws'
const URLS = { feed: FEED, chat: 'wss://loop.example/im', media: 'wss://loop.example/rtc' } as const

const town = (channel: Channel, faults: Partial<ChannelFaults>, seed = 1) => {
  let plan = withChannelFaults({ ...noFaults, seed }, channel, faults)
  let hits = 0
  const changes = new Subject<void>()
  const levers = makeNetworkLevers({ plan: () => plan, hit: () => (hits += 1), changes$: changes })
  const seen: string[] = []
  const http = levers.http((request) => {
    seen.push(new URL(request.url).pathname)
    return Promise.resolve(new Response('answered'))
  })
  return {
    levers,
    seen,
    hits: () => hits,
    set: (next: Partial<ChannelFaults>) => {
      plan = withChannelFaults(plan, channel, next)
      changes.next()
    },
    /** Calls the API and returns the status and text of the answer, or the failure. */
    call: (path = '/api/x', signal: AbortSignal | null = null) =>
      http(new Request(`https://loop.example${path}`, { signal })).then(
        async (answer) => `${answer.status} ${await answer.text()}`,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
  }
}

describe('Faults of API calls', () => {
  it('R4-931 without faults a call passes at once and counts as none', async () => {
    const { call, seen, hits } = town('chat', { isCut: true })
    expect(await call()).toBe('200 answered')
    expect([seen, hits()]).toEqual([['/api/x'], 0])
  })

  it('R4-931 a call over a cut line, and a lost call, never reach the server', async () => {
    for (const faults of [{ isCut: true }, { lost: 100 }]) {
      const { call, seen, hits } = town('api', faults)
      expect(await call()).toBe('a fault lost the request')
      expect([seen, hits()]).toEqual([[], 1])
    }
  })

  it('R4-931 a call whose answer is lost reaches the server once and fails', async () => {
    const { call, seen } = town('api', { unanswered: 100 })
    expect(await call()).toBe('a fault lost the answer')
    expect(seen).toEqual(['/api/x'])
  })

  it('R4-931 a call that is under way when the line is cut fails', async () => {
    const { levers, set } = town('api', {})
    let answer: (response: Response) => void = () => undefined
    const slow = levers.http(() => new Promise((resolve) => (answer = resolve)))
    const called = slow(new Request('https://loop.example/api/x'))
    await vi.advanceTimersByTimeAsync(0)
    set({ isCut: true })
    answer(new Response('late'))
    await expect(called).rejects.toThrow('a fault lost the answer')
  })

  it('R4-931 with a status every call gets that status, and the server sees none', async () => {
    const { call, seen } = town('api', { status: 503 })
    expect(await call()).toBe('503 {"code":503,"msg":"","data":null}')
    expect(seen).toEqual([])
  })

  it('R4-931 a call that is sent twice reaches the server twice and gives one answer', async () => {
    const { call, seen } = town('api', { twice: 100 })
    expect(await call()).toBe('200 answered')
    expect(seen).toEqual(['/api/x', '/api/x'])
  })

  it('R4-931 a delayed call reaches the server after the delay, a late one two seconds later, and an aborted one never', async () => {
    const { call, seen, set } = town('api', { delayMs: 500 })
    void call('/api/a')
    await vi.advanceTimersByTimeAsync(499)
    expect(seen).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(seen).toEqual(['/api/a'])
    set({ late: 100 })
    void call('/api/b')
    await vi.advanceTimersByTimeAsync(2_499)
    expect(seen).toEqual(['/api/a'])
    await vi.advanceTimersByTimeAsync(1)
    expect(seen).toEqual(['/api/a', '/api/b'])
    set({ late: 0 })
    const abort = new AbortController()
    const given = call('/api/d', abort.signal)
    abort.abort(new Error('given up'))
    expect(await given).toBe('given up')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(seen).not.toContain('/api/d')
  })

  it('R4-931 R4-933 a waiting call goes on at once when the delay is turned off', async () => {
    const { call, seen, set } = town('api', { delayMs: 60_000, late: 100 })
    const called = call()
    await vi.advanceTimersByTimeAsync(10)
    set({ delayMs: 0, late: 0 })
    expect(await called).toBe('200 answered')
    expect(seen).toEqual(['/api/x'])
  })

  it('R4-934 calls that race hit the same answers, whichever answer arrives first', async () => {
    const hitOf = async (seed: number, order: readonly (0 | 1)[]) => {
      const { levers } = town('api', { unanswered: 50 }, seed)
      const answers: ((response: Response) => void)[] = []
      const http = levers.http(() => new Promise((resolve) => answers.push(resolve)))
      const calls = [0, 1].map(() =>
        http(new Request('https://loop.example/api/x')).then(
          () => 'answered',
          () => 'lost',
        ),
      )
      await vi.advanceTimersByTimeAsync(0)
      for (const at of order) {
        answers[at]?.(new Response())
        await vi.advanceTimersByTimeAsync(0)
      }
      return Promise.all(calls)
    }
    const seeds = Array.from({ length: 20 }, (_, seed) => seed)
    const first: string[][] = []
    const second: string[][] = []
    for (const seed of seeds) {
      first.push(await hitOf(seed, [0, 1]))
      second.push(await hitOf(seed, [1, 0]))
    }
    expect(second).toEqual(first)
    expect(new Set(first.flat())).toEqual(new Set(['answered', 'lost']))
  })

  it('R4-934 an equal seed hits the same calls, in whichever order paths follow each other; another seed hits others', async () => {
    const lostOf = async (seed: number, paths: readonly string[]) => {
      const { call } = town('api', { lost: 50 }, seed)
      const results: Record<string, string[]> = {}
      for (const path of paths) (results[path] ??= []).push(await call(path))
      return results
    }
    const [a, b] = [Array.from({ length: 20 }, () => '/api/a'), Array.from({ length: 20 }, () => '/api/b')]
    const first = await lostOf(5, [...a, ...b])
    expect(
      await lostOf(
        5,
        b.flatMap((path) => [path, '/api/a']),
      ),
    ).toEqual(first)
    expect(await lostOf(6, [...a, ...b])).not.toEqual(first)
    const lost = first['/api/a']?.filter((result) => result !== '200 answered').length
    expect(lost).toBeGreaterThan(2)
    expect(lost).toBeLessThan(18)
  })
})

describe('Faults of connections', () => {
  const framesOf = (faults: Partial<ChannelFaults>, channel: keyof typeof URLS = 'feed') => {
    const made = town(channel, faults)
    const arrived: string[] = []
    const connection = {}
    const send = (name: string, direction: 'in' | 'out' = 'in') =>
      made.levers.frame({ url: URLS[channel], connection }, direction, () => arrived.push(name))
    return { ...made, arrived, send }
  }

  it.each(['feed', 'chat', 'media'] as const)('R4-931 a cut %s opens no connection; the others open', (channel) => {
    const { levers } = town(channel, { isCut: true })
    for (const [name, url] of Object.entries(URLS)) expect(levers.opens(url)).toBe(name !== channel)
  })

  it('R4-931 frames are lost, or arrive twice, in both directions', () => {
    const lost = framesOf({ lost: 100 }, 'chat')
    lost.send('a')
    lost.send('b', 'out')
    expect([lost.arrived, lost.hits()]).toEqual([[], 2])
    const twice = framesOf({ twice: 100 }, 'media')
    twice.send('a')
    twice.send('b', 'out')
    expect(twice.arrived).toEqual(['a', 'a', 'b', 'b'])
  })

  it('R4-931 delayed frames stay in order, also when the delay ends, and a late frame does not', () => {
    const { arrived, send, set } = framesOf({ delayMs: 300 })
    send('a')
    set({ delayMs: 200 })
    send('b')
    vi.advanceTimersByTime(199)
    expect(arrived).toEqual([])
    vi.advanceTimersByTime(1)
    expect(arrived).toEqual(['a', 'b'])
    send('c')
    send('out', 'out')
    set({ delayMs: 0 })
    expect(arrived).toEqual(['a', 'b', 'c', 'out'])
  })

  it('R4-931 a late frame arrives two seconds after its time, or at once when late frames are turned off', async () => {
    const { arrived, send, set } = framesOf({ late: 100 })
    send('late')
    expect(arrived).toEqual([])
    await vi.advanceTimersByTimeAsync(1_999)
    expect(arrived).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(arrived).toEqual(['late'])
    send('again')
    set({ late: 0 })
    await vi.advanceTimersByTimeAsync(0)
    expect(arrived).toEqual(['late', 'again'])
  })

  it('R4-931 a burst of delayed frames arrives in order, whatever fractions the clock has', () => {
    const { arrived, send } = framesOf({ delayMs: 200 })
    let ms = 1_000
    vi.spyOn(performance, 'now').mockImplementation(() => (ms += 0.37))
    const names = Array.from({ length: 200 }, (_, at) => String(at))
    for (const name of names) {
      send(name)
      vi.advanceTimersByTime(1)
      ms += 1
    }
    vi.advanceTimersByTime(1_000)
    expect(arrived.length).toBeGreaterThan(0)
    expect(arrived).toEqual(names.slice(0, arrived.length))
  })
})

describe('Faults of uploads', () => {
  const stored: UploadProgressEvent = { kind: 'stored', url: 'https://files.example/a' }
  const order = { key: 'a', body: { size: 1, type: 'image/png' }, checkpoint: null }
  const uploadOf = (faults: Partial<ChannelFaults>) => {
    const made = town('files', faults)
    const inner = new Subject<UploadProgressEvent>()
    const store: FileStore = { put: () => inner, ownWay: null, abandon: () => TE.right(undefined) }
    const kinds: string[] = []
    made.levers
      .files(store)
      .put(order)
      .subscribe({ next: ({ kind }) => kinds.push(kind), complete: () => kinds.push('end') })
    return { ...made, inner, kinds }
  }

  it('R4-931 a lost upload, and an upload over a cut line, are not stored', async () => {
    for (const faults of [{ lost: 100 }, { isCut: true }]) {
      const { kinds } = uploadOf(faults)
      await vi.advanceTimersByTimeAsync(0)
      expect(kinds).toEqual(['notStored', 'end'])
    }
  })

  it('R4-931 a delayed upload begins later, and ends when the line is cut', async () => {
    const { kinds, inner, set } = uploadOf({ delayMs: 400 })
    await vi.advanceTimersByTimeAsync(399)
    expect(inner.observed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    inner.next({ kind: 'progress', percent: 40, checkpoint: null })
    set({ isCut: true })
    expect(kinds).toEqual(['progress', 'notStored', 'end'])
    expect(inner.observed).toBe(false)
  })

  it('an upload without faults is stored', async () => {
    const { kinds, inner } = uploadOf({})
    await vi.advanceTimersByTimeAsync(0)
    inner.next(stored)
    expect(kinds).toEqual(['stored', 'end'])
  })
})
