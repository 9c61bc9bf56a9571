import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { App } from '../../src/application/app'
import { inMemoryProviders } from '../../src/adapters/simulator/in-memory'
import { makeNetworkFaults } from '../../src/adapters/simulator/network-faults'
import { plainText, conversationRows, draftOf } from '../../src/domain/chat'
import { isKicked } from '../../src/domain/connection'
import { ClientId, ConversationId, type SessionId } from '../../src/domain/kernel/ids'
import { isMember, needsSession, sessionOf } from '../../src/domain/session'
import { countingRandom, memorySettings, memoryVault } from '../adapters/support/memory-ports'
import { made } from '../support/builders/made'
import { simulatedTab } from '../support/simulated-tab'
import { VirtualBrowser, type VirtualTab } from '../support/virtual-browser'
import { accountOf, tabOf } from '../support/slices-in'

const SQUARE = made(ConversationId, 'sg_10000001')
const ADA = 'ada@loop.example'
const BEN = 'ben@loop.example'
/** Texts of the account. The browser must not store any of these texts after the session. */
const TRACES = [ADA, 'a000000001', 'sent by ada', 'kept by ada']

interface Opened {
  readonly tab: VirtualTab
  readonly app: App
  moves: number
}

/** One browser on the simulated server, with a count of how often the browser was cleared. */
class Town {
  readonly browser = new VirtualBrowser()
  readonly #clock = this.browser.time.clock()
  readonly #random = countingRandom()
  readonly providers = inMemoryProviders({ clock: this.#clock, random: this.#random, seed: 1, mode: 'testing' })
  readonly weather = makeNetworkFaults(this.#clock)
  readonly #vault = memoryVault()
  clearings = 0
  tabs: Opened[] = []
  readonly #shared = {
    weather: this.weather,
    settings: memorySettings(),
    vault: {
      ...this.#vault,
      keepOnly: (sessionId: SessionId | null) => {
        if (sessionId === null) this.clearings += 1
        return this.#vault.keepOnly(sessionId)
      },
    },
  }

  pass(ms: number): Promise<void> {
    return this.browser.time.pass(ms)
  }
  get tokens(): number {
    return this.#vault.size()
  }

  async open(name: string): Promise<Opened> {
    const tab = this.browser.open(name)
    const app = simulatedTab(tab, this.#shared, this.providers, this.#random)
    const opened: Opened = { tab, app, moves: 0 }
    let last: number | undefined
    app.tab.changes$.subscribe(() => {
      const { seq } = app.tab.slices.shell.effects()['navigate'] ?? {}
      if (seq !== undefined && seq !== last) opened.moves += 1
      last = seq ?? last
    })
    this.tabs = [...this.tabs.filter((one) => !one.tab.isGone), opened]
    void app.start()
    await this.pass(100)
    return opened
  }

  /** Requests an email code. Returns a function that submits the code. */
  async askCode({ app }: Opened, email: string): Promise<() => void> {
    app.tab.dispatch({ type: 'sign-in/RequestCode', email })
    await this.pass(500)
    const code = this.providers.host().world().codes[email]?.code ?? ''
    return () => app.tab.dispatch({ type: 'sign-in/SubmitCode', secretRef: app.secrets.hold(code) })
  }

  async signIn(opened: Opened, email = ADA): Promise<void> {
    ;(await this.askCode(opened, email))()
    await this.pass(1_000)
    opened.app.account.dispatch({ type: 'chat/OpenConversation', conversationId: SQUARE })
    await this.pass(1_000)
  }

  lever(name: 'expire' | 'kick', email = ADA): Promise<Response> {
    return this.providers.http(
      new Request(`http://town.example/simulator/${name}`, { method: 'POST', body: JSON.stringify({ email }) }),
    )
  }

  /** Starts `times` requests with different keys in this turn. */
  call({ app }: Opened, times: number): void {
    for (let n = 0; n < times; n += 1) app.account.dispatch({ type: 'group/ShowGroup', key: String(30_000_000 + n) })
  }

  who(): readonly (string | null)[] {
    return this.tabs.map(({ app }) => sessionOf(app.account.slices.session.get())?.xid ?? null)
  }
}

const opened = async (): Promise<{ town: Town; one: Opened; two: Opened }> => {
  const town = new Town()
  const one = await town.open('tab-1')
  const two = await town.open('tab-2')
  await town.signIn(two)
  return { town, one, two }
}

const counts = fc.nat(12)

describe('A session that the server ends', () => {
  it('SES-4 SES-6 R1-324 a session that the server ends is cleared once, and each tab leaves its page once', async () => {
    await fc.assert(
      fc.asyncProperty(counts, counts, fc.nat(400), fc.nat(2_000), async (first, second, delay, gap) => {
        const { town, one, two } = await opened()
        town.weather.delay(delay)
        await town.lever('expire')
        town.call(one, first + 1)
        town.call(two, second)
        await town.pass(gap)
        town.call(two, second)
        await town.pass(20_000)
        expect([town.clearings, town.who(), town.tabs.map(({ moves }) => moves), town.tokens]).toEqual([
          1,
          [null, null],
          [1, 1],
          0,
        ])
        expect(TRACES.filter((trace) => town.browser.stored().includes(trace))).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  it('SES-5 SES-4 refused requests of an ended session do not end the next session', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.nat(300),
        fc.nat(600),
        fc.integer({ min: 1, max: 20 }),
        async (loginFirst, delay, gap, calls) => {
          const { town, one, two } = await opened()
          const submit = await town.askCode(one, BEN)
          town.weather.delay(delay)
          await town.lever('expire')
          const acts = [() => town.call(two, calls), submit]
          for (const act of loginFirst ? acts.reverse() : acts) {
            act()
            await town.pass(gap)
          }
          await town.pass(20_000)
          const [here, there] = town.who()
          // If the session ended before the code was sent, there was no sign-in, because the form had been cleared.
          const wasPosted = town.providers.inputs().some((input) => input.type === 'CodeEntered' && input.email === BEN)
          expect([here, there]).toEqual(wasPosted ? ['b000000002', 'b000000002'] : [null, null])
          expect(wasPosted || !loginFirst || gap <= 20).toBe(true)
          expect(town.clearings).toBeLessThanOrEqual(1)
          for (const { moves } of town.tabs) expect(moves).toBeLessThanOrEqual(1)
          // The server still refuses requests of the ended session. These refusals must not end the current session.
          town.call(two, 1)
          await town.pass(10_000)
          expect(town.who()).toEqual([here, there])
          // Ben may know Ada's id, as any member of his groups.
          expect(town.browser.stored()).not.toContain(ADA)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('SES-4 IM-5 a session that expires and is kicked offline at the same time ends once, in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), counts, async (kickFirst, calls) => {
        const { town, one } = await opened()
        for (const lever of kickFirst ? (['kick', 'expire'] as const) : (['expire', 'kick'] as const))
          await town.lever(lever)
        town.call(one, calls + 1)
        await town.pass(20_000)
        for (const { app } of town.tabs) {
          expect([isKicked(accountOf(app).chatService.get()), needsSession(app.account.slices.session.get())]).toEqual([
            false,
            true,
          ])
        }
        expect([town.clearings, town.tabs.map(({ moves }) => moves)]).toEqual([1, [1, 1]])
      }),
      { numRuns: 12 },
    )
  })
})

describe('A member who is kicked offline', () => {
  it('IM-5 a kicked member is offline in every tab, even after a reload, until the member reconnects in one tab', async () => {
    const { town, one, two } = await opened()
    const chats = () => town.tabs.map(({ app }) => accountOf(app).chatService.get())
    await town.lever('kick')
    await town.pass(500)
    expect(chats().map(isKicked)).toEqual([true, true])
    expect(new Set(chats().map(({ context }) => context.kickedAt)).size).toBe(1)
    town.weather.cut()
    one.tab.kill()
    await town.open('tab-3')
    await town.pass(120_000)
    expect(chats().map(isKicked)).toEqual([true, true])
    await Promise.all([two.app.account.dispatchDurably({ type: 'ReconnectChat' }), town.pass(2_000)])
    expect(chats().map(({ value }) => value)).toEqual([{ service: 'logged' }, { service: 'logged' }])
  })
})

type Happening =
  | { readonly what: 'write' | 'draft' | 'freeze' | 'thaw' | 'reload' | 'call'; readonly tab: number }
  | { readonly what: 'offline' | 'online' | 'cut' | 'loseAnswer' }
  | { readonly what: 'pass'; readonly ms: number }

const tab = fc.nat(1)
const happenings: fc.Arbitrary<readonly Happening[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ what: fc.constantFrom('write' as const, 'draft' as const, 'call' as const), tab }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ what: fc.constantFrom('freeze' as const, 'thaw' as const, 'reload' as const), tab }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constantFrom('offline' as const, 'online' as const, 'cut' as const, 'loseAnswer' as const),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ what: fc.constant('pass' as const), ms: fc.oneof(fc.nat(15), fc.nat(3_000)) }),
    },
  ),
  { maxLength: 14 },
)

