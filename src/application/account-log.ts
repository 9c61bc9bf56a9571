import * as E from 'fp-ts/Either'
import { Subject, type Subscription } from 'rxjs'
import type { AccountCells } from '../domain/account-log'
import { AccountMessage } from '../domain/account-log'
import { entryCodec, type Entry, type Origin } from '../domain/event-log'
import type { SessionId, TabId } from '../domain/kernel/ids'
import { later } from '../domain/kernel/instant'
import type { Table } from '../domain/kernel/table'
import { memberOf, sessionOf } from '../domain/session'
import { AccountBase } from './account-base'
import { AccountTalk } from './account-talk'
import type { Effect } from './effect'
import { EventLog } from './event-log'
import { LogWriter } from './log-writer'
import { Gathered } from './gathered'
import type { Clock } from './ports/clock'
import type { Frames } from './ports/frames'
import type { Idle } from './ports/idle'
import { STORE_RETRY_MS, type LogStore, type LogStoreFailure } from './ports/log-store'
import type { TabRole, Tabs } from './ports/tabs'
import { EffectRunner } from './run-machine'
import { foldStored } from './stored-log'
import type { TabTalk } from './tab-talk'
import { Unheard, type Said } from './unheard'

export const ACCOUNT_LOG = 'account'
/** A leader whose store was taken over leads again after this, where the tabs still say that it leads. */
const LEAD_AGAIN_MS = 1_000

interface Needs {
  readonly cells: AccountCells
  readonly store: LogStore
  readonly tabs: Tabs
  readonly clock: Clock
  readonly frames: Frames
  readonly idle: Idle
  readonly effects: Table<Effect<AccountMessage>>
  readonly onTrouble: (failure: LogStoreFailure) => void
}

/** These are meant whoever is in. All else is meant by, or for, the account under which it is said. */
const OF_NOBODY: ReadonlySet<string> = new Set(['NeedSession', 'SignedIn', 'ChooseTheme', 'ChooseLanguage'])

const stored = entryCodec(AccountMessage)

/**
 * The account's log, one a browser: the leading tab numbers, stores and performs; the other tabs hand it what is said
 * to them and fold the entries they get back once they are durable, so that all tabs are the same state.
 */
export class AccountLog {
  readonly log: EventLog<AccountMessage>
  readonly #runner: EffectRunner<AccountMessage>
  readonly #gathered: Gathered
  readonly #roles = new Subject<TabRole>()
  /** Which role this tab has come to play. */
  readonly role$ = this.#roles.asObservable()
  #writer: LogWriter | null = null
  #me: TabId | null = null
  readonly #unheard = new Unheard()
  readonly #talk: AccountTalk
  readonly #base: AccountBase
  #passedOver = 0
  #role: TabRole | null = null
  /** Counts changes of the role: what was begun in an earlier one is not gone on with. */
  #term = 0
  #turn = 0
  readonly #subscriptions: Subscription[] = []

