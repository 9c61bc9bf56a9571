import { merge, ReplaySubject, Subscription, type Observable } from 'rxjs'
import {
  coreAccountMessages,
  coreAccountSlices,
  coreTabMessages,
  coreTabSlices,
  type AccountSlices,
  type TabSlices,
} from '../domain/core'
import type { AccountMessage, TabMessage } from '../domain/features'
import { ClientId, type TabId } from '../domain/kernel/ids'
import { addMs, type Instant } from '../domain/kernel/instant'
import { isMember, sessionOf } from '../domain/session'
import type { Product } from '../domain/shell'
import { effectTable } from './effects/effect'
import { makeSessionEffects } from './effects/sign-in/session.effects'
import { makeTabEffects } from './effects/tab.effects'
import type { FeatureContribution, FeatureDeps } from './features/implement-feature'
import { LazyFeatures } from './features/lazy-features'
import { socketFrameRouter } from './features/socket-frame-router'
import { leaderSubscriptions } from './leader-subscriptions'
import { AccountLog } from './log/account-log'
import type { RunningLogs } from './log/export-log'
import { accountToTab } from './log/account-to-tab'
import { TabLog } from './log/tab-log'
import { FileRegistry } from './media/file-registry'
import type { Ports } from './ports'
import type { LogStoreFailure } from './ports/browser/log-store'
import { Secret } from './ports/browser/vault'
import type { OwnWay } from './ports/file-store'
import type { WalletInfo } from './ports/signer'
import { ownHosts } from './product-hosts'
import { everySecond } from './rx/every-second'
import { throttleToFrame } from './rx/throttle-to-frame'
import { SecretRegistry } from './secret-registry'

/** The application as the UI sees it: state to read, commands to dispatch, features to load, and a few services. */
export interface App {
  /** Account changes are batched once per animation frame. Changes of this tab (typed text) are delivered at once. */
  readonly account: {
    readonly slices: AccountSlices
    readonly changes$: Observable<void>
    readonly dispatch: (message: AccountMessage) => void
    /**
     * Resolves once the message is durable and this tab has folded it. Use it where a reload must not lose the message.
     */
    readonly dispatchDurably: (message: AccountMessage) => Promise<void>
  }
  readonly tab: {
    readonly slices: TabSlices
    readonly changes$: Observable<void>
    readonly dispatch: (message: TabMessage) => void
    readonly is: (tab: TabId | null) => boolean
  }
  /** Everything beyond the core. A page loads the features that it shows (ADR 16). */
  readonly features: Pick<LazyFeatures, 'of' | 'load' | 'isLoaded'> & {
    /**
     * Whether the log contains entries that this unloaded feature has not applied yet, for example from another tab.
     */
    readonly hasNews: (name: string) => boolean
  }
  /** Emits after every change of either log, and when a feature has loaded. */
  readonly changes$: Observable<void>
  readonly now: () => Instant
  readonly seconds$: Observable<void>
  readonly newClientId: () => ClientId
  /** Secrets in this tab's memory. The log contains only their numbers. */
  readonly secrets: {
    /** Stores a typed secret and returns its number. */
    readonly hold: (text: string) => number
    /** The text of a secret, for a screen that draws it (a QR code); `null` once the secret is used or forgotten. */
    readonly drawn: (ref: number) => string | null
  }
  /** How this page displays files that only its own file store can read. `null` if every file has a public address. */
  readonly ownWay: OwnWay | null
  readonly product: Product & {
    /** The product's own hosts. Every message may link to these hosts. */
    readonly ownHosts: readonly string[]
    readonly build: string
    /** The name of the running program's script, which differs in each release. */
    readonly release: string | null
  }
  /** The wallets of this browser; discovery runs while subscribed. */
  readonly wallets$: Observable<readonly WalletInfo[]>
  /** A log of this browser's events for a bug report, without message texts and names. */
  readonly exportLog: () => Promise<string>
  /** Gives the running logs to a tool for developers. The live product calls this for no tool. */
  readonly inspect: <A>(look: (logs: RunningLogs) => A) => A
  /** Starts the client. `isInside`: the page opens a route that needs a session. */
  readonly start: (isInside?: boolean) => Promise<void>
  readonly stop: () => void
}

/** The app loads the export code 10 seconds after the start, so that an export works offline. */
const loadExport = () => import('./log/export-log')
const EXPORT_AFTER_MS = 10_000

