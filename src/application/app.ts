import * as E from 'fp-ts/Either'
import { concatMap, defer, exhaustMap, merge, Observable, ReplaySubject, startWith, Subscription } from 'rxjs'
import type { AccountMessage } from '../domain/manifests/account-messages'
import { ClientId, type TabId } from '../domain/kernel/ids'
import { addMs, type Instant } from '../domain/kernel/instant'
import { coreAccountSlices, coreTabSlices, coreAccountMessages, coreTabMessages } from '../domain/manifests/core'
import { isMember, sessionOf } from '../domain/session'
import type { Product } from '../domain/shell'
import type { TabMessage } from '../domain/manifests/tab-messages'
import { AccountLog } from './log/account-log'
import type { AreaDeps } from './features/feature-deps'
import { LazyAreas, type Area, type AreaName, type RoomStreams } from './features/lazy-areas'
import { accountToTab } from './log/account-to-tab'
import { LazyFeatures } from './features/lazy-features'
import { socketFrameRouter } from './features/socket-frame-router'
import { effectTable } from './effects/effect'
import { makeSessionEffects } from './effects/sign-in/session.effects'
import { makeTabEffects } from './effects/tab.effects'
import type { Files } from './media/files'
import { FileRegistry } from './media/file-registry'
import { leaderSubscriptions } from './leader-subscriptions'
import { areaModules, type AreaModules } from './features/load-areas'
import { throttleToFrame } from './rx/throttle-to-frame'
import { ownHosts } from './product-hosts'
import type { Ports } from './ports'
import type { SystemNotice } from './ports/browser/system-notices'
import type { OwnWay } from './ports/file-store'
import type { LogStoreFailure } from './ports/browser/log-store'
import type { Mail, Mailbox } from './ports/mailbox'
import type { WalletInfo } from './ports/signer'
import { Secret } from './ports/browser/vault'
import { SecretRegistry } from './secret-registry'
import { simulatedX, type SimulatedX } from './effects/sign-in/simulated-x-page'
import { accountStores, tabStores, type AccountStores, type TabStores } from './external-stores'
import { TabLog } from './log/tab-log'
import { everySecond } from './rx/every-second'

/** The application as the UI sees it: state to read, commands to dispatch, and a few services. */
export interface App {
  /** Account changes are batched once per animation frame. Changes of this tab (typed text) are delivered at once. */
  readonly account: {
    readonly sources: AccountStores
    readonly dispatch: (message: AccountMessage) => void
    /**
     * Resolves once the message is durable and this tab has folded it. Use it where a reload must not lose the message.
     */
    readonly dispatchDurably: (message: AccountMessage) => Promise<void>
  }
  readonly tab: { readonly sources: TabStores; readonly dispatch: (message: TabMessage) => void }
  /** Functions for lazy areas. Before a page renders, it must load the areas that it reads (ADR 16). */
  readonly areas: Pick<LazyAreas, 'isLoaded' | 'load'>
  /** Functions for lazy features. A page loads the features that it shows. */
  readonly features: Pick<LazyFeatures, 'of' | 'load' | 'isHere'> & {
    /**
     * Whether the log contains entries that this unloaded feature has not applied yet, for example from another tab.
     */
    readonly hasNews: (name: string) => boolean
  }
  /** Notifications of changes: the account's are batched per animation frame; the tab's are immediate. */
  readonly changes: { readonly account$: Observable<void>; readonly tab$: Observable<void> }
  readonly now: () => Instant
  readonly isTab: (tab: TabId | null) => boolean
  readonly seconds$: Observable<void>
  /**
   * Mail that the simulation would have sent, read each second while subscribed; `null` without a simulated mailbox.
   */
  readonly mail$: ((email: string) => Observable<readonly Mail[]>) | null
  readonly newClientId: () => ClientId
  /** How this page displays files that only its own file store can read. `null` if every file has a public address. */
  readonly ownWay: OwnWay | null
  /** Functions for files. Throws before the area `community` has loaded. */
  readonly files: Files
  /** Stores a typed secret in memory and returns a number. The log contains only the number. */
  readonly holdSecret: (text: string) => number
  /** The product's own hosts. Every message may link to these hosts. */
  readonly ownHosts: readonly string[]
  readonly product: Product
  readonly build: string
  /** Data in this browser. `bytes` estimates its size; `clear` removes this account's archived messages. */
  readonly kept: { readonly bytes: () => Promise<number | null>; readonly clear: () => Promise<void> }
  /**
   * The text of a stored secret, for a screen that draws it (a QR code); `null` once the secret is used or forgotten.
   */
  readonly drawnSecret: (ref: number) => string | null
  /** Signs a member in with the access token of a partner's link. */
  readonly arriveFromPartner: (accessToken: Secret) => void
  /** The wallets of this browser; discovery runs while subscribed. */
  readonly findWallets: () => Observable<readonly WalletInfo[]>
  /** Streams of the current room. Throws before the area `spaces` has loaded. */
  readonly media: RoomStreams
  /** The simulated page of X; `null` if the real X is used. */
  readonly xPage: SimulatedX | null
  /** A log of this browser's events for a bug report, without message texts and names. */
  readonly exportLog: () => Promise<string>
  readonly alerts: {
    /**
     * Requests permission for notices and resolves to whether notices are permitted. The browser may prompt, so call
     * this function only when the member presses a button.
     */
    readonly allow: () => Promise<boolean>
    /** Plays the sound and shows the notice once, as a preview of the member's settings. */
    readonly tryOut: (words: Pick<SystemNotice, 'title' | 'body'>) => void
  }
  /** Starts the client. `isInside`: the page opens a route that needs a session. */
  readonly start: (isInside?: boolean) => Promise<void>
  readonly stop: () => void
}