  constructor(private readonly needs: Needs) {
    const { cells, clock, effects, frames, tabs } = needs
    this.#gathered = new Gathered(frames, (message) => this.log.append(message, null))
    this.log = new EventLog<AccountMessage>(cells, clock, () => [...this.#gathered.take(), ...this.#runner.overdue()])
    this.#talk = new AccountTalk(this.log, tabs)
    this.#base = new AccountBase(this.log)
    this.#runner = new EffectRunner<AccountMessage>({
      cells, clock, effects,
      say: (message) => this.hear(message),
      alarmRang: (ask) => ({ type: 'AlarmRang', ask }),
      whenDurable: (seq, call) => this.#writer?.whenDurable(seq, call),
    })
    this.log.entries$.subscribe((entry) => this.#entered(entry))
    this.log.changes$.subscribe(() => this.#runner.follow())
  }

  /** Entries that could not be read back. */
  get passedOver(): number { return this.#passedOver }

  /** Done when all that this tab has numbered by now is durable; what the leader sends is. */
  settled(): Promise<void> {
    return new Promise((done) => {
      if (this.#writer === null) done()
      else this.#writer.whenDurable(this.log.seq, done)
    })
  }

  /** Restores what is stored, then plays its part among the tabs. */
  async start(): Promise<void> {
    const { tabs, clock } = this.needs
    this.#me = await tabs.me()
    await this.#restore()
    this.#unheard.numberFrom(Math.max(clock.now(), this.log.saidBy(this.#me)))
    this.#subscriptions.push(
      tabs.messages$.subscribe((posted) => this.#listen(this.#talk.read(posted))),
      tabs.role$.subscribe((role) => {
        this.#role = role
        void (role === 'leader' ? this.#lead() : this.#follow())
      }),
    )
  }

  async #restore(): Promise<void> {
    const folded = await foldStored(
      { log: this.log, store: this.needs.store, name: ACCOUNT_LOG, message: AccountMessage, clock: this.needs.clock })
    const { failure, passedOver } = folded
    if (failure?._tag === 'StoreNewer') this.needs.onTrouble(failure)
    this.#passedOver += passedOver
    this.#base.restored(folded)
  }

  stop(): void {
    this.#nextTurn()
    for (const subscription of this.#subscriptions.splice(0)) subscription.unsubscribe()
    this.#runner.end()
    this.#gathered.drop()
    this.#dropWriter()
    this.#term += 1
  }

  /** Says something to the log. Done when it is durable and this tab has folded it. */
  say(message: AccountMessage): Promise<void> {
    return new Promise((done) => {
      const said = { message, under: this.#session(), done }
      const n = this.#unheard.add(said)
      if (this.#writer !== null) this.#handOver(n, said)
      else this.#handOverUnheard()
    })
  }

  #session(): SessionId | null { return sessionOf(this.needs.cells.session.get())?.sessionId ?? null }

  #handOver(n: number, { message, under }: Said): void {
    if (this.#me === null) return
    const from: Origin = { tab: this.#me, n }
    if (this.#writer !== null) this.#take(message, from, under)
    else this.#talk.post({ kind: 'said', from, message, under })
  }

  /** What comes after its session is over must not be stored or done under the next (SES-6, SES-7, OUT-10). */
  #take(message: AccountMessage, from: Origin, under: SessionId | null): void {
    const isLate = under !== null && under !== this.#session() && !OF_NOBODY.has(message.type)
    this.log.append(isLate ? { type: 'SaidTooLate' } : message, from)
  }

  /** All of them, in order: whoever leads by now takes a later one as a sign that it has the earlier. */
  #handOverUnheard(): void {
    for (const [n, said] of this.#unheard.all()) this.#handOver(n, said)
  }

  /** What the leader's own ports and effects say. */
  hear(message: AccountMessage): void {
    if (this.#writer !== null && !this.#gathered.hold(message)) this.log.append(message, null)
  }

  async #lead(): Promise<void> {
    const turn = this.#nextTurn()
    const { store, onTrouble } = this.needs
    const epoch = await store.takeOver(ACCOUNT_LOG)()
    if (E.isLeft(epoch) && epoch.left._tag !== 'StoreNewer') onTrouble(epoch.left)
    await this.#restore()
    if (turn !== this.#turn) return
    this.#writer = this.#writerOf(E.isRight(epoch) ? epoch.right : null)
    if (E.isLeft(epoch) && epoch.left._tag === 'StoreBroken') this.#tryStoreAgain(turn)
    if (this.#base.made !== null) this.#writer.startsFrom(this.#base.made)
    this.#base.keepShort(this.#writer)
    this.#talk.post({ kind: 'leads', seq: this.log.seq })
    this.#runner.begin()
    this.#roles.next('leader')
    this.#handOverUnheard()
  }

  #writerOf(epoch: number | null): LogWriter {
    const { store, idle } = this.needs
    return new LogWriter(store, ACCOUNT_LOG, epoch, this.log.seq,
      (failure) => this.#trouble(failure), (seq) => this.#talk.durable(seq), idle)
  }

  #tryStoreAgain(turn: number): void {
    const { clock } = this.needs
    clock.wake(later(clock.now(), STORE_RETRY_MS), () => { if (turn === this.#turn) void this.#storeAgain(turn) })
  }

  /** What is stored is gone back to, unless somebody has signed in meanwhile: then it is theirs that is kept. */
  async #storeAgain(turn: number): Promise<void> {
    const { cells, store } = this.needs
    const epoch = await store.takeOver(ACCOUNT_LOG)()
    if (turn !== this.#turn) return
    if (E.isLeft(epoch)) return this.#tryStoreAgain(turn)
    if (memberOf(cells.session.get()) === null) {
      await this.#abdicate()
      return turn === this.#turn ? this.#lead() : undefined
    }
    this.#dropWriter()
    this.#writer = this.#writerOf(epoch.right)
    this.#base.isOfAnother()
    this.#base.keepShort(this.#writer)
  }

  async #follow(): Promise<void> {
    const turn = this.#nextTurn()
    if (this.#writer !== null) await this.#abdicate()
    if (turn !== this.#turn) return
    this.#roles.next('follower')
    this.#talk.hello()
    this.#handOverUnheard()
  }

  /** A role that changes again while this tab is still getting ready for it is not taken up. */
  #nextTurn(): number {
    this.#turn += 1
    return this.#turn
  }

  /** Another tab leads: what this one had not stored never happened; the new leader has the truth. */
  async #abdicate(): Promise<void> {
    this.#runner.end()
    this.#gathered.drop()
    this.#dropWriter()
    this.#talk.forget()
    this.log.restore({ seq: 0, pieces: {} })
    await this.#restore()
    this.#foundInState()
  }

  #trouble(failure: LogStoreFailure): void {
    if (failure._tag === 'StoreOvertaken') void this.#retreat()
    else this.needs.onTrouble(failure)
  }

  /** A tab that has lost the lead hears so within a moment; one that has not may have been overtaken by a tab that had. */
  async #retreat(): Promise<void> {
    const { clock } = this.needs
    await this.#follow()
    const term = this.#term
    clock.wake(later(clock.now(), LEAD_AGAIN_MS), () => {
      if (this.#role === 'leader' && term === this.#term) void this.#lead()
    })
  }

  #dropWriter(): void {
    this.#writer?.stop()
    this.#writer = null
  }

  #entered(entry: Entry<AccountMessage>): void {
    const writer = this.#writer
    this.#base.entered(entry)
    if (writer !== null) {
      this.#talk.numbered(entry)
      writer.push(entry.seq, stored.encode(entry))
      this.#base.keepShort(writer)
    }
    if (entry.from === null || entry.from.tab !== this.#me) return
    const { n } = entry.from
    if (writer === null) this.#unheard.heardBack(n)
    else writer.whenDurable(entry.seq, () => this.#unheard.heardBack(n))
  }

  #foundInState(): void {
    if (this.#me !== null) this.#unheard.heldUpTo(this.log.saidBy(this.#me))
  }

  #listen(heard: TabTalk<AccountMessage> | null): void {
    if (heard === null) return
    switch (heard.kind) {
      case 'said': {
        if (this.#writer !== null) this.#take(heard.message, heard.from, heard.under)
        return
      }
      case 'hello': return this.#writer === null ? undefined : this.#talk.catchUp(heard.seq)
      case 'leads': {
        if (this.#writer !== null) return
        if (heard.seq !== this.log.seq) this.#talk.hello()
        this.#handOverUnheard()
        return
      }
      case 'entries': return this.#writer === null ? this.#talk.take(heard.entries) : undefined
      case 'state': {
        if (this.#writer !== null || heard.seq <= this.log.seq) return
        this.log.restore(heard)
        this.#foundInState()
      }
    }
  }
}