/** Builds the client on these ports. Nothing runs before `start`. `build` names the program in an exported log. */
export const createApp = (ports: Ports, build = 'unknown'): App => {
  const slices = coreAccountSlices()
  const own = coreTabSlices()
  const secrets = new SecretRegistry()
  let here: TabId | null = null
  const me = () => sessionOf(slices.session.get())?.xid ?? null
  const newId = () => newClientId(ports.random.id())
  const dispatchToTab = (message: TabMessage) => tab.dispatch(message)
  const onTrouble = ({ _tag }: LogStoreFailure) =>
    dispatchToTab({ type: 'ShowToast', words: { key: _tag === 'StoreNewer' ? 'storedByNewer' : 'storageBroken' } })

  const deps: Omit<FeatureDeps<never>, 'slices'> = {
    ports,
    secrets,
    held: new FileRegistry(),
    me,
    newClientId: newId,
    dispatchToTab,
    dispatchToAccount: (message, under) => account.dispatch(message, under),
    dispatchUntilStored: (message, under) => account.store(message, under),
    core: { account: slices, tab: own },
    slicesOf: (name) => features.of(name)?.slices ?? null,
    memberIn: () => (isMember(slices.session.get()) ? sessionOf(slices.session.get()) : null),
  }
  const loaded$ = new ReplaySubject<string>()
  const derivations$ = new ReplaySubject<NonNullable<FeatureContribution['whileLeading']>>()
  const followers: (() => void)[] = []
  const toasters: NonNullable<FeatureContribution['toastsOf']>[] = []
  const frames = socketFrameRouter(ports, (name) => features.load(name))
  const features = new LazyFeatures({
    clock: ports.clock,
    fetch: ports.featureLoader.fetch,
    take: (name, loaded) => {
      const begun = loaded.begin(deps)
      account.attach(name, begun.account)
      tab.attach(name, begun.tab)
      if (begun.onAccountChange !== undefined) followers.push(begun.onAccountChange)
      if (begun.toastsOf !== undefined) toasters.push(begun.toastsOf)
      const { unstored, whileLeading } = begun
      if (whileLeading !== undefined) derivations$.next(whileLeading)
      if (unstored !== undefined) account.keepUnstored(unstored)
      frames.take(begun.frames ?? {})
      return begun.attached
    },
    onAttached: (name) => {
      account.resume()
      tab.resume()
      loaded$.next(name)
    },
    onStuck: () => {
      void ports.releases
        .isServed()
        .catch(() => false)
        .then((isServed) => {
          if (isServed) dispatchToTab({ type: 'FeatureNotLoaded' })
        })
    },
    // Rethrow as an unhandled rejection, so that the browser and the tests report the fault.
    onFault: (error) => {
      void Promise.reject(error)
    },
  })
  const account: AccountLog = new AccountLog({
    slices,
    store: ports.logStore,
    tabs: ports.tabs,
    clock: ports.clock,
    frames: ports.animationFrames,
    idle: ports.idle,
    onTrouble,
    features,
    messages: coreAccountMessages,
    effects: effectTable<AccountMessage>({ session: makeSessionEffects(ports) }),
  })
  const tab: TabLog = new TabLog({
    slices: own,
    store: ports.logStore,
    lastWords: ports.unloadJournal,
    clock: ports.clock,
    idle: ports.idle,
    onTrouble,
    features,
    messages: coreTabMessages,
    session: () => sessionOf(slices.session.get())?.sessionId ?? null,
    effects: effectTable<TabMessage>(makeTabEffects(deps)),
  })

  const running = new Subscription()
  let leading = new Subscription()
  const lead = () => {
    leading = leaderSubscriptions({
      ports,
      account,
      slices,
      slicesOf: deps.slicesOf,
      me,
      frames,
      loaded$,
      derivations$,
    })
  }

  const logs = { ports, build, features, account, tab }
  const accountChanges$ = throttleToFrame(account.log.changes$, ports.animationFrames)
  return {
    changes$: merge(accountChanges$, tab.log.changes$),
    account: {
      slices,
      changes$: accountChanges$,
      dispatch: (message) => {
        void account.dispatch(message)
      },
      dispatchDurably: (message) => account.dispatch(message),
    },
    tab: {
      slices: own,
      changes$: tab.log.changes$,
      dispatch: dispatchToTab,
      is: (other) => other !== null && other === here,
    },
    features: {
      of: features.of,
      load: features.load,
      isLoaded: features.isLoaded,
      hasNews: (name) => account.log.unattached.hasNewsFor(name),
    },
    now: () => ports.clock.now(),
    seconds$: everySecond(ports.clock),
    newClientId: newId,
    secrets: {
      hold: (text) => secrets.hold(new Secret(text)),
      drawn: (ref) => secrets.look(ref)?.reveal() ?? null,
    },
    ownWay: ports.fileStore.ownWay,
    product: { ...ports.product, ownHosts: ownHosts(ports), build, release: ports.releases.running },
    wallets$: ports.signer.wallets$,
    exportLog: async () => (await loadExport()).exportApp(logs),
    inspect: (look) => look(logs),
    start: async (isInside = false) => {
      running.add(
        account.role$.subscribe((role) => {
          leading.unsubscribe()
          if (role === 'leader') lead()
        }),
      )
      // The chat sends the commands that a closed page left. They come before the commands of this page.
      if (ports.hasLeftCommands()) await features.load('chat').catch(() => undefined)
      await account.start()
      const sessionAtStart = slices.session.get()
      here = await ports.tabs.me()
      await tab.start(here)
      running.add(
        merge(account.log.changes$, loaded$).subscribe(() => {
          for (const follow of followers) follow()
        }),
      )
      running.add(
        accountToTab({
          account$: account.log.entries$,
          tab$: tab.log.entries$,
          changes$: account.changes$,
          visible$: ports.visibility.visible$,
          slices,
          sessionAtStart,
          isInside,
          toastsOf: (message) => toasters.flatMap((toastsOf) => toastsOf(message)),
        }).subscribe(dispatchToTab),
      )
      running.add(ports.releases.newer$.subscribe((release) => dispatchToTab({ type: 'ReleaseFound', release })))
      running.add(
        ports.clock.wake(addMs(ports.clock.now(), EXPORT_AFTER_MS), () => {
          void loadExport().catch(() => undefined)
        }),
      )
    },
    stop: () => {
      running.unsubscribe()
      leading.unsubscribe()
      tab.stop()
      account.stop()
    },
  }
}

const newClientId = (id: string): ClientId => {
  if (ClientId.is(id)) return id
  throw new Error('there is no id')
}
