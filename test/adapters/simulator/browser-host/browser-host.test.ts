import { describe, expect, it } from 'vitest'
import type { LogStore } from '../../../../src/application/ports/browser/log-store'
import type { ProviderDrivers } from '../../../../src/adapters/simulator/providers'
import { STATE_VERSION } from '../../../../src/adapters/simulator/state/state-version'
import { simulatorCalls } from '../../../../src/adapters/wire/calls/simulator-calls'
import { memoryLogStore } from '../../../support/in-memory/log-store'
import { factsFrom } from '../../../contracts/contract-subject'
import { left, makeClient, right } from '../../support/client'
import { settle } from '../../support/fake-clock'
import { countingRandom } from '../../support/memory-ports'
import { makeFakePages } from './fake-pages'

const LOG = `world-${STATE_VERSION}`
const NEWER = `world-${STATE_VERSION + 1}`
const unreachable = { _tag: 'Unreachable' }

const setUp = (mode: 'testing' | 'production' = 'testing') => {
  const pages = makeFakePages(mode)
  let clients = 0
  const client = (providers: ProviderDrivers) =>
    makeClient({
      http: providers.http,
      sockets: providers.sockets,
      origin: 'https://simulator.invalid',
      clock: pages.clock,
      random: countingRandom(`c${(clients += 1)}-`),
    })
  const stored = async () => (await right(memoryLogStore(pages.disk).read(LOG))).entries
  return { ...pages, client, stored }
}

/** A store whose appends wait until the test releases them. */
const slowStore = (store: LogStore) => {
  const waiting: (() => void)[] = []
  let slow = false
  const held: LogStore = {
    ...store,
    append:
      (...args) =>
      async () => {
        if (slow)
          await new Promise<void>((resolve) => {
            waiting.push(resolve)
          })
        return store.append(...args)()
      },
  }
  return {
    held,
    hold: () => {
      slow = true
    },
    release: () => {
      slow = false
      for (const go of waiting.splice(0)) go()
    },
  }
}

describe('The tab that hosts the server state', () => {
  it('the tab that hosts the server state responds to a request only after the input of the request is stored', async () => {
    const { disk, open, client, stored } = setUp()
    const { held, hold, release } = slowStore(memoryLogStore(disk))
    const ada = client(open('leader', held))
    await right(ada.accounts.sendCode('ada@loop.example'))
    expect(await stored()).toHaveLength(2)
    hold()
    let answered = false
    const asking = right(ada.accounts.sendCode('ben@loop.example')).then(() => {
      answered = true
    })
    await settle()
    expect([answered, (await stored()).length]).toEqual([false, 2])
    release()
    await asking
    expect(await stored()).toHaveLength(3)
  })

  it('when the input of a request cannot be stored, the host tab sends no response and still serves later requests', async () => {
    const { clock, disk, open, client, stored } = setUp()
    const ada = client(open('leader'))
    const session = await ada.signIn('ada@loop.example')
    const feed = factsFrom(ada.liveFeed.connect(session.sessionId), clock.advance)
    await feed.until((heard) => heard.includes('opened'))
    // The first call stores a note of the session.
    await right(ada.accounts.profile())
    const before = (await stored()).length
    disk.isBroken = true
    expect(await left(ada.accounts.sendCode('ben@loop.example'))).toEqual(unreachable)
    expect(await feed.until((heard) => heard.length === 2)).toEqual(['opened', 'closed'])
    disk.isBroken = false
    expect(await stored()).toHaveLength(before)
    await clock.advance(1_000)
    expect((await right(ada.accounts.profile())).name).toBe('Ada')
    await right(ada.accounts.sendCode('ben@loop.example'))
    expect(await stored()).toHaveLength(before + 1)
  })

  it('in production, the tab that hosts the server state serves the simulated inbox but refuses the test controls', async () => {
    const { open, client } = setUp('production')
    const ada = client(open('leader'))
    expect((await ada.signIn('ada@loop.example')).method).toBe('email')
    expect(await left(ada.rest.call(simulatorCalls.kick, { email: 'ada@loop.example' }))).toMatchObject({
      _tag: 'Refused',
    })
  })

  it('when a new socket is opened, the host tab closes the sockets of tabs that have been silent for three minutes', async () => {
    const { clock, open, client } = setUp()
    open('leader')
    const gone = open('follower')
    const { sessionId } = await client(gone).visit()
    const feed = factsFrom(client(gone).liveFeed.connect(sessionId), clock.advance)
    feed.stop()
    let closed = false
    gone.sockets.open('wss://simulator.invalid/ws', {
      opened: () => undefined,
      received: () => undefined,
      closed: () => {
        closed = true
      },
    })
    await clock.advance(181_000)
    expect(closed).toBe(false)
    gone.sockets.open('wss://simulator.invalid/ws', {
      opened: () => undefined,
      received: () => undefined,
      closed: () => undefined,
    })
    await settle()
    expect(closed).toBe(true)
  })
})