/** The app loads the export code 10 seconds after the start, so that an export works offline. */
const loadExport = () => import('./log/export-log')
const EXPORT_AFTER_MS = 10_000

/**
 * Builds the client on these ports. Nothing runs before `start`.
 * `build` names the program in an exported log. `modules` loads the lazy areas.
 */
export const createApp = (ports: Ports, build = 'unknown', modules: AreaModules = areaModules): App => {
  const slices = coreAccountSlices()
  const own = coreTabSlices()
  const secrets = new SecretRegistry()
  let here: TabId | null = null
  const held = new FileRegistry()
  const me = () => sessionOf(slices.session.get())?.xid ?? null
  const newId = () => newClientId(ports.random.id())
  const dispatchToTab = (message: TabMessage) => tab.dispatch(message)
  const onTrouble = ({ _tag }: LogStoreFailure) =>
    dispatchToTab({ type: 'ShowToast', words: { key: _tag === 'StoreNewer' ? 'storedByNewer' : 'storageBroken' } })

  const deps: AreaDeps = {
    ports,
    secrets,
    held,
    me,
    newClientId: newId,
    dispatchToTab,
    dispatchToAccount: (message, under) => account.dispatch(message, under),
    dispatchUntilStored: (message, under) => account.store(message, under),
    account: slices,
    tab: own,
    memberIn: () => (isMember(slices.session.get()) ? sessionOf(slices.session.get()) : null),
  }
  const joined$ = new ReplaySubject<AreaName>()
  const following: (() => void)[] = []
  const wording: NonNullable<Area['toastsOf']>[] = []
  let media: RoomStreams | undefined
  let files: Files | undefined
  const areas = new LazyAreas({
    clock: ports.clock,
    load: (name) => modules[name](ports),
    take: ({ makeArea }) => {
      const area = makeArea(deps)
      if (area.account !== undefined) account.attachArea(area.account)
      if (area.tab !== undefined) tab.attachArea(area.tab)
      if (area.onAccountChange !== undefined) following.push(area.onAccountChange)
      if (area.toastsOf !== undefined) wording.push(area.toastsOf)
      media ??= area.media
      files ??= area.files
    },
    onJoined: (name) => {
      account.resume()
      tab.joined()
      joined$.next(name)
    },
    // Rethrow as an unhandled rejection, so that the browser and the tests report the fault.
    onFault: (error) => {
      void Promise.reject(error)
    },
  })
  const frames = socketFrameRouter(ports, (name) => features.load(name))
  const features = new LazyFeatures({
    clock: ports.clock,
    fetch: ports.featureLoader.fetch,
    take: (name, loaded) => {
      const begun = loaded.begin(deps)
      account.attach(name, begun.account)
      tab.attach(name, begun.tab)
      if (begun.onAccountChange !== undefined) following.push(begun.onAccountChange)
      if (begun.toastsOf !== undefined) wording.push(begun.toastsOf)
      frames.take(begun.frames ?? {})
      account.resume()
      tab.joined()
      return begun.attached
    },
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
    areas,
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
    areas,
    features,
    messages: coreTabMessages,
    session: () => sessionOf(slices.session.get())?.sessionId ?? null,
    effects: effectTable<TabMessage>(makeTabEffects(deps)),
  })

  const seconds$ = everySecond(ports.clock)
  const running = new Subscription()
  let leading = new Subscription()
  const lead = () => {
    leading = leaderSubscriptions({ ports, account, slices, me, frames, joined$ })
  }

  const changes = { account$: throttleToFrame(account.log.changes$, ports.animationFrames), tab$: tab.log.changes$ }
  return {
    changes,
    features: {
      of: features.of,
      load: features.load,
      isHere: features.isHere,
      hasNews: (name) => account.log.unattached.hasNewsFor(name),
    },
    account: {
      sources: accountStores(slices, changes.account$),
      dispatch: (message) => {
        void account.dispatch(message)
      },
      dispatchDurably: (message) => account.dispatch(message),
    },
    tab: { sources: tabStores(own, changes.tab$), dispatch: dispatchToTab },
    areas,
    now: () => ports.clock.now(),
    seconds$,
    mail$: ports.mailbox === null ? null : readMail(ports.mailbox, seconds$),
    newClientId: newId,
    ownWay: ports.fileStore.ownWay,
    get files() {
      return orThrow(files)
    },
    ownHosts: ownHosts(ports),
    product: ports.product,
    build,
    kept: {
      bytes: () => ports.quota.used(),
      clear: async () => {
        const xid = me()
        if (xid !== null) await ports.archive.clear(xid)()
      },
    },
    holdSecret: (text) => secrets.hold(new Secret(text)),
    drawnSecret: (ref) => secrets.look(ref)?.reveal() ?? null,
    arriveFromPartner: (accessToken) => dispatchToTab({ type: 'PartnerArrived', secretRef: secrets.hold(accessToken) }),
    findWallets: () => defer(() => ports.signer.wallets$),
    isTab: (tab) => tab !== null && tab === here,
    get media() {
      return orThrow(media)
    },
    xPage: ports.xPage === null ? null : simulatedX(ports.xPage, ports.navigator),
    exportLog: async () => (await loadExport()).exportApp({ ports, build, areas, account, tab }),
    alerts: {
      allow: ports.systemNotices.allow,
      tryOut: (words) => {
        const { sound, notices } = slices.preferences.get()
        if (sound) ports.sounds.message()
        if (notices) ports.systemNotices.show({ ...words, tag: 'try-out', onPress: () => undefined })
      },
    },
    start: async (isInside = false) => {
      running.add(
        account.role$.subscribe((role) => {
          leading.unsubscribe()
          if (role === 'leader') lead()
        }),
      )
      await account.start()
      here = await ports.tabs.me()
      await tab.start(here)
      running.add(
        merge(account.log.changes$, joined$).subscribe(() => {
          for (const follow of following) follow()
        }),
      )
      running.add(
        accountToTab({
          account$: account.log.entries$,
          tab$: tab.log.entries$,
          changes$: account.changes$,
          visible$: ports.visibility.visible$,
          slices,
          isInside,
          toastsOf: (message) => wording.flatMap((toastsOf) => toastsOf(message)),
        }).subscribe(dispatchToTab),
      )
      running.add(ports.releases.newer$.subscribe(() => dispatchToTab({ type: 'ReleaseFound' })))
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

const readMail =
  (mailbox: Mailbox, seconds$: Observable<void>) =>
  (email: string): Observable<readonly Mail[]> =>
    seconds$.pipe(
      startWith(undefined),
      exhaustMap(() => mailbox.mailTo(email)()),
      concatMap((read) => (E.isRight(read) ? [read.right] : [])),
    )

const orThrow = <A>(ofArea: A | undefined): A => {
  if (ofArea === undefined) throw new Error('its area is not here yet')
  return ofArea
}

const newClientId = (id: string): ClientId => {
  if (ClientId.is(id)) return id
  throw new Error('chance gave no plain id')
}
