import { act, renderHook, type RenderHookResult } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { defer, merge, Subject } from 'rxjs'
import type { App } from '../../../src/application/app'
import type { StreamsOf } from '../../../src/application/features/feature-streams'
import type { AttachedFeature } from '../../../src/application/features/implement-feature'
import { EventLog } from '../../../src/application/log/event-log'
import type { Mail } from '../../../src/application/ports/simulator'
import type { WalletInfo } from '../../../src/application/ports/signer'
import { coreAccountSlices, coreTabSlices } from '../../../src/domain/core'
import type { Feature, FeatureSlices, Slice } from '../../../src/domain/event-log'
import type { AccountMessage, FeatureName, SlicesOf, TabMessage } from '../../../src/domain/features'
import { addMs, type Instant } from '../../../src/domain/kernel/instant'
import type { EffectRef } from '../../../src/domain/kernel/message'
import { PRODUCT } from '../../../src/domain/shell'
import type { FileRefusal } from '../../../src/domain/upload'
import { NOON } from '../../support/builders/instant'
import { clientId } from '../../support/builders/message'
import type { Person } from '../../support/builders/person'
import { profileOf, sessionOf } from '../../support/builders/session'
import { mainFeatures } from '../../support/whole-domain'
import { FakeMediaStreams } from './fake-media-streams'
import { Around } from './show'

/** The logs decode no message, so no message waits for its feature. */
const LOADED = { mustWaitFor: () => false, decodeOpaque: <M,>(message: M): M => message, entry: null }

/** `reducer`: needed if several reducers use the id, as queries do. */
type Finds = (id: string, reducer?: string) => EffectRef
export type AccountStep = AccountMessage | ((ask: Finds) => AccountMessage)
export type TabStep = TabMessage | ((ask: Finds) => TabMessage)

const finderIn =
  (readers: readonly (readonly [string, Slice])[]): Finds =>
  (id, reducer) => {
    for (const [unit, slice] of readers) {
      const ask = slice.effects()[id]
      if ((reducer ?? unit) === unit && ask !== undefined) return { unit, id, seq: ask.seq }
    }
    throw new Error(`${id} is not asked for`)
  }

/** Renders a change of the state. A part of the screen that still loads ends `act` early, but not `flushSync`. */
const rendered = (change: () => void): void => act(() => flushSync(change))

type Attach = (name: string) => void

/** The streams of the main features. */
export const streamsOf = (app: FakeApp): Readonly<Record<string, unknown>> => ({
  upload: app.files,
  space: app.media,
  chat: { kept: app.kept },
  'sign-in': app.signIn,
})

/** An app with real slices and logs but without ports: the test dispatches the responses of effects. */
export class FakeApp implements App {
  /** The dispatched commands, in order. */
  readonly saidToAccount: AccountMessage[] = []
  readonly saidToTab: TabMessage[] = []
  readonly #secrets: string[] = []
  readonly #wallets = new Subject<readonly WalletInfo[]>()
  /** How often the screen has searched for wallets. */
  searches = 0
  readonly mails = new Subject<readonly Mail[]>()
  readonly #accountSlices = coreAccountSlices()
  readonly #tabSlices = coreTabSlices()
  readonly #seconds = new Subject<void>()
  readonly #clock = { now: () => this.now(), wake: () => () => undefined }
  readonly #accountLog = new EventLog<AccountMessage>(this.#accountSlices, this.#clock, () => [], LOADED)
  readonly #tabLog = new EventLog<TabMessage>(this.#tabSlices, this.#clock, () => [], LOADED)
  readonly #attached: AttachedFeature[] = []
  #at: Instant = NOON
  #clients = 0
  readonly heldFiles: { readonly type: string; readonly size: number }[] = []
  /** Why the file check refuses the next file. With `null` the check accepts the file. */
  fileRefusal: FileRefusal | null = null
  readonly sent: { readonly field: string; readonly type: string }[] = []
  readonly cleared: number[] = []
  readonly kept: StreamsOf<'chat'>['kept'] = {
    bytes: () => Promise.resolve(2_400_000),
    clear: () => {
      this.cleared.push(1)
      return Promise.resolve()
    },
  }
  readonly files: StreamsOf<'upload'> = {
    hold: (file) => this.heldFiles.push(file),
    check: (body) =>
      Promise.resolve(
        this.fileRefusal === null ? { kind: 'taken', picture: body } : { kind: 'refused', refusal: this.fileRefusal },
      ),
    checkVideo: (body) =>
      Promise.resolve(
        this.fileRefusal === null
          ? { kind: 'taken', files: [body, new Blob(['poster'], { type: 'image/jpeg' })] }
          : { kind: 'refused', refusal: this.fileRefusal },
      ),
    cut: (picture) => Promise.resolve(picture),
    send: (field, ...files) => {
      this.sent.push(...files.map(({ type }) => ({ field, type })))
      return Promise.resolve()
    },
    kept: () => Promise.resolve(null),
  }
  readonly media = new FakeMediaStreams()
  readonly signIn: { readonly mail$: StreamsOf<'sign-in'>['mail$']; xPage: StreamsOf<'sign-in'>['xPage'] } = {
    mail$: () => this.mails,
    xPage: null,
  }
  /** The test alerts that the member has requested. */
  readonly tried: { readonly title: string; readonly body: string }[] = []
  /** Whether the browser grants the permission for notifications when the app requests it. */
  mayNotify = true
  readonly alerts: StreamsOf<'notification'>['alerts'] = {
    allow: () => Promise.resolve(this.mayNotify),
    tryOut: (words) => {
      this.tried.push(words)
    },
  }

