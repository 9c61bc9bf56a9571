import { describe, expect, it } from 'vitest'
import { FakeBrowser, type FakeTab } from '../fake-browser'
import { settle } from '../fake-time'

const standing = async (count: number) => {
  const browser = new FakeBrowser()
  const tabs: FakeTab[] = []
  for (let n = 0; n < count; n += 1) {
    const tab = browser.open()
    tab.stand()
    tabs.push(tab)
    await settle(1)
  }
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 250) {
      browser.time.pass(250)
      await settle(1)
    }
  }
  const roles = () => tabs.map(({ role }) => role)
  const tab = (n: number): FakeTab => tabs[n] ?? browser.open()
  return { browser, tab, pass, roles }
}

describe('The leader tab', () => {
  it('a tab that is the only open tab becomes the leader', async () => {
    const { tab } = await standing(1)
    expect(tab(0).roles).toEqual(['follower', 'leader'])
  })

  it('the tab that opened first stays the leader while that tab runs', async () => {
    const { roles, tab, pass } = await standing(3)
    await pass(60_000)
    expect(roles()).toEqual(['leader', 'follower', 'follower'])
    expect(tab(1).roles).toEqual(['follower'])
  })

  it('another tab becomes the leader at once when the leader crashes', async () => {
    const { roles, tab } = await standing(3)
    tab(0).kill()
    await settle()
    expect(roles()).toEqual([null, 'leader', 'follower'])
  })

  it('another tab becomes the leader at once when the leader steps down', async () => {
    const { roles, tab } = await standing(2)
    tab(0).leave()
    await settle()
    expect(roles()).toEqual([null, 'leader'])
    tab(0).stand()
    await settle()
    expect(roles()).toEqual(['follower', 'leader'])
  })

  it('when the leader tab freezes, another tab becomes the leader within five seconds', async () => {
    const { browser, roles, tab, pass } = await standing(2)
    await pass(10_500)
    tab(0).freeze()
    await pass(3_000)
    expect(browser.leaders).toEqual([])
    await pass(2_000)
    expect(browser.leaders).toEqual([tab(1)])
    tab(0).wake()
    await settle()
    expect(roles()).toEqual(['follower', 'leader'])
    await pass(30_000)
    expect(roles()).toEqual(['follower', 'leader'])
  })

  it('when the leader tab freezes and three tabs wait, only one of the waiting tabs becomes the leader', async () => {
    const { browser, tab, pass } = await standing(4)
    tab(0).freeze()
    await pass(5_000)
    expect(browser.leaders).toHaveLength(1)
    await pass(20_000)
    expect(browser.leaders).toHaveLength(1)
    tab(0).wake()
    await settle()
    expect(browser.leaders).toHaveLength(1)
    expect(browser.locks.waiting('loop-leader')).toBe(3)
  })

  it('when the leader tab freezes, the leader changes only once, even if the waiting tabs have different delays', async () => {
    const browser = new FakeBrowser()
    browser.patienceMs = (tab) => tab * 100
    for (let n = 0; n < 4; n += 1) browser.open().stand()
    await settle()
    browser.tabs[0]?.freeze()
    for (let step = 0; step < 100; step += 1) {
      browser.time.pass(50)
      await settle(1)
    }
    expect(browser.tabs.map(({ roles }) => roles.join(' '))).toEqual([
      'follower leader',
      'follower leader',
      'follower',
      'follower',
    ])
  })

  it('the leader tab stays the leader after the whole machine slept', async () => {
    const { browser, roles, tab, pass } = await standing(3)
    for (const n of [0, 1, 2]) tab(n).freeze()
    browser.time.pass(8 * 3_600_000)
    for (const n of [2, 1, 0]) tab(n).wake()
    await settle()
    await pass(10_000)
    expect(roles()).toEqual(['leader', 'follower', 'follower'])
    expect(tab(2).roles).toEqual(['follower'])
  })

  it('SES-6 the list of open tabs does not contain a closed tab, so that the data of closed tabs can be deleted', async () => {
    const browser = new FakeBrowser()
    const first = browser.open()
    const second = browser.open()
    const ids = [await first.tabs.me(), await second.tabs.me()]
    expect([...(await first.tabs.open())].sort()).toEqual(ids)
    second.kill()
    expect(await first.tabs.open()).toEqual([ids[0]])
  })

  it('a tab becomes the leader when the browser forbids locks', async () => {
    const browser = new FakeBrowser()
    browser.locks.of = () => ({
      held: () => Promise.resolve([]),
      request: () => Promise.reject(new DOMException('no', 'SecurityError')),
    })
    const tab = browser.open()
    tab.stand()
    await settle()
    expect(tab.role).toBe('leader')
    expect(await tab.tabs.me()).toBe('tab-0-1')
  })
})

describe('A message between tabs', () => {
  it('the messages of a tab, but not its heartbeats, are delivered to every other tab in the order of sending', async () => {
    const { tab, pass } = await standing(3)
    tab(1).tabs.post({ hello: 1 })
    tab(1).tabs.post('second')
    await pass(5_000)
    expect([tab(0).heard, tab(1).heard, tab(2).heard]).toEqual([[{ hello: 1 }, 'second'], [], [{ hello: 1 }, 'second']])
  })

  it('a tab ignores a message of unknown shape from a tab with another version', async () => {
    const { browser, tab } = await standing(1)
    const stranger = browser.channelOf(browser.open())
    for (const message of [null, 7, 'beat', { kind: 'other' }, { kind: 'post' }, []]) stranger.post(message)
    await settle()
    expect(tab(0).heard).toEqual([])
  })
})

describe('The id of a tab', () => {
  it('the id of a tab stays the same after a reload, even if the old page closes 300 ms later', async () => {
    const browser = new FakeBrowser()
    const old = browser.open()
    const before = await old.tabs.me()
    expect(await old.tabs.me()).toBe(before)
    const again = browser.open(old.session)
    const me = again.tabs.me()
    browser.time.pass(300)
    await settle()
    old.kill()
    expect(await me).toBe(before)
  })

  it('the id of a tab stays the same after a reload, even if the hidden old page frees the id only seconds later', async () => {
    const browser = new FakeBrowser()
    const old = browser.open()
    const before = await old.tabs.me()
    old.hide()
    const again = browser.open(old.session)
    const me = again.tabs.me()
    browser.time.pass(4_000)
    await settle()
    old.kill()
    expect(await me).toBe(before)
    const copy = browser.open(new Map(again.session)).tabs.me()
    await settle()
    browser.time.pass(500)
    expect(await copy, 'nobody has left that one').not.toBe(before)
  })

  it('a duplicated tab gets a new tab id', async () => {
    const browser = new FakeBrowser()
    const first = browser.open()
    const before = await first.tabs.me()
    const copy = browser.open(new Map(first.session))
    const me = copy.tabs.me()
    await settle()
    browser.time.pass(500)
    expect(await me).not.toBe(before)
    expect(copy.session.get('tab')).toBe(await me)
  })

  it('a tab whose stored tab id is invalid gets a new tab id', async () => {
    const browser = new FakeBrowser()
    expect(await browser.open(new Map([['tab', '../x']])).tabs.me()).toBe('tab-0-1')
  })
})
