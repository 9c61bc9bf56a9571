import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { SliceTable, MessageCodecs, Feature, FeatureSlices, FeatureMessage } from '../../domain/event-log'
import type { SessionId } from '../../domain/kernel/ids'
import { addMs } from '../../domain/kernel/instant'
import type { Table } from '../../domain/kernel/table'
import type { QueryMessage } from '../../domain/query'
import type { TabMessage } from '../../domain/manifests/tab-messages'
import type { AreaDeps } from './feature-deps'
import { effectTable, type Effect } from '../effects/effect'
import type { Clock } from '../ports/browser/clock'
import type { FeatureLoader, LoadedFeature } from '../ports/feature-loader'

/** Effects by reducer and name: `{ 'wallet/balances': { readBalances } }`. */
type Effects<M> = Readonly<Record<string, Readonly<Record<string, Effect<M>>>>>

/** Functions that dispatch the messages of a feature (`A` and `T`) and of the core. */
interface Dispatchers<A, T> {
  /**
   * Resolves once the message is durable and this tab has folded the message. `under`: the session for which the
   * message is meant; needed if that session may be over.
   */
  readonly dispatchToAccount: (
    message: A | QueryMessage | Exclude<AccountMessage, FeatureMessage>,
    under?: SessionId | null,
  ) => Promise<void>
  readonly dispatchToTab: (message: T | QueryMessage | Exclude<TabMessage, FeatureMessage>) => void
}

/** A feature's dependencies: the shared ports, and this tab's state. */
export interface FeatureDeps<C extends FeatureSlices, A, T>
  extends
    Dispatchers<A, T>,
    Omit<AreaDeps, 'account' | 'tab' | 'dispatchToAccount' | 'dispatchUntilStored' | 'dispatchToTab'> {
  readonly core: Pick<AreaDeps, 'account' | 'tab'>
  readonly slices: C
}

export interface FeatureContribution<S = undefined> {
  /** Effects of the feature's reducers in the account's log. The leader runs them. */
  readonly account?: Effects<AccountMessage>
  readonly tab?: Effects<TabMessage>
  /** Streams, such as media, for the feature's screens. These streams do not enter the log. */
  readonly streams: S
  /** Handlers of socket frames by event. The leader calls them with unvalidated data. */
  readonly frames?: Readonly<Record<string, (data: unknown) => void>>
  readonly toastsOf?: (message: AccountMessage) => readonly TabMessage[]
  /** Called after every change of the account's log. */
  readonly onAccountChange?: () => void
}

/** A feature's implementation. `P`: the ports that only this feature uses. */
export interface FeatureImplementation<C extends FeatureSlices, A, T, P, S> {
  readonly feature: Feature<C, A, T>
  readonly setUp: (deps: FeatureDeps<C, A, T>, ports: P) => FeatureContribution<S>
}

export const implementFeature = <C extends FeatureSlices, A extends FeatureMessage, T extends FeatureMessage, P, S>(
  feature: Feature<C, A, T>,
  run: FeatureImplementation<C, A, T, P, S>['setUp'],
): FeatureImplementation<C, A, T, P, S> => ({ feature, setUp: run })

/** An attached feature, as its screens see it. */
export interface AttachedFeature<
  C extends FeatureSlices = FeatureSlices,
  A = never,
  T = never,
  S = unknown,
> extends Dispatchers<A, T> {
  readonly name: string
  readonly slices: C
  readonly streams: S
}

export interface AttachedContribution<M> {
  readonly messages: MessageCodecs
  readonly slices: SliceTable
  readonly effects: Table<Effect<M>>
}

interface Begun extends Pick<FeatureContribution, 'frames' | 'toastsOf' | 'onAccountChange'> {
  readonly account: AttachedContribution<AccountMessage>
  readonly tab: AttachedContribution<TabMessage>
  readonly attached: AttachedFeature
}