describe('When another tab becomes the host', () => {
  it('after another tab has become the host, the sessions of all tabs continue', async () => {
    const { open, client } = setUp()
    const first = open('leader')
    const second = open('follower')
    const ada = client(first)
    const ben = client(second)
    await ada.signIn('ada@loop.example')
    await ben.signIn('ben@loop.example')
    first.is('follower')
    second.is('leader')
    expect((await right(ben.accounts.profile())).name).toBe('Ben')
    expect((await right(ada.accounts.profile())).name).toBe('Ada')
  })

  it('a former host tab that was frozen changes nothing, and sends its requests to the new host tab after it has thawed', async () => {
    const { clock, disk, open, client, stored } = setUp()
    const first = open('leader')
    const second = open('follower')
    const ada = client(first)
    await ada.signIn('ada@loop.example')
    first.freeze()
    second.is('leader')
    const ben = client(second)
    await ben.signIn('ben@loop.example')
    const before = await stored()
    expect(await left(ada.accounts.sendCode('cid@loop.example'))).toEqual(unreachable)
    expect(await stored()).toEqual(before)
    const reigns = disk.epochs
    first.thaw()
    await clock.advance(5_000)
    expect((await right(ada.accounts.profile())).name).toBe('Ada')
    expect((await right(ben.accounts.profile())).name).toBe('Ben')
    expect(disk.epochs).toBe(reigns)
  })

  it('when a frozen former host tab thaws, the other tabs keep sending their requests to the new host tab', async () => {
    const { open, client } = setUp()
    const first = open('leader')
    const second = open('follower')
    await client(second).visit()
    first.freeze()
    const third = client(open('follower'))
    second.is('leader')
    await right(third.accounts.sendCode('ada@loop.example'))
    first.thaw()
    await settle()
    expect((await third.visit()).method).toBe('visitor')
  })

  it('a request that waits for a frozen host tab fails as soon as another tab becomes the host', async () => {
    const { clock, open, client } = setUp()
    const first = open('leader')
    const second = open('follower')
    const ben = client(second)
    await right(ben.accounts.sendCode('ben@loop.example'))
    first.freeze()
    const asking = left(ben.accounts.sendCode('cid@loop.example'))
    await settle()
    const begun = clock.now()
    second.is('leader')
    expect(await asking).toEqual(unreachable)
    expect(clock.now()).toBe(begun)
  })

  it('if another tab claims the input log of the leading tab, one request fails and the leading tab then hosts again', async () => {
    const { clock, disk, open, client } = setUp()
    const first = client(open('leader'))
    await first.signIn('ada@loop.example')
    await right(memoryLogStore(disk).takeOver(LOG))
    expect(await left(first.accounts.sendCode('ben@loop.example'))).toEqual(unreachable)
    await clock.advance(1_000)
    expect((await right(first.accounts.profile())).name).toBe('Ada')
  })

  it('a request that timed out while no tab was the host is not executed when a tab becomes the host', async () => {
    const { clock, open, client, stored } = setUp()
    const lonely = open('follower')
    const asking = left(client(lonely).accounts.sendCode('ada@loop.example'))
    await clock.advance(10_000)
    expect(await asking).toEqual(unreachable)
    lonely.is('leader')
    await settle()
    expect(await stored()).toHaveLength(1)
  })
})

describe('The input log in a browser', () => {
  it('when a tab becomes the host, an unreadable input in the input log is dropped together with all inputs after it', async () => {
    const { disk, open, client, stored } = setUp()
    const store = memoryLogStore(disk)
    const first = open('leader')
    await client(first).signIn('ada@loop.example')
    const good = await stored()
    const epoch = await right(store.takeOver(LOG))
    await right(store.append(LOG, epoch, good.length + 1, [{ type: 'Nonsense' }, good[1]]))
    first.is('follower')
    const next = client(open('leader'))
    await right(next.accounts.sendCode('ben@loop.example'))
    expect((await stored()).slice(0, -1)).toEqual(good)
  })

  it('a new host tab continues the input log of the version before, and then deletes that log', async () => {
    const { disk, open, client } = setUp()
    await client(open('leader')).signIn('new@loop.example')
    const kept = disk.logs.get(LOG)
    expect(kept).toBeDefined()
    const older = setUp()
    if (kept !== undefined) older.disk.logs.set(`world-${STATE_VERSION - 1}`, kept)
    await older.client(older.open('leader')).accounts.sendCode('new@loop.example')()
    const store = memoryLogStore(older.disk)
    const { entries } = await right(store.read(LOG))
    expect(entries.length).toBeGreaterThan(2)
    expect([...older.disk.logs.keys()]).toEqual([LOG])
  })

  it('a new host tab deletes the input logs of older versions and keeps the input logs of newer versions', async () => {
    const { disk, open, client } = setUp()
    const store = memoryLogStore(disk)
    await right(store.takeOver('world-0'))
    await right(store.takeOver(NEWER))
    await right(client(open('leader')).accounts.sendCode('ada@loop.example'))
    expect(new Set(disk.logs.keys())).toEqual(new Set([LOG, NEWER]))
  })
})
