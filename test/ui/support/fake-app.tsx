import { act, renderHook, type RenderHookResult } from '@testing-library/react'
import { Subject } from 'rxjs'
import type { App } from '../../../src/application/app'
import { EventLog } from '../../../src/application/log/event-log'
import type { AttachedFeature, FeatureImplementation } from '../../../src/application/features/lazy-features'
import { FakeMediaStreams } from './fake-media-streams'
import type { Mail } from '../../../src/application/ports/mailbox'
import type { WalletInfo } from '../../../src/application/ports/signer'
import { accountStores, tabStores } from '../../../src/application/external-stores'
import { allAccountSlices, type AccountMessage } from '../../../src/domain/manifests/account-messages'
import type { Slice, FeatureSlices, FeatureMessage } from '../../../src/domain/event-log'
import { addMs, type Instant } from '../../../src/domain/kernel/instant'
import type { EffectRef } from '../../../src/domain/kernel/message'
import type { AccountSlices } from '../../../src/domain/manifests/core'
import { allTabSlices, type TabMessage } from '../../../src/domain/manifests/tab-messages'
import type { FileRefusal } from '../../../src/domain/upload'
import { NOON } from '../../support/builders/instant'
import { clientId } from '../../support/builders/message'
import { profileOf, sessionOf } from '../../support/builders/session'
import type { Person } from '../../support/builders/person'
import { Around } from './show'
import { PRODUCT } from '../../../src/domain/shell'

type Finds = (id: string) => EffectRef
export type AccountStep = AccountMessage | ((ask: Finds) => AccountMessage)
export type TabStep = TabMessage | ((ask: Finds) => TabMessage)

const finderIn =
  (readers: readonly (readonly [string, Slice])[]): Finds =>
  (id) => {
    for (const [unit, slice] of readers) {
      const ask = slice.effects()[id]
      if (ask !== undefined) return { unit, id, seq: ask.seq }
    }
    throw new Error(`${id} is not asked for`)
  }

/** An app with real slices and logs but without ports: the test dispatches the responses of effects. */
export class FakeApp implements App {
  /** The dispatched commands, in order. */
  readonly saidToAccount: AccountMessage[] = []
  readonly saidToTab: TabMessage[] = []
  readonly secrets: string[] = []
  readonly #wallets = new Subject<readonly WalletInfo[]>()
  /** How often the screen has searched for wallets. */
  searches = 0
  readonly mails = new Subject<readonly Mail[]>()
  readonly #tab = allTabSlices()
  readonly #account: AccountSlices
  readonly #accountLog: EventLog<AccountMessage>
  readonly account: App['account']
  readonly #seconds = new Subject<void>()
  readonly #clock = { now: () => this.now(), wake: () => () => undefined }
  readonly #tabLog = new EventLog<TabMessage>(this.#tab, this.#clock, () => [])
  #at: Instant = NOON
  #clients = 0

