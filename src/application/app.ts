import * as E from 'fp-ts/Either'
import { concatMap, exhaustMap, startWith, Subscription, type Observable } from 'rxjs'
import { accountCells, type AccountCells, type AccountMessage } from '../domain/account-log'
import type { Cell } from '../domain/event-log'
import { ClientId } from '../domain/kernel/ids'
import { later, type Instant } from '../domain/kernel/instant'
import { sessionOf } from '../domain/session'
import { tabCells, type TabCells, type TabMessage } from '../domain/tab-log'
import { ACCOUNT_LOG, AccountLog } from './account-log'
import { keepArchive } from './archive-keeper'
import { bridge } from './bridge'
import { effectTable } from './effect'
import { makeChatEffects } from './effects/chat.effects'
import { makeChatServiceEffects, makeSocketEffects } from './effects/connection.effects'
import { makeGroupEffects } from './effects/group.effects'
import { makeSessionEffects } from './effects/session.effects'
import { makeTabEffects } from './effects/tab.effects'
import { intake } from './intake'
import { KeptDrafts } from './kept-drafts'
import type { Ports } from './ports'
import type { Clock } from './ports/clock'
import type { LogStoreFailure } from './ports/log-store'
import type { Mail, Mailbox } from './ports/mailbox'
import { Secrets } from './secrets'
import { sourceOf, type Source } from './source'
import { TabLog, tabLogName } from './tab-log'
import { ticking } from './ticking'

type Sources<Cells> = { readonly [K in keyof Cells]: Cells[K] extends Cell<infer S> ? Source<S> : never }

/** The application as a screen sees it: state to read, one place to say things to, and nothing else. */
export interface App {
  readonly account: { readonly sources: Sources<AccountCells>, readonly say: (message: AccountMessage) => void }
  readonly tab: { readonly sources: Sources<TabCells>, readonly say: (message: TabMessage) => void }
  readonly now: () => Instant
  /** Each second while subscribed; for what counts down on a screen. */
  readonly seconds$: Observable<void>
  /** What would have been mailed, where mail is simulated: read again each second while subscribed. */
  readonly mail$: ((email: string) => Observable<readonly Mail[]>) | null
  readonly newClientId: () => ClientId
  /** Takes a secret that was typed; the number stands for it in the log. */
  readonly holdSecret: (text: string) => number
  /** What happened in this browser, as a text for a report: without what was said, and without names. */
  readonly exportLog: () => Promise<string>
  readonly start: () => Promise<void>
  readonly stop: () => void
}

/** Not needed to begin with; fetched while there is time, so that it is there when the network is not. */
const loadExport = () => import('./export-log')

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
    cells, store: ports.logStore, tabs: ports.tabs, clock: ports.clock, idle: ports.idle, onTrouble,
    effects: effectTable<AccountMessage>({
      session: makeSessionEffects(ports),
      socket: makeSocketEffects(ports),
      chatService: makeChatServiceEffects(ports),
      group: makeGroupEffects(ports),
      chat: makeChatEffects(ports, me),
    }),
  })
  const tab: TabLog = new TabLog({
    cells: own, store: ports.logStore, clock: ports.clock, idle: ports.idle, onTrouble,
    effects: effectTable<TabMessage>(makeTabEffects({
      ports, secrets, sayToTab, sayToAccount: (message) => account.say(message),
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
    leading.add(intake(ports).subscribe((message) => account.hear(message)))
  }

  return {
    account: { sources: accountSources(cells, account.log.changes$), say: (message) => { void account.say(message) } },
    tab: { sources: tabSources(own, tab.log.changes$), say: sayToTab },
    now: () => ports.clock.now(),
    seconds$,
    mail$: ports.mailbox === null ? null : readMail(ports.mailbox, seconds$),
    newClientId: () => newClientId(ports.random.id()),
    holdSecret: (text) => secrets.hold(text),
    exportLog: async () => {
      await within(ports.clock, SETTLE_MS, Promise.all([account.settled(), tab.settled()]))
      const { exportLogs } = await loadExport()
      return exportLogs({ store: ports.logStore, app: build, at: ports.clock.now() }, [
        { name: 'account', stored: ACCOUNT_LOG, log: account.log, passedOver: account.passedOver },
        { name: 'tab', stored: tabLogName(await ports.tabs.me()), log: tab.log, passedOver: tab.passedOver },
      ])
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
  group: sourceOf(cells.group, changes$),
  chat: sourceOf(cells.chat, changes$),
  preferences: sourceOf(cells.preferences, changes$),
})

const tabSources = (cells: TabCells, changes$: Observable<void>): Sources<TabCells> => ({
  shell: sourceOf(cells.shell, changes$),
  signIn: sourceOf(cells.signIn, changes$),
  composer: sourceOf(cells.composer, changes$),
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