const happen = async (town: Town, one: Happening, n: number): Promise<void> => {
  switch (one.what) {
    case 'pass':
      return town.pass(one.ms)
    case 'offline':
      return town.weather.offline()
    case 'online':
      return town.weather.online()
    case 'cut':
      return town.weather.cut()
    case 'loseAnswer':
      return town.weather.dropNextAnswer()
    default: {
      const at = town.tabs[one.tab]
      if (at === undefined) return
      const { app, tab: where } = at
      if (one.what === 'freeze') where.freeze()
      if (one.what === 'thaw' && where.isFrozen) where.thaw()
      if (one.what === 'reload') {
        where.kill()
        await town.open(where.name)
      }
      if (where.isFrozen) return
      // Without a session in this tab, its screens offer no action.
      if (sessionOf(app.account.slices.session.get()) === null) return
      if (one.what === 'call') town.call(at, 3)
      if (one.what === 'draft')
        app.tab.dispatch({ type: 'chat/ChangeDraft', conversationId: SQUARE, text: `kept by ada ${n}` })
      if (one.what === 'write') {
        app.account.dispatch({
          type: 'chat/SendMessage',
          conversationId: SQUARE,
          clientId: made(ClientId, `c${n}`),
          content: plainText(`sent by ada ${n}`),
        })
      }
    }
  }
}

