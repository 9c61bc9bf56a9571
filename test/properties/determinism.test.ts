import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { App } from '../../src/application/app'
import { inMemoryProviders } from '../../src/adapters/simulator/in-memory'
import { makeNetworkFaults, type NetworkFaults } from '../../src/adapters/simulator/network-faults'
import { plainText, wordsIn, conversationRows, threadOf } from '../../src/domain/chat'
import { ClientId, ConversationId } from '../../src/domain/kernel/ids'
import { isMember } from '../../src/domain/session'
import { emailSignInViewModel } from '../../src/domain/sign-in'
import { memorySettings, memoryVault } from '../adapters/support/memory-ports'
import { made } from '../support/builders/made'
import { simulatedTab, type SimulatedBrowser } from '../support/simulated-tab'
import { VirtualBrowser, type VirtualTab } from '../support/virtual-browser'
import { VirtualTime } from '../support/virtual-time'
import { accountOf, tabOf } from '../support/slices-in'

const SQUARE = made(ConversationId, 'sg_10000001')
const STEPS = 60
const SEEDS = [1, 2, 3, 4, 5, 6]
/**
 * Seeds of runs that once failed. A chat that had just stopped retrying when the network returned waited for a signal
 * that had already arrived.
 */
const FAILED_ONCE = [108, 127, 129]

/** Random numbers and ids from one seed, so that a run is a function of its seed. */
const chance = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  let made = 0
  const id = (): string => {
    made += 1
    return `id-${String(made).padStart(6, '0')}-${String(Math.floor(next() * 1e12)).padStart(12, '0')}`
  }
  return { below: (n: number): number => Math.floor(next() * n), random: { id } }
}

interface Person extends SimulatedBrowser {
  readonly email: string
  readonly weather: NetworkFaults
  readonly browser: VirtualBrowser
  tabs: { readonly tab: VirtualTab; readonly app: App }[]
}

/** One run: two members with two tabs each, a faulty network and crashing tabs. Then the faults end. */
const run = async (seed: number) => {
  const { below, random } = chance(seed)
  const time = new VirtualTime()
  const clock = time.clock()
  const providers = inMemoryProviders({ clock, random, seed, mode: 'testing' })
  const people = ['ada', 'ben'].map((name): Person => ({
    email: `${name}@loop.example`,
    browser: new VirtualBrowser(time),
    vault: memoryVault(),
    settings: memorySettings(),
    weather: makeNetworkFaults(clock),
    tabs: [],
  }))
  let opened = 0
  const open = (person: Person): App => {
    opened += 1
    const tab = person.browser.open(`tab-${opened}`)
    const app = simulatedTab(tab, person, providers, random)
    person.tabs = [...person.tabs, { tab, app }]
    void app.start().then(() => {
      app.account.dispatch({ type: 'RequireSession' })
      app.account.dispatch({ type: 'chat/OpenConversation', conversationId: SQUARE })
    })
    return app
  }
  const signIn = async (person: Person, app: App): Promise<void> => {
    app.tab.dispatch({ type: 'sign-in/RequestCode', email: person.email })
    await time.pass(2_000)
    const mail: string[] = []
    const inbox = app.features
      .of('sign-in')
      ?.streams.mail$?.(person.email)
      .subscribe((letters) => {
        mail.push(letters[0]?.code ?? '')
      })
    await time.pass(2_000)
    inbox?.unsubscribe()
    app.tab.dispatch({ type: 'sign-in/SubmitCode', secretRef: app.secrets.hold(mail.at(-1) ?? '') })
    await time.pass(2_000)
    app.account.dispatch({ type: 'chat/OpenConversation', conversationId: SQUARE })
    await time.pass(2_000)
  }
  for (const person of people) await signIn(person, open(person))

  const written: string[] = []
  const act = (person: Person): void => {
    const { tab, app } = person.tabs[below(person.tabs.length)] ?? { tab: null, app: open(person) }
    switch (below(9)) {
      case 0:
        return person.weather.offline()
      case 1:
        return person.weather.online()
      case 2:
        return person.weather.dropNextAnswer()
      case 3:
        return person.weather.cut()
      case 4:
        if (person.tabs.length < 2) open(person)
        return
      case 5: {
        if (tab === null || person.tabs.length < 2) return
        tab.kill()
        person.tabs = person.tabs.filter((one) => one.tab !== tab)
        return
      }
      default: {
        const text = `${person.email.slice(0, 3)} says ${written.length}`
        written.push(text)
        app.account.dispatch({
          type: 'chat/SendMessage',
          conversationId: SQUARE,
          clientId: made(ClientId, random.id()),
          content: plainText(text),
        })
      }
    }
  }
  for (let step = 0; step < STEPS; step += 1) {
    for (const person of people) act(person)
    await time.pass(below(4_000))
  }
  for (const { weather } of people) weather.online()
  await time.pass(60_000)

  const states = people.map(({ tabs }) => tabs.map(({ app }) => accountOf(app).chat.get()))
  const inputs = providers.inputs()
  const trace = createHash('sha256')
    .update(JSON.stringify([inputs, states, people.map(({ browser }) => browser.posted)]))
    .digest('hex')
  const said = inputs.flatMap((input) => ('content' in input ? [wordsIn(input.content)] : []))
  return { trace, people, states, said, written }
}

describe('A run of app and simulator under virtual time', () => {
  it.each([...SEEDS, ...FAILED_ONCE])(
    'two runs with seed %i are equal, and no message is lost, doubled or shown differently to the two members',
    async (seed) => {
      const first = await run(seed)
      expect((await run(seed)).trace).toBe(first.trace)

      const { people, states, said, written } = first
      for (const { tabs } of people) {
        for (const { app } of tabs) {
          expect(isMember(app.account.slices.session.get())).toBe(true)
          expect(emailSignInViewModel(tabOf(app).emailSignIn.get()).busy).toBe(false)
        }
      }
      const confirmed = said.filter((text) => written.includes(text))
      expect(new Set(confirmed).size).toBe(confirmed.length)
      const [ada = [], ben = []] = states
      for (const tabs of [ada, ben]) for (const state of tabs) expect(state.data).toEqual(tabs[0]?.data)
      const seen = [ada[0], ben[0]].map((state) =>
        state === undefined ? [] : [...threadOf(state, SQUARE).messages].map(({ seq, content }) => [seq, content]),
      )
      expect(seen[0]?.slice(-20)).toEqual(seen[1]?.slice(-20))
      for (const state of [...ada, ...ben]) {
        expect(threadOf(state, SQUARE).pending).toEqual([])
        expect(conversationRows(state).length).toBeGreaterThan(0)
      }
      const waiting = written.filter((text) => !confirmed.includes(text))
      expect(waiting).toEqual([])
    },
  )
})
