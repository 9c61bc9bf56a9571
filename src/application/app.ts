import * as E from 'fp-ts/Either'
import { catchError, concatMap, defer, EMPTY, exhaustMap, startWith, Subscription, switchMap, type Observable } from 'rxjs'
import { accountCells, type AccountCells, type AccountMessage } from '../domain/account-log'
import type { Cell } from '../domain/event-log'
import { loadedMessages } from '../domain/chat'
import { ClientId } from '../domain/kernel/ids'
import { later, type Instant } from '../domain/kernel/instant'
import { isMember, sessionOf } from '../domain/session'
import { tabCells, type TabCells, type TabMessage } from '../domain/tab-log'
import { ACCOUNT_LOG, AccountLog } from './account-log'
import { keepArchive } from './archive-keeper'
import { bridge } from './bridge'
import { effectTable } from './effect'
import { makeChatEffects } from './effects/chat.effects'
import { makeChatServiceEffects, makeSocketEffects } from './effects/connection.effects'
import { makeFrameEffects } from './effects/frame.effects'
import { makeGroupEffects } from './effects/group.effects'
import { makeMemeEffects } from './effects/meme.effects'
import { makeProfileEffects } from './effects/profile.effects'
import { makeSessionEffects } from './effects/session.effects'
import { makeTabEffects } from './effects/tab.effects'
import { intake } from './intake'
import { KeptDrafts } from './kept-drafts'
import { onceAFrame } from './once-a-frame'
import type { Ports } from './ports'
import type { Clock } from './ports/clock'
import type { SystemNotice } from './ports/system-notices'
import type { LogStoreFailure } from './ports/log-store'
import type { Mail, Mailbox } from './ports/mailbox'
import type { WalletFace } from './ports/signer'
import { Secret } from './ports/vault'
import { Secrets } from './secrets'
import { simulatedX, type SimulatedX } from './simulated-x'
import { sourceOf, type Source } from './source'
import { TabLog, tabLogName } from './tab-log'
import { ticking } from './ticking'

type Sources<Cells> = { readonly [K in keyof Cells]: Cells[K] extends Cell<infer S> ? Source<S> : never }

/** The application as a screen sees it: state to read, one place to say things to, and nothing else. */
export interface App {
  /** The account's changes are told once a frame, this tab's own (what is typed) at once. */
  readonly account: {
    readonly sources: Sources<AccountCells>
    readonly say: (message: AccountMessage) => void
    /** The same; done once it is durable and this tab has heard it: for what a reload must not lose. */
    readonly told: (message: AccountMessage) => Promise<void>
  }
  readonly tab: { readonly sources: Sources<TabCells>, readonly say: (message: TabMessage) => void }
  readonly now: () => Instant
  /** Each second while subscribed; for what counts down on a screen. */
  readonly seconds$: Observable<void>
  /** What would have been mailed, where mail is simulated: read again each second while subscribed. */
  readonly mail$: ((email: string) => Observable<readonly Mail[]>) | null
  readonly newClientId: () => ClientId
  /** Takes a secret that was typed; the number stands for it in the log. */
  readonly holdSecret: (text: string) => number
  /** Which program this is. */
  readonly build: string
  /** What this browser keeps for us: about how many bytes in all, and away with the messages of whoever is in. */
  readonly kept: { readonly bytes: () => Promise<number | null>, readonly clear: () => Promise<void> }
  /** The secret behind that number where a screen has to draw it; `null` once it is over. */
  readonly drawnSecret: (ref: number) => string | null
  /** A partner sent this person here with an access token. */
  readonly arriveFromPartner: (accessToken: Secret) => void
  /** The wallets of this browser; they are looked for while subscribed. */
  readonly findWallets: () => Observable<readonly WalletFace[]>
  /** The page of X, where X is only simulated. */
  readonly xPage: SimulatedX | null
  /** What happened in this browser, as a text for a report: without what was said, and without names. */
  readonly exportLog: () => Promise<string>
  readonly alerts: {
    /** Whether the system may show notices from now on; the browser may ask, so only on a press. */
    readonly allow: () => Promise<boolean>
    /** Sounds and shows once, so that the person knows how it will be. */
    readonly tryOut: (words: Pick<SystemNotice, 'title' | 'body'>) => void
  }
  readonly start: () => Promise<void>
  readonly stop: () => void
}