describe('Signing out', () => {
  it('SES-6 SES-7 OUT-10 a sign-out leaves no account data in the store or in any tab, even if the browser is offline', async () => {
    await fc.assert(
      fc.asyncProperty(happenings, happenings, fc.nat(1), async (before, after, at) => {
        const { town } = await opened()
        for (const [n, one] of before.entries()) await happen(town, one, n)
        for (const { tab: where } of town.tabs) if (where.isFrozen) where.thaw()
        town.tabs[at]?.app.account.dispatch({ type: 'SignOut' })
        // A tab that closes within 20 ms loses its last command before it is stored.
        await town.pass(20)
        for (const [n, one] of after.entries()) await happen(town, one, 100 + n)
        for (const { tab: where } of town.tabs) if (where.isFrozen) where.thaw()
        await town.pass(30_000)
        town.weather.online()
        const said = town.providers.inputs().length
        await town.pass(30_000)

        expect(town.who()).toEqual(town.tabs.map(() => null))
        expect(town.tokens).toBe(0)
        for (const { app } of town.tabs) {
          expect(conversationRows(accountOf(app).chat.get())).toEqual([])
          expect(isMember(app.account.slices.session.get())).toBe(false)
        }
        for (const { app } of town.tabs) expect(draftOf(tabOf(app).composer.get(), SQUARE)).toBe('')
        expect(TRACES.filter((trace) => town.browser.stored().includes(trace))).toEqual([])
        // After the sign-out the client sends no message of the account.
        expect(
          town.providers
            .inputs()
            .slice(said)
            .filter(({ type }) => type === 'chat/MessageSent'),
        ).toEqual([])
      }),
      { numRuns: 25 },
    )
  })
})
