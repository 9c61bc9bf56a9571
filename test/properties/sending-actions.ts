import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import type { LoadedFeature } from '../../src/application/ports/feature-loader'
import { refused, unreachable, type Failure } from '../../src/domain/kernel/failure'
import { appTab, type AppTab } from '../application/support/app-tab'
import { VirtualBrowser } from '../support/virtual-browser'
import { VirtualServer } from '../support/virtual-server'

/** The fate of a post. */
export type Answer = 'told' | 'lost' | 'answerLost' | 'refused' | 'never'
/** An event for a member who sends a gift or a rain in two tabs. */
export type SendingAction =
  | { readonly do: 'confirm'; readonly tab: number; readonly id: number; readonly times: number }
  | { readonly do: 'close' | 'look'; readonly tab: number }
  | { readonly do: 'reload'; readonly tab: number }
  | { readonly do: 'answers'; readonly answer: Answer }
  | { readonly do: 'pass'; readonly ms: number }

export type Press = Extract<SendingAction, { readonly do: 'confirm' | 'close' | 'look' }>

const tab = fc.nat(1)
export const sendingActions: fc.Arbitrary<readonly SendingAction[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('confirm' as const),
        tab,
        id: fc.nat(4),
        times: fc.integer({ min: 1, max: 3 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('close' as const, 'look' as const), tab }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('answers' as const),
        answer: fc.constantFrom<Answer>('told', 'told', 'lost', 'answerLost', 'refused', 'never'),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(0, 1, 5, 20, 500, 3_500, 40_000) }),
    },
  ),
  { minLength: 12, maxLength: 25 },
)

/** Whether the server has charged the member, even if no response arrived. */
export const isCharged = (answer: Answer): boolean => answer === 'told' || answer === 'answerLost' || answer === 'never'

export const answerOf = (answer: Answer): Promise<E.Either<Failure, void>> =>
  answer === 'never'
    ? new Promise(() => undefined)
    : Promise.resolve(
        answer === 'told' ? E.right(undefined) : E.left(answer === 'refused' ? refused('no') : unreachable),
      )

const NAMES = ['tab-1', 'tab-2'] as const

/** A member who sends gifts or rains through one feature, in two tabs, from one wallet. */
export abstract class Sending {
  readonly browser = new VirtualBrowser()
  readonly server = new VirtualServer()
  readonly posts: string[] = []
  readonly tabs: AppTab[] = []
  answer: Answer = 'told'

  protected abstract readonly feature: string
  protected abstract load(): LoadedFeature
  protected abstract press(app: AppTab['app'], act: Press): void

  #open(name: string): AppTab {
    const one = appTab(this.browser.open(name), this.server, {
      fetch: (feature) => Promise.resolve(feature === this.feature ? this.load() : null),
      ownerOfEvent: () => null,
    })
    void one.app.features.load(this.feature)
    return one
  }

  async begin(): Promise<void> {
    for (const name of NAMES) this.tabs.push(this.#open(name))
    await this.browser.time.pass(100)
    this.tabs[0]?.requestCode()
    await this.browser.time.pass(100)
    this.tabs[0]?.submitCode('123456')
    await this.browser.time.pass(500)
  }

  async perform(act: SendingAction): Promise<void> {
    if (act.do === 'pass') return this.browser.time.pass(act.ms)
    if (act.do === 'answers') {
      this.answer = act.answer
      return undefined
    }
    const { app, tab: frame } = this.tabs[act.tab] ?? {}
    if (act.do === 'reload') {
      frame?.kill()
      this.tabs[act.tab] = this.#open(NAMES[act.tab] ?? '')
    } else if (app !== undefined) this.press(app, act)
    return undefined
  }
}