  /** `account` has the loaded slices: all reducers by default, fewer if some should load later. */
  constructor(account = allAccountSlices()) {
    this.#account = account
    this.#accountLog = new EventLog<AccountMessage>(account, this.#clock, () => [])
    this.account = {
      sources: accountStores(this.#account, this.#accountLog.changes$),
      dispatch: (message) => {
        this.saidToAccount.push(message)
        if (this.isLeading) this.#accountLog.append(message, null)
      },
      dispatchDurably: (message) => {
        this.account.dispatch(message)
        return Promise.resolve()
      },
    }
  }

  /** Whether this tab is the leader. A leader applies a command at once, and a follower applies the command later. */
  isLeading = true
  /** Whether this tab is the tab that plays the room’s sound. */
  isHolder = true
  readonly isTab: App['isTab'] = () => this.isHolder
  readonly tab: App['tab'] = {
    sources: tabStores(this.#tab, this.#tabLog.changes$),
    dispatch: (message) => {
      this.saidToTab.push(message)
      this.#tabLog.append(message, null)
    },
  }

  readonly #attached: AttachedFeature[] = []
  readonly features: App['features'] = {
    load: () => Promise.resolve(),
    hasNews: () => false,
    isHere: (name) => this.#attached.some((one) => one.name === name),
    of: <C extends FeatureSlices, A, T, P, S>({ feature }: FeatureImplementation<C, A, T, P, S>) => {
      const isOf = (one: AttachedFeature): one is AttachedFeature<C, A, T, S> => one.name === feature.name
      return this.#attached.find(isOf) ?? null
    },
  }
  get changes(): App['changes'] {
    return { account$: this.#accountLog.changes$, tab$: this.#tabLog.changes$ }
  }

  /** Attaches a loaded feature. The test responds to the feature's effects by `hear` and `hearInTab`. */
  attach<C extends FeatureSlices, A extends FeatureMessage, T extends FeatureMessage, P, S>(
    { feature }: FeatureImplementation<C, A, T, P, S>,
    streams: S,
  ) {
    const slices = feature.slices()
    this.#accountLog.attach(feature.name, slices.account)
    this.#tabLog.attach(feature.name, slices.tab)
    const attached: AttachedFeature<C, A, T, S> = {
      name: feature.name,
      slices,
      streams,
      dispatchToAccount: (message) => this.account.dispatchDurably(message),
      dispatchToTab: (message) => this.tab.dispatch(message),
    }
    this.#attached.push(attached)
    const inAccount = (step: A | ((ask: Finds) => A)): A =>
      typeof step === 'function' ? step(finderIn(this.#accountLog.readers)) : step
    const inTab = (step: T | ((ask: Finds) => T)): T =>
      typeof step === 'function' ? step(finderIn(this.#tabLog.readers)) : step
    return {
      ...attached,
      /** Responds to the effect request `id` of the account log. */
      answer: (id: string, fact: (ask: EffectRef) => FeatureMessage | null) => {
        const said = fact(finderIn(this.#accountLog.readers)(id))
        if (said !== null)
          act(() => {
            this.#accountLog.append(said, null)
          })
      },
      hear: (...steps: readonly (A | ((ask: Finds) => A))[]) => {
        act(() => {
          for (const step of steps) this.#accountLog.append(inAccount(step), null)
        })
      },
      hearInTab: (...steps: readonly (T | ((ask: Finds) => T))[]) => {
        act(() => {
          for (const step of steps) this.#tabLog.append(inTab(step), null)
        })
      },
    }
  }

  areas: App['areas'] = { isLoaded: () => true, load: () => Promise.resolve() }
  readonly seconds$ = this.#seconds.asObservable()
  readonly ownHosts = ['town.example']
  readonly product = PRODUCT
  readonly build = '1.0.5'
  readonly cleared: number[] = []
  readonly kept = {
    bytes: () => Promise.resolve(2_400_000),
    clear: () => {
      this.cleared.push(1)
      return Promise.resolve()
    },
  }
  readonly heldFiles: { readonly type: string; readonly size: number }[] = []
  /** Why the file check refuses the next file. With `null` the check accepts the file. */
  fileRefusal: FileRefusal | null = null
  readonly sent: { readonly field: string; readonly type: string }[] = []
  readonly ownWay = null
  readonly files: App['files'] = {
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
  readonly exportLog = () => Promise.resolve('a log\n')
  readonly mail$: App['mail$'] = () => this.mails
  readonly now = (): Instant => this.#at
  readonly newClientId = () => clientId(`c${(this.#clients += 1)}`)
  readonly holdSecret = (text: string): number => this.secrets.push(text)
  /** The test alerts that the member has requested. */
  readonly tried: { readonly title: string; readonly body: string }[] = []
  /** Whether the browser grants the permission for notifications when the app requests it. */
  mayNotify = true
  readonly alerts: App['alerts'] = {
    allow: () => Promise.resolve(this.mayNotify),
    tryOut: (words) => {
      this.tried.push(words)
    },
  }
  readonly drawnSecret = (ref: number): string | null => this.secrets[ref - 1] ?? null
  xPage: App['xPage'] = null
  readonly arriveFromPartner = () => undefined
  readonly media = new FakeMediaStreams()
  readonly findWallets = () => {
    this.searches += 1
    return this.#wallets.asObservable()
  }
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
    act(() => {
      this.heard(...steps)
    })
    return this
  }

  hearInTab(...steps: readonly TabStep[]): this {
    act(() => {
      for (const step of steps)
        this.#tabLog.append(typeof step === 'function' ? step(finderIn(this.#tabLog.readers)) : step, null)
    })
    return this
  }

  /** Emits `faces` as the wallets found in the browser. */
  find(faces: readonly WalletInfo[]): void {
    act(() => this.#wallets.next(faces))
  }

  pass(ms: number): void {
    act(() => {
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
    (ask) => ({ type: 'ChatServiceLogged', ask: ask('joinChatService'), sessionId: sessionOf(who).sessionId }),
  )

export const using = <A, P>(app: App, hook: (props: P) => A, initialProps: P): RenderHookResult<A, P> =>
  renderHook(hook, { initialProps, wrapper: ({ children }) => <Around app={app}>{children}</Around> })
