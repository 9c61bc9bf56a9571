import * as E from 'fp-ts/Either'
import { Subject, Subscription, type Observable } from 'rxjs'
import type { AccountMessage } from '../../domain/features'
import { toOpaqueMessage, type Entry } from '../../domain/event-log'
import type { SessionId, TabId } from '../../domain/kernel/ids'
import { addMs } from '../../domain/kernel/instant'
import type { AccountSlices } from '../../domain/core'
import { knowsNobody, sessionOf } from '../../domain/session'
import { AccountRestorer } from './account-restorer'
import { AccountSnapshot } from './account-snapshot'
import { PendingFeatureNotes } from './pending-features'
import { LogReplication } from './log-replication'
import { CommandSender } from './command-sender'
import type { JournaledLog, UnstoredCommands } from './tabs/unstored-commands'
import type { LogContribution } from '../features/implement-feature'
import { EventLog } from './event-log'
import { FollowerSync } from './follower-sync'
import { LogWriter } from './log-writer'
import { MessageBatcher } from './message-batcher'
import { LogRegistry, type InitialLogParts } from './log-registry'
import type { Clock } from '../ports/browser/clock'
import type { AnimationFrames } from '../ports/browser/animation-frames'
import type { Idle } from '../ports/browser/idle'
import type { LogStore, LogStoreFailure } from '../ports/browser/log-store'
import type { TabRole, Tabs } from '../ports/browser/tabs'
import { EffectRunner } from '../effects/effect-runner'
import { retryTakeOver } from './retry-take-over'
import type { TabProtocolMessage } from './tabs/tab-protocol'

export const ACCOUNT_LOG = 'account'
/**
 * After this delay, a former leader that lost its store to another tab leads again, if the tabs still elect this tab.
 */
const LEAD_AGAIN_MS = 1_000
/** How long a leader with an empty log waits for a sign-in that another tab has already sent. */
const SIGN_IN_HEARD_MS = 5_000

interface Deps extends InitialLogParts<AccountMessage> {
  readonly slices: AccountSlices
  readonly store: LogStore
  readonly tabs: Tabs
  readonly clock: Clock
  readonly frames: AnimationFrames
  readonly idle: Idle
  readonly onTrouble: (failure: LogStoreFailure) => void
}

/**
 * The account's log, which all tabs of a browser share. The leader numbers and stores entries and runs effects.
 * Followers post their commands to the leader and fold the durable entries that the leader posts.
 */
export class AccountLog {
  readonly log: EventLog<AccountMessage>
  readonly #runner: EffectRunner<AccountMessage>
  readonly #batcher: MessageBatcher
  readonly #roles = new Subject<TabRole>()
  readonly role$: Observable<TabRole> = this.#roles
  #writer: LogWriter | null = null
  readonly #commands: CommandSender
  readonly #registry: LogRegistry<AccountMessage>
  readonly #replication: LogReplication
  /** Only a feature with commands that must outlive the page sets this. */
  #unstored: UnstoredCommands | null = null
  readonly #snapshot: AccountSnapshot
  readonly #restorer: AccountRestorer
  readonly #follower: FollowerSync
  readonly #pendingFeatures = new PendingFeatureNotes()
  #role: TabRole | null = null
  /** This tab, once the log sends commands. */
  #me: TabId | null = null
  /** Counts role changes. Asynchronous work stops if the count has changed since the work began. */
  #roleTurn = 0
  #isStoreBroken = false
  readonly #subscriptions: Subscription[] = []

