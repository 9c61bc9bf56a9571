import { describe, expect, it } from 'vitest'
import { createApp } from '../../../src/application/app'
import { LazyAreas, type AreaName } from '../../../src/application/features/lazy-areas'
import type { AreaModules } from '../../../src/application/features/load-areas'
import type { Ports } from '../../../src/application/ports'
import { sessionOf } from '../../../src/domain/session'
import { ann } from '../../support/builders/person'
import { VirtualBrowser, type VirtualTab } from '../../support/virtual-browser'
import { VirtualServer } from '../../support/virtual-server'
import { eagerAreas } from '../../support/whole-app'

/** A client that loads its features over a network which the test can turn on and off. */
const opened = (tab: VirtualTab, server: VirtualServer, isOnline = true) => {
  const asked: AreaName[] = []
  const line = { isOnline }
  const over =
    <A>(name: AreaName, load: (ports: Ports) => Promise<A>) =>
    async (ports: Ports): Promise<A> => {
      asked.push(name)
      if (!line.isOnline) throw new Error('no network')
      return load(ports)
    }
  const modules: AreaModules = {
    appShell: over('appShell', eagerAreas.appShell),
    signIn: over('signIn', eagerAreas.signIn),
    otherSignIn: over('otherSignIn', eagerAreas.otherSignIn),
    community: over('community', eagerAreas.community),
    spaces: over('spaces', eagerAreas.spaces),
  }
  const app = createApp(server.ports(tab), undefined, modules)
  void app.start()
  const { account } = app
  return {
    app,
    asked,
    line,
    who: () => sessionOf(account.sources.session.getSnapshot())?.xid ?? null,
    /** The chat state of the account, once the chat feature is loaded. */
    talks: () => (account.sources.chat.isLoaded() ? account.sources.chat.getSnapshot().context.chat.me : null),
    state: () =>
      Object.entries(account.sources).map(([name, source]) => [name, source.isLoaded() ? source.getSnapshot() : null]),
  }
}

const signIn = async ({ app }: ReturnType<typeof opened>, pass: () => Promise<void>) => {
  await app.areas.load('signIn')
  app.tab.dispatch({ type: 'RequestCode', email: 'ann@b.example' })
  await pass()
  app.tab.dispatch({ type: 'SubmitCode', secretRef: app.holdSecret('123456') })
  await pass()
}

describe('Lazy features, whose code loads after the start', () => {
  const world = () => {
    const browser = new VirtualBrowser()
    return { browser, server: new VirtualServer(), pass: (ms = 1_000) => browser.time.pass(ms) }
  }

  it('lazy features are not requested if nothing is stored and no page needs them', async () => {
    const { browser, server, pass } = world()
    const { app, asked } = opened(browser.open('tab-1'), server)
    await pass()
    app.account.dispatch({ type: 'NeedSession' })
    app.account.dispatch({ type: 'ChooseTheme', theme: 'dark' })
    await pass(20_000)
    expect([asked, app.account.sources.preferences.getSnapshot().theme]).toEqual([[], 'dark'])
  })

  it('SES-6 lazy features load on sign-in, because a snapshot of the account needs every reducer', async () => {
    const { browser, server, pass } = world()
    const tab = opened(browser.open('tab-1'), server)
    await pass()
    await signIn(tab, pass)
    expect([tab.who(), tab.talks()]).toEqual([ann.xid, ann.xid])
    expect([...new Set(tab.asked)].sort()).toEqual(['appShell', 'community', 'otherSignIn', 'signIn', 'spaces'])
    expect(browser.disk.logs.get('account')?.base?.pieces).toHaveProperty('chat')
  })

  it('ALL-1 lazy features are loaded before a stored account log is read', async () => {
    const { browser, server, pass } = world()
    const first = browser.open('tab-1')
    const tab = opened(first, server)
    await pass()
    await signIn(tab, pass)
    const before = tab.state()
    first.kill()
    const again = opened(browser.open('tab-1'), server)
    await pass()
    expect([again.who(), again.state().map(([name]) => name)]).toEqual([ann.xid, before.map(([name]) => name)])
    expect(again.talks()).toBe(tab.talks())
  })

  it('lazy features that fail to load are retried until the network is back, and then the stored session is restored', async () => {
    const { browser, server, pass } = world()
    const first = browser.open('tab-1')
    const tab = opened(first, server)
    await pass()
    await signIn(tab, pass)
    first.kill()
    const again = opened(browser.open('tab-1'), server, false)
    await pass()
    expect([again.who(), again.talks()]).toEqual([null, null])
    again.line.isOnline = true
    await pass(3_000)
    expect([again.who(), again.talks()]).toEqual([ann.xid, ann.xid])
  })

  it('a lazy feature receives all earlier messages of another tab once the feature has loaded', async () => {
    const { browser, server, pass } = world()
    const leader = opened(browser.open('tab-1'), server)
    await pass()
    const follower = opened(browser.open('tab-2'), server, false)
    await pass()
    await signIn(leader, pass)
    expect([follower.who(), follower.talks()]).toEqual([null, null])
    follower.line.isOnline = true
    await pass(3_000)
    expect(follower.state()).toEqual(leader.state())
  })

  it('a lazy feature whose code loads but whose setup throws is reported as a program fault', async () => {
    const faults: unknown[] = []
    const broken = new Error('one needs the other')
    const { browser } = world()
    const areas = new LazyAreas({
      load: async () => ({ makeArea: () => ({}) }),
      take: () => {
        throw broken
      },
      onJoined: () => undefined,
      onFault: (error) => {
        faults.push(error)
      },
      clock: browser.time.clock(),
    })
    await expect(areas.load('appShell')).rejects.toBe(broken)
    expect([areas.isLoaded('appShell'), faults]).toEqual([false, [broken]])
  })
})