/** Not needed to begin with; fetched while there is time, so that it is there when the network is not. */
const loadExport = () => import('./export-log')

/** Nobody looks away in the first moment: what tells them of messages then is no part of the first load. */
const loadAlerts = () => import('./alerts')

/** What cannot be stored in this time is exported from memory. */
const SETTLE_MS = 2_000

/** Builds the whole client on these ports; `build` names the program in an exported log. Nothing runs before `start`. */
export const createApp = (ports: Ports, build = 'unknown'): App => {
  const cells = accountCells()
  const own = tabCells()
  const secrets = new Secrets()
  const me = () => sessionOf(cells.session.get())?.xid ?? null
  const sayToTab = (message: TabMessage) => tab.say(message)
  const onTrouble = ({ _tag }: LogStoreFailure) =>
    sayToTab({ type: 'ShowToast', words: { key: _tag === 'StoreNewer' ? 'storedByNewer' : 'storageBroken' } })

  const account = new AccountLog({
    cells, store: ports.logStore, tabs: ports.tabs, clock: ports.clock, frames: ports.frames, idle: ports.idle, onTrouble,
    effects: effectTable<AccountMessage>({
      session: makeSessionEffects(ports),
      socket: makeSocketEffects(ports),
      chatService: makeChatServiceEffects(ports),
      group: makeGroupEffects(ports),
      chat: makeChatEffects(ports, me),
      frame: makeFrameEffects(ports),
      profile: makeProfileEffects(ports),
      meme: makeMemeEffects(ports),
    }),
  })
  const tab: TabLog = new TabLog({
    cells: own, store: ports.logStore, clock: ports.clock, idle: ports.idle, onTrouble,
    effects: effectTable<TabMessage>(makeTabEffects({
      ports, secrets, me, loadedIn: (id) => loadedMessages(cells.chat.get(), id), sayToTab, sayToAccount: (message) => account.say(message),
      memberIn: () => (isMember(cells.session.get()) ? sessionOf(cells.session.get()) : null),
    })),
  })

  const seconds$ = ticking(ports.clock)
  const running = new Subscription()
  let leading = new Subscription()
  const lead = () => {
    leading = new Subscription()
    leading.add(keepArchive(account.log.entries$, ports.archive, me))
    leading.add(account.log.entries$.subscribe(({ message }) => {
      if (message.type === 'SignedIn') void ports.vault.keepOnly(message.session.sessionId)
    }))
    leading.add(defer(loadAlerts).pipe(
      switchMap(({ messageAlerts }) => messageAlerts(account.log.entries$, cells, ports)), catchError(() => EMPTY)).subscribe())
    leading.add(intake(ports).subscribe((message) => account.hear(message)))
  }

  return {
    account: {
      sources: accountSources(cells, onceAFrame(account.log.changes$, ports.frames)),
      say: (message) => { void account.say(message) },
      told: (message) => account.say(message),
    },
    tab: { sources: tabSources(own, tab.log.changes$), say: sayToTab },
    now: () => ports.clock.now(),
    seconds$,
    mail$: ports.mailbox === null ? null : readMail(ports.mailbox, seconds$),
    newClientId: () => newClientId(ports.random.id()),
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
    arriveFromPartner: (accessToken) => sayToTab({ type: 'PartnerArrived', secretRef: secrets.hold(accessToken) }),
    findWallets: () => defer(() => ports.signer.wallets$),
    xPage: ports.xPage === null ? null : simulatedX(ports.xPage, ports.navigator),
    exportLog: async () => {
      await within(ports.clock, SETTLE_MS, Promise.all([account.settled(), tab.settled()]))
      const { exportLogs } = await loadExport()
      return exportLogs({ store: ports.logStore, app: build, at: ports.clock.now() }, [
        { name: 'account', stored: ACCOUNT_LOG, log: account.log, passedOver: account.passedOver },
        { name: 'tab', stored: tabLogName(await ports.tabs.me()), log: tab.log, passedOver: tab.passedOver },
      ])
    },
    alerts: {
      allow: ports.systemNotices.allow,
      tryOut: (words) => {
        const { sound, notices } = cells.preferences.get()
        if (sound) ports.sounds.message()
        if (notices) ports.systemNotices.show({ ...words, tag: 'try-out', onPress: () => undefined })
      },
    },
    start: async () => {
      running.add(account.role$.subscribe((role) => {
        leading.unsubscribe()
        if (role === 'leader') lead()
      }))
      await account.start()
      await tab.start(await ports.tabs.me())
      const kept = new KeptDrafts(cells, own, sayToTab)
      running.add(account.log.changes$.subscribe(() => kept.follow()))
      running.add(bridge({
        account$: account.log.entries$, tab$: tab.log.entries$, changes$: account.log.changes$,
        visible$: ports.visibility.visible$, cells,
      }).subscribe(sayToTab))
      running.add(ports.releases.newer$.subscribe(() => sayToTab({ type: 'ReleaseFound' })))
      running.add(ports.idle.next(() => { void loadExport().catch(() => undefined) }))
    },
    stop: () => {
      running.unsubscribe()
      leading.unsubscribe()
      tab.stop()
      account.stop()
    },
  }
}

