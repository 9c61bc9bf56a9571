import type { Observable } from 'rxjs'
import type { AccountSlices, TabSlices } from '../../domain/core'
import type { Entry, Feature, FeatureSlices, MessageCodecs, SliceTable } from '../../domain/event-log'
import type { AccountMessage, TabMessage } from '../../domain/features'
import type { Table } from '../../domain/kernel/table'
import { effectTable, type Effect } from '../effects/effect'
import type { JournaledLog, UnstoredCommands } from '../log/tabs/unstored-commands'
import type { LoadedFeature } from '../ports/feature-loader'
import type { SharedDeps } from './shared-deps'

/** Effects by reducer and name: `{ 'wallet/balances': { readBalances } }`. */
type Effects<M> = Readonly<Record<string, Readonly<Record<string, Effect<M>>>>>

/** A feature's dependencies: the shared ones, the core's slices, and the feature's own slices. */
export interface FeatureDeps<C extends FeatureSlices> extends SharedDeps {
  readonly core: { readonly account: AccountSlices; readonly tab: TabSlices }
  readonly slices: C
}

export interface FeatureContribution<S = undefined> {
  /** Effects of the feature's reducers in the account's log. The leader runs them. */
  readonly account?: Effects<AccountMessage>
  readonly tab?: Effects<TabMessage>
  /** Streams, such as media, for the feature's screens. These streams do not enter the log. */
  readonly streams?: S
  /** Handlers of socket frames by event. The leader calls them with unvalidated data. */
  readonly frames?: Readonly<Record<string, (data: unknown) => void>>
  readonly toastsOf?: (message: AccountMessage) => readonly TabMessage[]
  /** Called after every change of the account's log. */
  readonly onAccountChange?: () => void
  /** Facts that the leader derives from all entries. The leader appends these facts. */
  readonly whileLeading?: (entries$: Observable<Entry<AccountMessage>>) => Observable<AccountMessage>
  /** Keeps commands that this page could not store for the next page. */
  readonly unstored?: (log: JournaledLog) => UnstoredCommands
}

/** A feature's implementation. `P`: the ports that only this feature uses. */
export interface FeatureImplementation<C extends FeatureSlices, A, T, P, S> {
  readonly feature: Feature<C, A, T>
  readonly setUp: (deps: FeatureDeps<C>, ports: P) => FeatureContribution<S>
}

export const implementFeature = <C extends FeatureSlices, A, T, P = undefined, S = undefined>(
  feature: Feature<C, A, T>,
  setUp: FeatureImplementation<C, A, T, P, S>['setUp'],
): FeatureImplementation<C, A, T, P, S> => ({ feature, setUp })

/** An attached feature, as its screens see it. */
export interface AttachedFeature<C = FeatureSlices, S = unknown> {
  readonly name: string
  readonly slices: C
  readonly streams: S
}

/** What a feature adds to a log. */
export interface LogContribution<M> {
  readonly messages: MessageCodecs
  readonly slices: SliceTable
  readonly effects: Table<Effect<M>>
}

interface Begun extends Pick<
  FeatureContribution,
  'frames' | 'toastsOf' | 'onAccountChange' | 'unstored' | 'whileLeading'
> {
  readonly account: LogContribution<AccountMessage>
  readonly tab: LogContribution<TabMessage>
  readonly attached: AttachedFeature
}

/** A feature whose ports are bound. `begin` connects the feature to the logs of one app. */
export class BoundFeature implements LoadedFeature {
  constructor(
    readonly name: string,
    readonly begin: (deps: Omit<FeatureDeps<FeatureSlices>, 'slices'>) => Begun,
  ) {}
}

/** Binds a feature to its ports and hides their types. */
export const loadedFeature = <C extends FeatureSlices, A, T, P, S>(
  { feature, setUp }: FeatureImplementation<C, A, T, P, S>,
  ports: P,
): BoundFeature =>
  new BoundFeature(feature.name, (deps) => {
    const slices = feature.slices()
    const { account = {}, tab = {}, streams, ...rest } = setUp({ ...deps, slices }, ports)
    const { messages, listensTo } = feature
    return {
      ...rest,
      account: {
        messages: { ...listensTo.account, ...messages.account },
        slices: slices.account,
        effects: effectTable(account),
      },
      tab: { messages: { ...listensTo.tab, ...messages.tab }, slices: slices.tab, effects: effectTable(tab) },
      attached: {
        name: feature.name,
        slices,
        streams,
      },
    }
  })
