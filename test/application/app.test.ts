import { describe, expect, it } from 'vitest'
import { clientId, lounge } from '../support/builders/message'
import { ann, ben } from '../support/builders/person'
import { VirtualBrowser } from '../support/virtual-browser'
import { CANARY, opened, signedIn } from './app-fixture'

describe('Signing in', () => {
  it('R2-170 a member can sign in with an email address and a code', async () => {
    const { first, pass, server } = await opened()
    first.requestCode()
    await pass()
    expect(first.signIn()).toMatchObject({ step: 'code', busy: false })
    first.submitCode('123456')
    await pass()
    expect([first.who()?.xid, first.signIn().step, server.codesSeen]).toEqual([ann.xid, 'email', ['123456']])
  })

  it('ALL-8 a tab never stores an entered email code, and never sends the code to other tabs', async () => {
    const { browser, tabs, server } = await signedIn(['tab-1', 'tab-2'])
    expect(server.codesSeen).toEqual([CANARY])
    expect(
      [browser.stored(), ...browser.posted, JSON.stringify(tabs.map((tab) => tab.state()))].filter((text) =>
        text.includes(CANARY),
      ),
    ).toEqual([])
  })

  it('SES-11 the sign-in form stays busy until the account log has stored the session', async () => {
    const { tabs, pass } = await opened(['tab-1', 'tab-2'])
    const [one, two] = tabs
    two?.requestCode()
    await pass()
    one?.tab.freeze()
    two?.submitCode('123456')
    await pass()
    expect([two?.who(), two?.signIn()]).toMatchObject([null, { step: 'code', busy: true }])
    await pass(5_000)
    expect([two?.who()?.xid, two?.signIn()]).toMatchObject([ann.xid, { step: 'email', busy: false }])
  })

  it('the email code form shows a failure if the tab reloads while the server checks the code', async () => {
    const { first, pass, reopen, server } = await opened()
    first.requestCode()
    await pass()
    server.weather = () => 'lost'
    first.submitCode(CANARY)
    await pass(10)
    first.tab.kill()
    const again = reopen('tab-1')
    await pass()
    expect([again.signIn(), server.codesSeen]).toMatchObject([
      { step: 'code', busy: false, problem: { of: 'code' } },
      [],
    ])
  })
})

describe('A reload', () => {
  it('ALL-1 a reload restores the typed text and the shown messages', async () => {
    const { first, server, pass, reopen } = await signedIn()
    server.write(ben, lounge, 'hello')
    await pass()
    first.type('half a sent')
    await pass(100)
    first.tab.kill()
    const again = reopen('tab-1')
    await pass(30)
    expect([again.draft(), again.texts(), again.who()?.xid]).toEqual(['half a sent', ['hello'], ann.xid])
  })
})

describe('A browser whose store fails when the page opens', () => {
  const kept = ({ disk }: VirtualBrowser) => disk.logs.get('account')?.base?.pieces['session']

  it('R1-337 BI-390 if the store fails to open, the app starts without the store, shows a warning toast and retries after 5 s', async () => {
    const { browser, first, pass, reopen } = await signedIn()
    first.type('half a sent')
    await pass(100)
    first.tab.kill()
    browser.disk.isBroken = true
    const again = reopen('tab-1')
    await pass(3_000)
    expect([again.who(), again.app.tab.slices.shell.get().context.toasts.map(({ words }) => words)]).toEqual([
      null,
      [{ key: 'storageBroken' }],
    ])
    browser.disk.isBroken = false
    await pass(1_500)
    expect(again.who()).toBe(null)
    await pass(1_000)
    expect(again.who()?.xid).toBe(ann.xid)
  })

  it('R1-337 SES-7 a member who signs in while the store fails stays signed in, and the session is stored once the store works', async () => {
    const { browser, first, pass, reopen } = await opened()
    first.tab.kill()
    browser.disk.isBroken = true
    const again = reopen('tab-1')
    await pass(100)
    again.requestCode()
    await pass(100)
    again.submitCode('123456')
    await pass(20_000)
    expect([again.who()?.xid, kept(browser)]).toEqual([ann.xid, undefined])
    again.type('half a sent')
    browser.disk.isBroken = false
    await pass(6_000)
    expect(JSON.stringify(kept(browser))).toContain(ann.xid)
    again.tab.kill()
    const last = reopen('tab-1')
    await pass(1_000)
    expect([last.who()?.xid, last.draft()]).toEqual([ann.xid, 'half a sent'])
  })
})

describe('Signing out', () => {
  const TRACES = ['my secret words', 'hello ann', 'x-ann', 's-Ann', 'ann@b.example']

  it('SES-6 OUT-10 a sign-out leaves nothing of the account in the store or in any tab', async () => {
    const { browser, server, tabs, pass } = await signedIn(['tab-1', 'tab-2'])
    const [one, two] = tabs
    server.write(ben, lounge, 'hello ann')
    await pass()
    server.weather = () => 'lost'
    one?.write('my secret words')
    two?.type('my secret words too')
    await pass(100)
    server.weather = () => 'fair'
    two?.signOut()
    await pass(5_000)
    expect(tabs.map((tab) => [tab.who(), tab.texts(), tab.draft(), tab.thread().pending])).toEqual([
      [null, [], '', []],
      [null, [], '', []],
    ])
    expect(TRACES.filter((trace) => trace !== 'ann@b.example' && browser.stored().includes(trace))).toEqual([])
    expect(server.textsIn(lounge)).toEqual(['hello ann'])
  })

  it('SES-4 a sign-out finishes within a second while offline', async () => {
    const { first, server, pass } = await signedIn()
    server.weather = () => 'lost'
    first.signOut()
    await pass(1_100)
    expect(first.app.account.slices.session.get().value).toBe('absent')
  })

  it('SES-6 a sign-out in one tab makes each tab leave its page once', async () => {
    const { tabs, pass } = await signedIn(['tab-1', 'tab-2'])
    const moves: unknown[] = []
    for (const { app } of tabs) {
      app.tab.changes$.subscribe(() => {
        const { navigate } = app.tab.slices.shell.effects()
        if (navigate !== undefined) moves.push(navigate.seq)
      })
    }
    tabs[1]?.signOut()
    await pass(5_000)
    expect(new Set(moves).size).toBe(2)
  })
})

describe('A draft that is sent', () => {
  it('OUT-1 a draft is sent once, even if a reload repeats its move to the outbox', async () => {
    const { tabs, server, pass, reopen, browser } = await signedIn(['tab-1', 'tab-2'])
    const [, two] = tabs
    two?.write('once')
    await browser.time.pass(9)
    two?.tab.kill()
    const again = reopen('tab-2')
    await pass(10_000)
    expect([server.textsIn(lounge), again.thread().pending.map((item) => item.clientId)]).toEqual([['once'], []])
    expect(server.messages.map((one) => one.clientId)).toEqual([clientId('once')])
  })
})