export class BoundFeature implements LoadedFeature {
  constructor(
    readonly name: string,
    readonly begin: (deps: AreaDeps) => Begun,
  ) {}
}

/** Binds a feature to its ports and hides their types. */
export const loadedFeature = <C extends FeatureSlices, A extends FeatureMessage, T extends FeatureMessage, P, S>(
  { feature, setUp: run }: FeatureImplementation<C, A, T, P, S>,
  ports: P,
): BoundFeature =>
  new BoundFeature(feature.name, ({ account, tab, dispatchToAccount, dispatchToTab, ...deps }) => {
    const slices = feature.slices()
    const says: Dispatchers<A, T> = { dispatchToAccount, dispatchToTab }
    const {
      account: inAccount = {},
      tab: inTab = {},
      streams,
      ...rest
    } = run({ ...deps, ...says, core: { account, tab }, slices }, ports)
    return {
      ...rest,
      account: { messages: feature.messages.account, slices: slices.account, effects: effectTable(inAccount) },
      tab: { messages: feature.messages.tab, slices: slices.tab, effects: effectTable(inTab) },
      attached: { ...says, name: feature.name, slices, streams },
    }
  })

interface Deps {
  readonly fetch: FeatureLoader['fetch']
  readonly clock: Clock
  readonly take: (name: string, loaded: BoundFeature) => AttachedFeature
  /** Called if a loaded feature cannot be created. A retry would not help. */
  readonly onFault: (error: unknown) => void
}

const TRY_AGAIN_MS = 2_000

/** Loads each feature once, on first use, and attaches it to the logs. */
export class LazyFeatures {
  readonly #attached = new Map<string, AttachedFeature>()
  readonly #absent = new Set<string>()
  readonly #coming = new Map<string, Promise<void>>()
  readonly #insisting = new Set<string>()

  constructor(private readonly deps: Deps) {}

  /** Resolves once the feature is attached or known to be missing. Rejects if the load fails; the next call retries. */
  readonly load = (name: string): Promise<void> => {
    const coming = this.#coming.get(name) ?? this.#fetch(name)
    this.#coming.set(name, coming)
    return coming
  }

  /**
   * Whether a message of that feature must wait until the feature has loaded. Starts loading the feature, with retries.
   */
  readonly mustWaitFor = (name: string): boolean => {
    if (this.#attached.has(name) || this.#absent.has(name)) return false
    this.loadWithRetry(name)
    return true
  }

  readonly isHere = (name: string): boolean => this.#attached.has(name)

  readonly loadWithRetry = (name: string): void => {
    if (this.#insisting.has(name)) return
    this.#insisting.add(name)
    void this.#untilHere(name)
  }

  /** The attached feature; `null` until the feature has attached. */
  readonly of = <C extends FeatureSlices, A, T, P, S>({
    feature,
  }: FeatureImplementation<C, A, T, P, S>): AttachedFeature<C, A, T, S> | null => {
    const isOf = (one: AttachedFeature | undefined): one is AttachedFeature<C, A, T, S> => one?.name === feature.name
    const attached = this.#attached.get(feature.name)
    return isOf(attached) ? attached : null
  }

  async #untilHere(name: string): Promise<void> {
    const { clock } = this.deps
    while (
      !(await this.load(name).then(
        () => true,
        () => false,
      ))
    ) {
      await new Promise<void>((done) => {
        clock.wake(addMs(clock.now(), TRY_AGAIN_MS), done)
      })
    }
  }

  async #fetch(name: string): Promise<void> {
    const loaded = await this.deps.fetch(name).catch((error: unknown) => {
      this.#coming.delete(name)
      throw error
    })
    if (loaded === null) this.#absent.add(name)
    else if (!(loaded instanceof BoundFeature)) throw new TypeError(name)
    else {
      try {
        this.#attached.set(name, this.deps.take(name, loaded))
      } catch (error) {
        this.deps.onFault(error)
        throw error
      }
    }
  }
}