const accountSources = (cells: AccountCells, changes$: Observable<void>): Sources<AccountCells> => ({
  session: sourceOf(cells.session, changes$),
  socket: sourceOf(cells.socket, changes$),
  chatService: sourceOf(cells.chatService, changes$),
  network: sourceOf(cells.network, changes$),
  prices: sourceOf(cells.prices, changes$),
  group: sourceOf(cells.group, changes$),
  chat: sourceOf(cells.chat, changes$),
  profile: sourceOf(cells.profile, changes$),
  preferences: sourceOf(cells.preferences, changes$),
  frame: sourceOf(cells.frame, changes$),
  meme: sourceOf(cells.meme, changes$),
})

const tabSources = (cells: TabCells, changes$: Observable<void>): Sources<TabCells> => ({
  shell: sourceOf(cells.shell, changes$),
  appPrompt: sourceOf(cells.appPrompt, changes$),
  signIn: sourceOf(cells.signIn, changes$),
  invite: sourceOf(cells.invite, changes$),
  xSignIn: sourceOf(cells.xSignIn, changes$),
  qrSignIn: sourceOf(cells.qrSignIn, changes$),
  qrApproval: sourceOf(cells.qrApproval, changes$),
  walletSignIn: sourceOf(cells.walletSignIn, changes$),
  partnerSignIn: sourceOf(cells.partnerSignIn, changes$),
  composer: sourceOf(cells.composer, changes$),
  search: sourceOf(cells.search, changes$),
  profileForm: sourceOf(cells.profileForm, changes$),
  visit: sourceOf(cells.visit, changes$),
})

const readMail = (mailbox: Mailbox, seconds$: Observable<void>) => (email: string): Observable<readonly Mail[]> =>
  seconds$.pipe(
    startWith(undefined),
    exhaustMap(() => mailbox.mailTo(email)()),
    concatMap((read) => (E.isRight(read) ? [read.right] : [])),
  )

/** Ends when the work does, or after that time all the same. */
const within = async (clock: Clock, ms: number, work: Promise<unknown>): Promise<void> => {
  let takeBack = () => {}
  await Promise.race([work, new Promise<void>((done) => { takeBack = clock.wake(later(clock.now(), ms), done) })])
  takeBack()
}

const newClientId = (id: string): ClientId => {
  if (ClientId.is(id)) return id
  throw new Error('chance gave no plain id')
}
