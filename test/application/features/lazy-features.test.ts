import { describe, expect, it } from 'vitest'
import { createApp } from '../../../src/application/app'
import { BoundFeature } from '../../../src/application/features/implement-feature'
import { LazyFeatures } from '../../../src/application/features/lazy-features'
import { sessionOf } from '../../../src/domain/session'
import { ann } from '../../support/builders/person'
import { VirtualBrowser, type VirtualTab } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'
import { mainFeatureLoader } from '../../support/whole-app'

/** A client that loads its features over a network which the test can turn on and off. */
const opened = (tab: VirtualTab, server: VirtualServer, isOnline = true) => {
  const asked: string[] = []
  const line = { isOnline, isServed: true, reloads: 0 }
  const ports = server.ports(tab)
  const features = mainFeatureLoader(ports)
  const app = createApp({
    ...ports,
    releases: { ...ports.releases, isServed: () => Promise.resolve(line.isServed) },
    navigator: {
      ...ports.navigator,
      reload: () => {
        line.reloads += 1
      },
    },
    featureLoader: {
      ...features,
      fetch: async (name) => {
        asked.push(name)
        if (!line.isOnline) throw new Error('no network')
        return features.fetch(name)
      },
    },
  })
  void app.start()
  const chat = () => app.features.of('chat')?.slices.account.chat.get() ?? null
  return {
    app,
    asked,
    line,
    chat,
    who: () => sessionOf(app.account.slices.session.get())?.xid ?? null,
    /** The member to whom the chat state belongs. `null` until the chat feature has loaded. */
    chatsOf: () => chat()?.data.me ?? null,
  }
}

const signIn = async ({ app }: ReturnType<typeof opened>, pass: () => Promise<void>) => {
  app.tab.dispatch({ type: 'sign-in/RequestCode', email: 'ann@b.example' })
  await pass()
  app.tab.dispatch({ type: 'sign-in/SubmitCode', secretRef: app.secrets.hold('123456') })
  await pass()
}

describe('Features whose code loads after the start', () => {
  const world = () => {
    const browser = new VirtualBrowser()
    return { browser, server: new VirtualServer(), pass: (ms = 1_000) => browser.time.pass(ms) }
  }

  it('no feature is requested while only the core handles messages', async () => {
    const { browser, server, pass } = world()
    const { app, asked } = opened(browser.open('tab-1'), server)
    await pass()
    app.account.dispatch({ type: 'RequireSession' })
    app.account.dispatch({ type: 'ChooseTheme', theme: 'dark' })
    await pass(20_000)
    expect([asked, app.account.slices.preferences.get().theme]).toEqual([[], 'dark'])
  })

  it('a command loads its feature, and only that feature', async () => {
    const { browser, server, pass } = world()
    const tab = opened(browser.open('tab-1'), server)
    await pass()
    await signIn(tab, pass)
    expect([tab.who(), [...new Set(tab.asked)]]).toEqual([ann.xid, ['sign-in']])
  })

  it('ALL-1 a reload loads no feature of the stored log until a page shows it, and then the feature has its state', async () => {
    const { browser, server, pass } = world()
    const first = browser.open('tab-1')
    const tab = opened(first, server)
    await pass()
    await signIn(tab, pass)
    await tab.app.features.load('chat')
    await pass()
    const before = tab.chat()
    first.kill()
    const again = opened(browser.open('tab-1'), server)
    await pass()
    expect([again.who(), again.asked.includes('chat'), again.chat()]).toEqual([ann.xid, false, null])
    await again.app.features.load('chat')
    await pass()
    expect(again.chat()?.data.me).toEqual(before?.data.me)
  })

  it('ALL-1 a reload loads the features whose effects have no answer yet', async () => {
    const { browser, server, pass } = world()
    const first = browser.open('tab-1')
    const tab = opened(first, server)
    await pass()
    await signIn(tab, pass)
    await tab.app.features.load('connection')
    await pass()
    first.kill()
    const again = opened(browser.open('tab-1'), server)
    await pass()
    expect(again.asked).toContain('connection')
  })

  it('a feature that fails to load is retried until the network is back, and then handles the waiting command', async () => {
    const { browser, server, pass } = world()
    const tab = opened(browser.open('tab-1'), server)
    await pass()
    await signIn(tab, pass)
    tab.line.isOnline = false
    tab.app.account.dispatch({ type: 'chat/RetryConversations' })
    await pass()
    expect(tab.chatsOf()).toBeNull()
    tab.line.isOnline = true
    await pass(3_000)
    expect(tab.chatsOf()).toBe(ann.xid)
  })

  it('a feature whose code keeps failing reloads the page once, as soon as the host serves the app', async () => {
    const { browser, server, pass } = world()
    const tab = opened(browser.open('tab-1'), server)
    await pass()
    await signIn(tab, pass)
    Object.assign(tab.line, { isOnline: false, isServed: false })
    tab.app.account.dispatch({ type: 'chat/RetryConversations' })
    await pass(60_000)
    expect(tab.line.reloads).toBe(0)
    tab.line.isServed = true
    await pass(60_000)
    expect(tab.line.reloads).toBe(1)
  })

  it('a feature receives all earlier messages of another tab once the feature has loaded', async () => {
    const { browser, server, pass } = world()
    const leader = opened(browser.open('tab-1'), server)
    await pass()
    const follower = opened(browser.open('tab-2'), server)
    await pass()
    await signIn(leader, pass)
    await leader.app.features.load('chat')
    await pass()
    expect([follower.who(), follower.chatsOf()]).toEqual([ann.xid, null])
    await follower.app.features.load('chat')
    await pass()
    expect(follower.chat()).toEqual(leader.chat())
  })

  it('a feature whose code loads but whose setup throws is reported as a program fault', async () => {
    const faults: unknown[] = []
    const broken = new Error('one needs the other')
    const { browser } = world()
    const features = new LazyFeatures({
      onStuck: () => undefined,
      fetch: () =>
        Promise.resolve(
          new BoundFeature('chat', () => {
            throw broken
          }),
        ),
      take: () => {
        throw broken
      },
      onAttached: () => undefined,
      onFault: (error) => {
        faults.push(error)
      },
      clock: browser.time.clock(),
    })
    await expect(features.load('chat')).rejects.toBe(broken)
    expect([features.isLoaded('chat'), faults]).toEqual([false, [broken]])
  })
})