  /** `features`: the features that are loaded at first. */
  constructor(features: readonly Feature[] = mainFeatures) {
    for (const feature of features) this.attach({ feature }, streamsOf(this)[feature.name])
  }

  /** Whether this tab is the leader. A leader applies a command at once, and a follower applies the command later. */
  isLeading = true
  /** Whether this tab is the tab that plays the room’s sound. */
  isHolder = true
  readonly account: App['account'] = {
    slices: this.#accountSlices,
    changes$: this.#accountLog.changes$,
    dispatch: (message) => {
      this.saidToAccount.push(message)
      if (this.isLeading) this.#accountLog.append(message, null)
    },
    dispatchDurably: (message) => {
      this.account.dispatch(message)
      return Promise.resolve()
    },
  }
  readonly tab: App['tab'] = {
    slices: this.#tabSlices,
    changes$: this.#tabLog.changes$,
    dispatch: (message) => {
      this.saidToTab.push(message)
      this.#tabLog.append(message, null)
    },
    is: () => this.isHolder,
  }
  readonly changes$ = merge(this.#accountLog.changes$, this.#tabLog.changes$)

  /** Called when a page loads a feature. */
  onLoad: Attach = () => undefined
  loading: (name: string) => Promise<void> = () => Promise.resolve()
  readonly features: App['features'] = {
    load: (name) => {
      this.onLoad(name)
      return this.loading(name)
    },
    hasNews: () => false,
    isLoaded: (name) => this.#attached.some((one) => one.name === name),
    of: <N extends FeatureName>(name: N) => {
      const isNamed = (one: { readonly name: string } | undefined): one is AttachedFeature<SlicesOf<N>, StreamsOf<N>> =>
        one?.name === name
      const attached = this.#attached.find((one) => one.name === name)
      return isNamed(attached) ? attached : null
    },
  }

  /** Attaches a loaded feature. The test responds to the feature's effects by `hear` and `hearInTab`. */
  attach<C extends FeatureSlices, A, T, S>({ feature }: { readonly feature: Feature<C, A, T> }, streams: S) {
    const slices = feature.slices()
    const attached = {
      name: feature.name,
      slices,
      streams,
    }
    this.#attached.push(attached)
    this.#accountLog.attach(feature.name, slices.account)
    this.#tabLog.attach(feature.name, slices.tab)
    return {
      ...attached,
      /** Responds to the effect request `id` of the account log. */
      answer: (id: string, fact: (ask: EffectRef) => AccountMessage | null) => {
        const said = fact(finderIn(this.#accountLog.readers)(id))
        if (said !== null)
          rendered(() => {
            this.#accountLog.append(said, null)
          })
      },
      hear: (...steps: readonly AccountStep[]) => {
        this.hear(...steps)
      },
      hearInTab: (...steps: readonly TabStep[]) => {
        this.hearInTab(...steps)
      },
    }
  }

  readonly seconds$ = this.#seconds.asObservable()
  readonly product = { ...PRODUCT, ownHosts: ['town.example'], build: '1.0.5', release: null }
  readonly ownWay = null
  exportLog = () => Promise.resolve('a log\n')
  readonly inspect = (): never => {
    throw new Error('a fake app has no logs')
  }
  readonly now = (): Instant => this.#at
  readonly newClientId = () => clientId(`c${(this.#clients += 1)}`)
  get heldSecrets(): readonly string[] {
    return this.#secrets
  }
  forgetSecrets(): void {
    this.#secrets.length = 0
  }
  readonly secrets: App['secrets'] = {
    hold: (text) => this.#secrets.push(text),
    drawn: (ref) => this.#secrets[ref - 1] ?? null,
  }
  readonly wallets$ = defer(() => {
    this.searches += 1
    return this.#wallets
  })
  readonly start = () => Promise.resolve()
  readonly stop = () => undefined

  /** Appends facts to the account log before the first render, without `act`. */
  heard(...steps: readonly AccountStep[]): this {
    for (const step of steps)
      this.#accountLog.append(typeof step === 'function' ? step(finderIn(this.#accountLog.readers)) : step, null)
    return this
  }

  /** Appends facts to the account log and renders the changes. */
  hear(...steps: readonly AccountStep[]): this {
    rendered(() => {
      this.heard(...steps)
    })
    return this
  }

  hearInTab(...steps: readonly TabStep[]): this {
    rendered(() => {
      for (const step of steps)
        this.#tabLog.append(typeof step === 'function' ? step(finderIn(this.#tabLog.readers)) : step, null)
    })
    return this
  }

  /** Emits `faces` as the wallets found in the browser. */
  find(faces: readonly WalletInfo[]): void {
    rendered(() => this.#wallets.next(faces))
  }

  pass(ms: number): void {
    rendered(() => {
      this.#at = addMs(this.#at, ms)
      this.#seconds.next()
    })
  }

  said(type: AccountMessage['type'] | TabMessage['type']) {
    return [...this.saidToAccount, ...this.saidToTab].filter((message) => message.type === type)
  }
}

/** An app in which `who` is signed in, with the loaded profile and a connected chat service. */
export const live = (who: Person, level = 1, isSuper = false): FakeApp =>
  new FakeApp().heard(
    { type: 'SignedIn', session: sessionOf(who) },
    (ask) => ({ type: 'ProfileLoaded', ask: ask('loadProfile'), profile: profileOf(who, { level, isSuper }) }),
    (ask) => ({ type: 'ChatServiceLoggedIn', ask: ask('joinChatService'), sessionId: sessionOf(who).sessionId }),
  )

export const using = <A, P>(app: App, hook: (props: P) => A, initialProps: P): RenderHookResult<A, P> =>
  renderHook(hook, { initialProps, wrapper: ({ children }) => <Around app={app}>{children}</Around> })
