import { describe, expect, it } from 'vitest'
import { inMemoryProviders } from '../../src/adapters/simulator/in-memory'
import { makeBubbles } from '../../src/adapters/rest/bubbles'
import type { Clock } from '../../src/application/ports/browser/clock'
import { standsWith } from '../../src/domain/bubble'
import { threadOf } from '../../src/domain/chat'
import { qrSignInViewModel } from '../../src/domain/sign-in'
import { Decimal } from '../../src/domain/kernel/decimal'
import { ConversationId, Gid } from '../../src/domain/kernel/ids'
import { addMs } from '../../src/domain/kernel/instant'
import { countingRandom, memorySettings, memoryVault } from '../adapters/support/memory-ports'
import { makeClient, right } from '../adapters/support/client'
import { made } from '../support/builders/made'
import { simulatedTab } from '../support/simulated-tab'
import { accountOf, tabOf } from '../support/slices-in'
import { VirtualBrowser } from '../support/virtual-browser'

const HOUR = 3_600_000
const BEN = 'ben@loop.example'
const SQUARE = made(ConversationId, 'sg_10000001')
/** An answer tells its time in whole seconds. */
const NEAR_MS = 1_000

const skewed = ({ now, wake }: Clock, ms: number): Clock => ({
  now: () => addMs(now(), ms),
  wake: (at, call) => wake(addMs(at, -ms), call),
})

/** Ben's browser, whose clock is wrong by `aheadMs`, on the simulated server, whose clock is right. */
const open = async (aheadMs: number) => {
  const browser = new VirtualBrowser()
  const { time } = browser
  const clock = time.clock()
  const random = countingRandom()
  const providers = inMemoryProviders({ clock, random, seed: 1, mode: 'testing' })
  const shared = { weather: providers.weather, settings: memorySettings(), vault: memoryVault() }
  const enter = (name: string) => {
    const { clock: own, animationFrames, idle, logStore, tabs, commandJournal } = browser.open(name)
    const tab = { clock: skewed(own, aheadMs), animationFrames, idle, logStore, tabs, commandJournal }
    const app = simulatedTab(tab, shared, providers, random)
    void app.start()
    return app
  }
  const app = enter('tab-1')
  await time.pass(1_000)
  app.tab.dispatch({ type: 'sign-in/RequestCode', email: BEN })
  await time.pass(500)
  const code = providers.host().world().codes[BEN]?.code ?? ''
  const errorMs = (of = app) => Math.abs(of.now() - time.now())
  const submit = async () => {
    app.tab.dispatch({ type: 'sign-in/SubmitCode', secretRef: app.secrets.hold(code) })
    await time.pass(1_000)
    app.account.dispatch({ type: 'chat/OpenConversation', conversationId: SQUARE })
    await time.pass(1_000)
  }
  return { app, time, browser, providers, random, enter, errorMs, submit }
}

/** Ada, whose clock is right, in the same town. */
const enterAda = async ({ providers, random, time }: Awaited<ReturnType<typeof open>>) => {
  const clock = time.clock()
  const ada = makeClient({ ...providers, origin: 'http://town.example', clock, random })
  const signedIn = ada.signIn('ada@loop.example')
  await time.pass(2_000)
  await signedIn
  return ada
}

describe.each([5 * HOUR, -5 * HOUR])('On a device whose clock is wrong by %i ms', (aheadMs) => {
  it("the app has the server's time from the first answers on", async () => {
    const { errorMs } = await open(aheadMs)
    expect(errorMs()).toBeLessThan(NEAR_MS)
  })

  it('a next tab and a page after a reload begin with the time that was learned', async () => {
    const { enter, errorMs } = await open(aheadMs)
    expect(errorMs(enter('tab-2'))).toBeLessThan(NEAR_MS)
  })

  it('an e-mail code may be requested again one minute after it was requested', async () => {
    const { app, time } = await open(aheadMs)
    const { resendAt } = tabOf(app).emailSignIn.get().context
    expect(Math.abs(resendAt - (time.now() + 59_500))).toBeLessThan(NEAR_MS)
  })

  it('a QR code expires after its minute, and not before', async () => {
    const { app, time } = await open(aheadMs)
    const qr = () => qrSignInViewModel(tabOf(app).qrSignIn.get())
    app.tab.dispatch({ type: 'sign-in/ShowQr' })
    await time.pass(2_000)
    expect([qr().step, Math.abs(qr().until - time.now() - 58_000) < 2 * NEAR_MS]).toEqual(['waiting', true])
    await time.pass(55_000)
    expect(qr().step).toBe('waiting')
    await time.pass(5_000)
    expect(qr().step).toBe('expired')
  })

  it('a message that is written now is one of now, before and after the server has it', async () => {
    const { app, time, submit } = await open(aheadMs)
    await submit()
    const thread = () => threadOf(accountOf(app).chat.get(), SQUARE)
    const content = { kind: 'text', text: 'It is now', mentions: [] } as const
    app.account.dispatch({ type: 'chat/SendMessage', clientId: app.newClientId(), conversationId: SQUARE, content })
    const [pending] = thread().pending
    expect(Math.abs((pending?.at ?? 0) - time.now())).toBeLessThan(NEAR_MS)
    await time.pass(1_000)
    const sent = thread().messages.last
    expect(sent?.content).toEqual(content)
    expect(Math.abs(app.now() - (sent?.at ?? 0))).toBeLessThan(2 * NEAR_MS)
  })

  it('a rain that another member sends can be joined, and rains until its end', async () => {
    const town = await open(aheadMs)
    const { app, time, submit } = town
    await submit()
    await app.features.load('bubble')
    const state = app.features.of('bubble')?.slices.account.rain
    const ada = await enterAda(town)
    const order = { total: made(Decimal, '40'), fee: made(Decimal, '0.4'), currencyId: 5, count: 2, level: 1, xids: [] }
    const place = { conversationId: SQUARE, gid: made(Gid, '10000001') }
    const { send } = makeBubbles(ada.rest, ada.liveFeed)
    const sent = right(send({ ...order, ...place, evenly: true, isExclusive: false }))
    await time.pass(1_000)
    await sent
    const content = threadOf(accountOf(app).chat.get(), SQUARE).messages.last?.content
    if (content?.kind !== 'bubble') throw new Error('there is no rain')
    app.account.dispatch({ type: 'bubble/Join', conversationId: SQUARE, eventId: content.eventId })
    await time.pass(1_000)
    const rain = () => state && standsWith(state.get(), content.eventId).phase
    expect(rain()).toBe('raining')
    await time.pass((content.seconds - 5) * 1_000)
    expect(rain()).toBe('raining')
    await time.pass(5_000)
    expect(rain()).toBe('over')
  })
})