  constructor(private readonly deps: Deps) {
    const { slices, clock, frames, tabs } = deps
    this.#registry = new LogRegistry(deps, toOpaqueMessage)
    const { mustWaitFor, effectOf, entry, isRedelivered, message, decodeOpaque } = this.#registry
    this.#batcher = new MessageBatcher(frames, (fact) => this.log.append(fact, null))
    this.log = new EventLog<AccountMessage>(slices, clock, () => [...this.#batcher.take(), ...this.#runner.overdue()], {
      mustWaitFor,
      decodeOpaque,
      entry,
    })
    this.#replication = new LogReplication({
      log: this.log,
      tabs,
      message,
      isLeading: () => this.#writer !== null,
      listen: (message) => this.#handle(message),
    })
    this.#snapshot = new AccountSnapshot(this.log, deps.features)
    this.#commands = new CommandSender({
      slices,
      isRedelivered,
      log: this.log,
      isLeading: () => this.#writer !== null,
      post: (command) => this.#replication.post(command),
    })
    this.#restorer = new AccountRestorer({
      ...deps,
      name: ACCOUNT_LOG,
      log: this.log,
      message,
      snapshot: this.#snapshot,
      commands: this.#commands,
      turn: () => this.#roleTurn,
    })
    this.#follower = new FollowerSync(this.log, this.#replication, this.#commands, () => this.#restorer.endReread())
    this.#runner = new EffectRunner<AccountMessage>({
      readers: () => this.log.readers,
      upTo: () => this.log.seq,
      clock,
      effectOf,
      say: (fact) => this.appendFact(fact),
      alarmRang: (ask) => ({ type: 'AlarmRang', ask }),
      attempted: (ask) => ({ type: 'EffectAttempted', ask }),
      attemptedAt: this.log.attemptedAt,
      session: () => sessionOf(slices.session.get())?.sessionId ?? null,
      whenDurable: (seq, call) => this.#writer?.whenDurable(seq, call),
      setBacksUpTo: this.log.setBacksUpTo,
    })
    this.log.entries$.subscribe((entry) => this.#entered(entry))
    this.log.changes$.subscribe(() => this.#runner.follow())
  }

  /** Emits after each change, but not while the stored log is reread. */
  get changes$(): Observable<void> {
    return this.#restorer.changes$
  }

  /** The number of stored entries that could not be decoded. */
  get passedOver(): number {
    return this.#restorer.passedOver
  }

  /** The codec of a message type; `undefined` while its feature is not loaded. */
  readonly shapeOf = (type: string) => this.#registry.shapeOf(type)

  /** Attaches a loaded feature. Call `resume` once both logs have attached it. */
  attach(name: string, { messages, effects, slices }: LogContribution<AccountMessage>): void {
    this.#registry.add({ messages, effects })
    this.log.attach(name, slices)
  }

  /** Keeps commands that this page could not store for the next page. */
  keepUnstored(make: (parts: JournaledLog) => UnstoredCommands): void {
    const { codec } = this.#replication
    this.#unstored = make({ log: this.log, codec, commands: this.#commands, writer: () => this.#writer })
    if (this.#me !== null) this.#subscriptions.push(new Subscription(this.#unstored.begin(this.#me)))
  }

  readonly resume = () => this.log.resume()

  /**
   * Resolves once every entry numbered so far is durable, with `true` if this tab stored the entries.
   * A follower resolves at once with `false`, because the leader posts only durable entries.
   */
  settled(): Promise<boolean> {
    return new Promise((done) => {
      if (this.#writer === null) done(false)
      else this.#writer.whenDurable(this.log.seq, done)
    })
  }

  async start(): Promise<void> {
    const me = await this.deps.tabs.me()
    await this.#restorer.restore()
    this.#commands.begin(me, this.deps.clock.now(), this.#unstored?.left(me))
    this.#me = me
    this.#subscriptions.push(
      new Subscription(this.#unstored?.begin(me)),
      this.deps.tabs.messages$.subscribe((posted) => this.#replication.posted(posted)),
      this.deps.tabs.role$.subscribe((role) => {
        this.#role = role
        void (role === 'leader' ? this.#becomeLeader() : this.#becomeFollower())
      }),
    )
  }

  stop(): void {
    this.#roleTurn += 1
    for (const subscription of this.#subscriptions.splice(0)) subscription.unsubscribe()
    this.#runner.end()
    this.#batcher.drop()
    this.#replication.forget()
    this.#dropWriter()
    this.#role = null
  }

  /**
   * Appends a command. Resolves once the command is durable and this tab has folded it.
   * `under`: the session for which the command is meant; the command is dropped if that session is over.
   */
  dispatch(message: AccountMessage, under?: SessionId | null): Promise<void> {
    return this.#commands.say(message, under)
  }

  /** Like `dispatch`, but resolves to `true` if the command is stored, else to `false`. */
  store(message: AccountMessage, under?: SessionId | null): Promise<boolean> {
    return this.#commands.store(message, under)
  }

  /** Appends a fact from the leader's own ports and effects. A follower ignores the call. */
  appendFact(message: AccountMessage): void {
    if (this.#writer !== null && (this.#registry.mustWaitFor(message) || !this.#batcher.hold(message)))
      this.log.append(message, null)
  }

  async #becomeLeader(): Promise<void> {
    const turn = (this.#roleTurn += 1)
    const { slices, onTrouble, store } = this.deps
    const taken = await store.takeOver(ACCOUNT_LOG)()
    // Another tab may lead by now and may already have posted its state.
    if (turn !== this.#roleTurn) return
    const { needsSnapshot, mayBeUnstored } = this.#follower
    const isRead = await this.#restorer.restore(
      E.isRight(taken) && (needsSnapshot || (mayBeUnstored && knowsNobody(slices.session.get()))),
    )
    if (turn !== this.#roleTurn) return
    const epoch = isRead && E.isRight(taken) ? taken.right : null
    this.#writer = this.#writerOf(epoch)
    if (epoch === null && (E.isRight(taken) || taken.left._tag === 'StoreBroken')) {
      onTrouble({ _tag: 'StoreBroken' })
      this.#retryTakeOver((newEpoch) => this.#firstStored(newEpoch))
    }
    if (this.#snapshot.made !== null) this.#writer.startsFrom(this.#snapshot.made)
    // The previous leader could not store its last entries. This tab writes a whole snapshot, because the stored log
    // would otherwise have a gap.
    const isOther = this.log.seq > this.#restorer.storedSeq
    if (isOther) this.#snapshot.isOfAnother()
    else this.#commands.foundInState()
    this.#snapshot.keepShort(this.#writer)
    this.#replication.leads(epoch ?? 0, isOther || epoch === null)
    this.#runner.begin()
    for (const name of this.log.acting()) this.deps.features.loadWithRetry(name)
    this.#roles.next('leader')
    this.#awaitSignIn()
    this.#unstored?.apply()
    this.#commands.handOverAll()
  }

  #awaitSignIn(): void {
    const turn = this.#roleTurn
    this.#commands.awaitSignIn()
    this.#after(SIGN_IN_HEARD_MS, () => {
      if (turn !== this.#roleTurn || !this.#commands.awaitNoMore()) return
      this.#replication.leads(0)
      this.#unstored?.apply()
      this.#commands.handOverAll()
    })
  }

  #after(ms: number, call: () => void): void {
    this.deps.clock.wake(addMs(this.deps.clock.now(), ms), call)
  }

  #writerOf(epoch: number | null): LogWriter {
    const { store, idle } = this.deps
    return new LogWriter(
      store,
      ACCOUNT_LOG,
      epoch,
      this.log.seq,
      (failure) => this.#trouble(failure),
      (seq, isStored) => this.#replication.durable(seq, isStored),
      idle,
    )
  }

  #retryTakeOver(onTaken: (epoch: number) => unknown): void {
    const turn = this.#roleTurn
    retryTakeOver(this.deps, ACCOUNT_LOG, () => turn === this.#roleTurn, onTaken)
  }

  /**
   * Restores the stored log if this tab knows no session. Otherwise overwrites the stored log, because it may contain a
   * session that has ended (SES-6).
   */
  async #firstStored(epoch: number): Promise<void> {
    const { slices } = this.deps
    const turn = this.#roleTurn
    const isNobody = knowsNobody(slices.session.get())
    if (isNobody) await this.#stepDown()
    if (turn !== this.#roleTurn) return
    if (isNobody) await this.#becomeLeader()
    else this.#writeWhole(epoch)
  }

  async #becomeFollower(): Promise<void> {
    const turn = (this.#roleTurn += 1)
    if (this.#writer !== null) await this.#stepDown()
    if (turn !== this.#roleTurn) return
    this.#roles.next('follower')
    this.#replication.hello(this.#follower.needsSnapshot)
    this.#commands.handOverAll()
  }

  /** Another tab leads. This tab drops the entries that it had not stored, and rereads the log. */
  async #stepDown(): Promise<void> {
    this.#runner.end()
    this.#batcher.drop()
    this.#dropWriter()
    this.#replication.forget()
    this.#follower.needsSnapshot = true
    await this.#restorer.restore(true)
  }

  /**
   * Reports a broken store once. While the store is broken, entries stay in memory. Once the store works again, the tab
   * writes the whole log.
   */
  #trouble(failure: LogStoreFailure): void {
    if (failure._tag === 'StoreOvertaken') return void this.#demote()
    const isBroken = failure._tag === 'StoreBroken'
    if (!isBroken || !this.#isStoreBroken) this.deps.onTrouble(failure)
    if (!isBroken) return
    this.#isStoreBroken = true
    this.#retryTakeOver((epoch) => this.#writeWhole(epoch))
  }

  /** Replaces the stored log with a snapshot of the current state. */
  #writeWhole(epoch: number): void {
    this.#writer?.stop()
    this.#writer = this.#writerOf(epoch)
    this.#snapshot.isOfAnother()
    this.#snapshot.keepShort(this.#writer)
    const last = this.#commands.inState
    this.#writer.whenDurable(this.log.seq, (isStored) => {
      if (isStored) this.#commands.foundInState(true, last)
    })
  }

  /**
   * This tab has lost the leadership and learns its new role shortly after. If the tabs elect this tab again, it leads
   * again.
   */
  async #demote(): Promise<void> {
    await this.#becomeFollower()
    this.#after(LEAD_AGAIN_MS, () => {
      if (this.#role === 'leader') void this.#becomeLeader()
    })
  }

  #dropWriter(): void {
    this.#writer?.depose()
    this.#writer = null
  }

  #entered(entry: Entry<AccountMessage>): void {
    const writer = this.#writer
    this.#snapshot.entered(entry)
    if (entry.message.type === 'SignedIn') this.#commands.signedIn()
    if (writer === null) return
    this.#unstored?.entered(entry)
    const encoded = this.#pendingFeatures.noted(this.#registry.entry.encode(entry), this.log.acting())
    this.#replication.numbered(entry.seq, encoded)
    writer.push(entry.seq, encoded)
    this.#snapshot.keepShort(writer)
    const n = this.#commands.ownWord(entry.from)
    if (n !== null) writer.whenDurable(entry.seq, (isStored) => this.#commands.foundInState(isStored, n))
  }

  #handle(message: TabProtocolMessage<AccountMessage>): void {
    if (message.kind !== 'said' && message.kind !== 'hello') return this.#follower.handle(message)
    if (this.#writer === null) return undefined
    return message.kind === 'said'
      ? this.#commands.take(message.message, message.from, message.under)
      : this.#replication.catchUp(message.seq, this.#writer)
  }
}
