import { describe, expect, it } from 'vitest'
import { clientId, lounge } from '../support/builders/message'
import { ann, ben } from '../support/builders/person'
import { VirtualBrowser } from '../support/virtual-browser'
import { VirtualServer } from '../support/virtual-server'
import { appTab, type AppTab } from './support/app-tab'

const CANARY = '7c4n4r'

const opened = async (names: readonly string[] = ['tab-1']) => {
  const browser = new VirtualBrowser()
  const server = new VirtualServer()
  const tabs: AppTab[] = []
  for (const name of names) {
    tabs.push(appTab(browser.open(name), server))
    await browser.time.pass(50)
  }
  const [first] = tabs
  if (first === undefined) throw new Error('no tab')
  return {
    browser,
    server,
    tabs,
    first,
    pass: (ms = 1_000) => browser.time.pass(ms),
    reopen: (name: string) => appTab(browser.open(name), server),
  }
}

const signedIn = async (names?: readonly string[]) => {
  const world = await opened(names)
  world.first.requestCode()
  await world.pass()
  world.first.submitCode(CANARY)
  await world.pass()
  world.first.open()
  await world.pass()
  return world
}

describe('Signing in', () => {
  it('R2-170 goes from the email address through the code into the app', async () => {
    const { first, pass, server } = await opened()
    first.requestCode()
    await pass()
    expect(first.signIn()).toMatchObject({ step: 'code', busy: false })
    first.submitCode('123456')
    await pass()
    expect([first.who()?.xid, first.signIn().step, server.codesSeen]).toEqual([ann.xid, 'email', ['123456']])
  })

  it('ALL-8 never stores the code and never sends it to other tabs', async () => {
    const { browser, tabs, server } = await signedIn(['tab-1', 'tab-2'])
    expect(server.codesSeen).toEqual([CANARY])
    expect(
      [browser.stored(), ...browser.posted, JSON.stringify(tabs.map((tab) => tab.state()))].filter((text) =>
        text.includes(CANARY),
      ),
    ).toEqual([])
  })

  it('SES-11 stays busy until the account log has stored the session', async () => {
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

  it('requests the code again when the tab reloads while the code is being checked', async () => {
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

describe('A message', () => {
  it('reaches the server once and shows as a single row', async () => {
    const { first, server, pass } = await signedIn()
    first.write('hi')
    await pass()
    expect([server.textsIn(lounge), first.texts(), first.thread().pending, first.draft()]).toEqual([
      ['hi'],
      ['hi'],
      [],
      '',
    ])
  })

  it('OUT-1 OUT-4 reaches the server once even if the response is lost', async () => {
    const { first, server, pass } = await signedIn()
    server.weather = () => 'answerLost'
    first.write('hi')
    await pass(200)
    server.weather = () => 'fair'
    await pass(10_000)
    expect([server.textsIn(lounge), first.texts(), first.thread().pending]).toEqual([['hi'], ['hi'], []])
  })

  it.each(Array.from({ length: 24 }, (_, ms) => ms))(
    'OUT-5 is on the server once, or still in the text box, when the tab reloads %i ms after sending',
    async (ms) => {
      const { first, server, pass, reopen } = await signedIn()
      first.write('hi')
      await pass(ms)
      first.tab.kill()
      const again = reopen('tab-1')
      await pass(10_000)
      const places = [...server.textsIn(lounge), ...(again.draft() === '' ? [] : [again.draft()])]
      // Text typed in the last 2 ms is not stored yet, so a crash loses it.
      expect(places).toEqual(ms < 2 ? [] : ['hi'])
      expect([again.texts(), again.thread().pending]).toEqual([server.textsIn(lounge), []])
    },
  )

  it('OUT-3 keeps its place in the order when the connection is cut', async () => {
    const { first, server, pass } = await signedIn()
    let calls = 0
    server.weather = () => {
      calls += 1
      return calls % 3 === 0 ? 'fair' : calls % 3 === 1 ? 'lost' : 'answerLost'
    }
    for (const text of ['a', 'b', 'c', 'd']) first.write(text)
    await pass(100)
    server.cut()
    await pass(120_000)
    expect([server.textsIn(lounge), first.texts()]).toEqual([
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c', 'd'],
    ])
  })

  it('OUT-11 is sent by one of two tabs, even after that tab closes', async () => {
    const { tabs, server, pass, browser } = await signedIn(['tab-1', 'tab-2'])
    const [one, two] = tabs
    two?.write('from two')
    await browser.time.pass(6)
    one?.tab.kill()
    await pass(10_000)
    expect([server.textsIn(lounge), two?.texts(), two?.draft()]).toEqual([['from two'], ['from two'], ''])
  })

  it('IM-8 that arrives while offline is shown after reconnecting', async () => {
    const { first, server, pass } = await signedIn()
    server.write(ben, lounge, 'one')
    await pass(100)
    server.cut()
    server.write(ben, lounge, 'two')
    server.write(ben, lounge, 'three')
    await pass()
    expect(first.texts()).toEqual(['one', 'two', 'three'])
  })
})

describe('A reload', () => {
  it('ALL-1 restores the typed text and the shown messages', async () => {
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

  it('R1-337 BI-390 storage continues in memory with a warning, and retries after 5 s', async () => {
    const { browser, first, pass, reopen } = await signedIn()
    first.type('half a sent')
    await pass(100)
    first.tab.kill()
    browser.disk.isBroken = true
    const again = reopen('tab-1')
    await pass(3_000)
    expect([again.who(), again.app.tab.sources.shell.getSnapshot().context.toasts.map(({ words }) => words)]).toEqual([
      null,
      [{ key: 'storageBroken' }],
    ])
    browser.disk.isBroken = false
    await pass(1_500)
    expect(again.who()).toBe(null)
    await pass(1_000)
    expect(again.who()?.xid).toBe(ann.xid)
  })

  it('R1-337 SES-7 keeps the member who signed in meanwhile, and stores the session once it can', async () => {
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

describe('A refusal by the server', () => {
  const toasts = ({ app }: AppTab) => app.tab.sources.shell.getSnapshot().context.toasts
  const entriesOf = async ({ app }: AppTab): Promise<readonly unknown[]> =>
    (await app.exportLog())
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))

  it('R1-325 ALL-9 shows one toast for 3 s, and the report contains the refused entry', async () => {
    const { first, server, pass } = await signedIn()
    await pass(5_000)
    server.refusal = 'Not today'
    first.app.tab.dispatch({ type: 'VisitPerson', xid: ben.xid })
    await pass(100)
    const [toast, ...others] = toasts(first)
    if (toast === undefined) throw new Error('no toast')
    expect([toast.words, others]).toEqual([{ text: 'Not today' }, []])
    const report = entriesOf(first)
    await pass(1_000)
    const { log, seq } = toast.about
    expect(log).toBe('tab')
    expect(await report).toContainEqual(
      expect.objectContaining({
        log,
        entry: expect.objectContaining({ seq, message: expect.objectContaining({ type: 'NotLedToPerson' }) }),
      }),
    )
    await pass(3_000)
    expect(toasts(first)).toEqual([])
  })

  it('R2-304 shows a success toast when the code is sent, and none when sending fails', async () => {
    const { first, server, pass } = await opened()
    server.refusal = 'Not today'
    first.requestCode()
    await pass(100)
    expect(toasts(first)).toEqual([])
    server.refusal = null
    first.requestCode()
    await pass(100)
    expect(toasts(first).map(({ words }) => words)).toEqual([{ key: 'codeSent' }])
  })

  it('ALL-9 shows one toast for equal refusals of several calls, with the number of the log entry', async () => {
    const { first, server, pass } = await signedIn()
    server.refusal = 'Not today'
    first.app.account.dispatch({ type: 'ShowGroup', key: 'abcdefgh' })
    first.app.account.dispatch({ type: 'ShowGroupCentre' })
    await pass(100)
    const [toast, ...others] = toasts(first)
    expect([toast?.about.log, others]).toEqual(['account', []])
  })
})

describe('Signing out', () => {
  const TRACES = ['my secret words', 'hello ann', 'x-ann', 's-Ann', 'ann@b.example']

  it('SES-6 OUT-10 leaves nothing of the account in the store or in any tab', async () => {
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

  it('SES-4 finishes within a second while offline', async () => {
    const { first, server, pass } = await signedIn()
    server.weather = () => 'lost'
    first.signOut()
    await pass(1_100)
    expect(first.app.account.sources.session.getSnapshot().value).toBe('absent')
  })

  it('SES-6 shows no tab the sign-in page twice', async () => {
    const { tabs, pass } = await signedIn(['tab-1', 'tab-2'])
    const moves: unknown[] = []
    for (const { app } of tabs) {
      app.tab.sources.shell.subscribe((state) => {
        if (state.asks['navigate'] !== undefined) moves.push(state.asks['navigate'].seq)
      })
    }
    tabs[1]?.signOut()
    await pass(5_000)
    expect(new Set(moves).size).toBe(2)
  })
})

describe('A draft', () => {
  it('OUT-1 is handed to the outbox once, even if a reload hands it over again', async () => {
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
