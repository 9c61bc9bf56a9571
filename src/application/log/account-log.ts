import * as E from 'fp-ts/Either'
import { defer, filter, merge, Subject, type Observable, type Subscription } from 'rxjs'
import type { AccountMessage } from '../../domain/manifests/account-messages'
import { opaqueFrom, type Entry } from '../../domain/event-log'
import type { SessionId } from '../../domain/kernel/ids'
import { addMs } from '../../domain/kernel/instant'
import type { AccountSlices } from '../../domain/manifests/core'
import { knowsNobody, sessionOf } from '../../domain/session'
import { AccountSnapshot } from './account-snapshot'
import { PendingFeatureNotes } from './pending-features'
import { LogReplication } from './log-replication'
import { CommandSender } from './command-sender'
import type { LogContributions } from '../features/lazy-areas'
import type { AttachedContribution } from '../features/lazy-features'
import { EventLog } from './event-log'
import { LogWriter } from './log-writer'
import { MessageBatcher } from './message-batcher'
import { LogRegistry, type InitialLogParts } from './log-registry'
import type { Clock } from '../ports/browser/clock'
import type { AnimationFrames } from '../ports/browser/animation-frames'
import type { Idle } from '../ports/browser/idle'
import { STORE_RETRY_MS, type LogStore, type LogStoreFailure } from '../ports/browser/log-store'
import type { TabRole, Tabs } from '../ports/browser/tabs'
import { EffectRunner } from '../effects/effect-runner'
import { restoreLog } from './restore-log'
import type { TabProtocolMessage } from './tabs/tab-protocol'

export const ACCOUNT_LOG = 'account'
/** A leader whose store was taken over leads again after this, where the tabs still say that it leads. */
const LEAD_AGAIN_MS = 1_000
/** Within this whoever leads a log in which nobody ever was hears from the tabs that signed in before it. */
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
 * The account's log, one a browser: the leading tab numbers, stores and performs; the other tabs hand it what is said
 * to them and fold the entries they get back once they are durable, so that all tabs are the same state.
 */
export class AccountLog {
  readonly log: EventLog<AccountMessage>
  readonly #runner: EffectRunner<AccountMessage>
  readonly #batcher: MessageBatcher
  readonly #roles = new Subject<TabRole>()
  /** Which role this tab has come to play. */
  readonly role$: Observable<TabRole> = this.#roles
  #writer: LogWriter | null = null
  readonly #commands: CommandSender
  readonly #registry: LogRegistry<AccountMessage>
  readonly #replication: LogReplication
  readonly #snapshot: AccountSnapshot
  readonly #pendingFeatures = new PendingFeatureNotes()
  #passedOver = 0
  #role: TabRole | null = null
  /** Counts changes of the role: what was begun in an earlier one is not gone on with. */
  #roleTurn = 0
  /** It was told that the store is broken. */
  #isStoreBroken = false
  /** The leader knows less than this tab, or this tab reads anew: only a whole state can be taken. */
  #needsSnapshot = false
  /** What it was told may be in no store: whoever leads next may have numbered something else so. */
  #mayBeUnstored = false
  /** The turn in which what is stored is being read anew. */
  #rereadTurn = 0
  readonly #readAnew = new Subject<void>()
  #storedSeq = 0
  readonly #subscriptions: Subscription[] = []

  constructor(private readonly deps: Deps) {
    const { areas, slices, clock, frames, tabs } = deps
    this.#registry = new LogRegistry(deps, opaqueFrom)
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
      areas,
      isLeading: () => this.#writer !== null,
      listen: (heard) => this.#listen(heard),
    })
    this.#snapshot = new AccountSnapshot(this.log, areas, deps.features)
    this.#commands = new CommandSender({
      slices,
      isRedelivered,
      log: this.log,
      isLeading: () => this.#writer !== null,
      post: (said) => this.#replication.post(said),
    })
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

  /**
   * After every change but those that are passed through while what is stored is read anew: nobody has gone out and
   * come in by them.
   */
  readonly changes$ = defer(() => merge(this.log.changes$, this.#readAnew).pipe(filter(() => this.#rereadTurn === 0)))

  /** Entries that could not be read back. */
  get passedOver(): number {
    return this.#passedOver
  }

  /** Of what a message of that type is made; nothing where nobody has brought it by now. */
  readonly shapeOf = (type: string) => this.#registry.shapeOf(type)

  /** What an area brings (ADR 13); `joined` is to follow when it has taken its place in all logs. */
  attachArea(share: LogContributions<AccountMessage>): void {
    this.#registry.add(share)
  }

  /** A feature that was loaded takes its place; `joined` is to follow. */
  attach(name: string, { messages, effects, slices }: AttachedContribution<AccountMessage>): void {
    this.#registry.add({ messages, effects, join: () => this.log.attach(name, slices) })
  }

  resume(): void {
    this.log.resume()
    if (!this.deps.areas.areAllLoaded()) return
    this.#replication.readOn()
    if (this.#writer !== null) this.#snapshot.keepShort(this.#writer)
  }

  /**
   * Done when all that this tab has numbered by now is durable; what the leader sends is. Answers whether it is this
   * tab that has stored it.
   */
  settled(): Promise<boolean> {
    return new Promise((done) => {
      if (this.#writer === null) done(false)
      else this.#writer.whenDurable(this.log.seq, done)
    })
  }

  /** Restores what is stored, then plays its part among the tabs. */
  async start(): Promise<void> {
    const { tabs, clock } = this.deps
    const me = await tabs.me()
    await this.#restore()
    this.#commands.begin(me, clock.now())
    this.#subscriptions.push(
      tabs.messages$.subscribe((posted) => this.#replication.posted(posted)),
      tabs.role$.subscribe((role) => {
        this.#role = role
        void (role === 'leader' ? this.#becomeLeader() : this.#becomeFollower())
      }),
    )
  }

  /**
   * `isAnew`: what this tab has is of another log than what is stored. A leader's state that comes meanwhile counts
   * more than that.
   */
  async #restore(isAnew = false): Promise<boolean> {
    const { areas, clock, store } = this.deps
    const turn = this.#roleTurn
    const mine = isAnew ? turn : 0
    // What is begun anew has to be read to its end; anything else may be another tab's affair by then.
    const isWanted = () => this.#rereadTurn === mine && (isAnew || turn === this.#roleTurn)
    this.#rereadTurn = mine
    if (isAnew) this.log.restore({ seq: 0, pieces: {} })
    const folded = await restoreLog({
      log: this.log,
      store,
      name: ACCOUNT_LOG,
      message: this.#registry.message,
      clock,
      areas,
      isWanted,
    })
    if (folded.failure?._tag === 'StoreNewer') this.deps.onTrouble(folded.failure)
    this.#passedOver += folded.passedOver
    this.#storedSeq = folded.storedSeq
    this.#snapshot.restored(folded)
    if (isAnew && isWanted()) {
      this.#commands.foundInState()
      this.#rereadTurn = 0
      this.#readAnew.next()
    }
    return folded.failure === null
  }

  stop(): void {
    this.#nextTurn()
    for (const subscription of this.#subscriptions.splice(0)) subscription.unsubscribe()
    this.#runner.end()
    this.#batcher.drop()
    this.#replication.forget()
    this.#dropWriter()
    this.#role = null
  }

  /**
   * Says something to the log. Done when it is durable and this tab has folded it. `under`: the session in which it was
   * meant, if that may be over.
   */
  dispatch(message: AccountMessage, under?: SessionId | null): Promise<void> {
    return this.#commands.say(message, under)
  }

  /** Answers whether it is stored. */
  store(message: AccountMessage, under?: SessionId | null): Promise<boolean> {
    return this.#commands.store(message, under)
  }

  /** What the leader's own ports and effects say. */
  appendFact(message: AccountMessage): void {
    if (this.#writer !== null && (this.#registry.mustWaitFor(message) || !this.#batcher.hold(message)))
      this.log.append(message, null)
  }

  async #becomeLeader(): Promise<void> {
    const turn = this.#nextTurn()
    const { slices, onTrouble, store } = this.deps
    const taken = await store.takeOver(ACCOUNT_LOG)()
    // Another leads by now, and may have told all it knows already.
    if (turn !== this.#roleTurn) return
    const isRead = await this.#restore(
      E.isRight(taken) && (this.#needsSnapshot || (this.#mayBeUnstored && knowsNobody(slices.session.get()))),
    )
    if (turn !== this.#roleTurn) return
    const epoch = isRead && E.isRight(taken) ? taken.right : null
    this.#writer = this.#writerOf(epoch)
    if (epoch === null && (E.isRight(taken) || taken.left._tag === 'StoreBroken')) {
      onTrouble({ _tag: 'StoreBroken' })
      this.#askAgain((had) => this.#firstStored(had))
    }
    if (this.#snapshot.made !== null) this.#writer.startsFrom(this.#snapshot.made)
    // The leader before could not store what it told: without that the stored log would have a hole.
    const isOther = this.log.seq > this.#storedSeq
    if (isOther) this.#snapshot.isOfAnother()
    else this.#commands.foundInState()
    this.#snapshot.keepShort(this.#writer)
    this.#replication.leads(epoch ?? 0, isOther || epoch === null)
    this.#runner.begin()
    for (const name of this.log.acting()) this.deps.features.loadWithRetry(name)
    this.#roles.next('leader')
    this.#awaitSignIn()
    this.#commands.handOverAll()
  }

  #awaitSignIn(): void {
    const { clock } = this.deps
    const turn = this.#roleTurn
    this.#commands.awaitSignIn()
    clock.wake(addMs(clock.now(), SIGN_IN_HEARD_MS), () => {
      if (turn !== this.#roleTurn || !this.#commands.awaitNoMore()) return
      this.#replication.leads(0)
      this.#commands.handOverAll()
    })
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

  /** The store is asked for again and again, until it is had or another leads. */
  #askAgain(had: (epoch: number) => unknown): void {
    const { clock, onTrouble, store } = this.deps
    const turn = this.#roleTurn
    clock.wake(addMs(clock.now(), STORE_RETRY_MS), () => {
      if (turn === this.#roleTurn)
        void store
          .takeOver(ACCOUNT_LOG)()
          .then((epoch) => {
            if (turn !== this.#roleTurn) return
            if (E.isRight(epoch)) had(epoch.right)
            else if (epoch.left._tag === 'StoreBroken') this.#askAgain(had)
            else onTrouble(epoch.left)
          })
    })
  }

  /** What is stored is gone back to, unless somebody is in by now or has left, whom it may still hold as in (SES-6). */
  async #firstStored(epoch: number): Promise<void> {
    const { areas, slices } = this.deps
    const turn = this.#roleTurn
    const isNobody = knowsNobody(slices.session.get())
    await (isNobody ? this.#stepDown() : areas.loadAllWithRetry())
    if (turn !== this.#roleTurn) return
    if (isNobody) await this.#becomeLeader()
    else this.#writeWhole(epoch)
  }

  async #becomeFollower(): Promise<void> {
    const turn = this.#nextTurn()
    if (this.#writer !== null) await this.#stepDown()
    if (turn !== this.#roleTurn) return
    this.#roles.next('follower')
    this.#replication.hello(this.#needsSnapshot)
    this.#commands.handOverAll()
  }

  /** A role that changes again while this tab is still getting ready for it is not taken up. */
  #nextTurn(): number {
    return (this.#roleTurn += 1)
  }

  /** Another tab leads: what this one had not stored never happened; the new leader has the truth. */
  async #stepDown(): Promise<void> {
    this.#runner.end()
    this.#batcher.drop()
    this.#dropWriter()
    this.#replication.forget()
    this.#needsSnapshot = true
    await this.#restore(true)
  }

  /**
   * A store that broke is told of once; what came meanwhile is not lost for as long as this page lives, and is stored
   * as soon as it can be.
   */
  #trouble(failure: LogStoreFailure): void {
    if (failure._tag === 'StoreOvertaken') return void this.#demote()
    const isBroken = failure._tag === 'StoreBroken'
    if (!isBroken || !this.#isStoreBroken) this.deps.onTrouble(failure)
    if (!isBroken) return
    this.#isStoreBroken = true
    this.#askAgain((epoch) => this.#writeWhole(epoch))
  }

  /** All that is known now takes the place of what is stored. */
  #writeWhole(epoch: number): void {
    this.#writer?.stop()
    this.#writer = this.#writerOf(epoch)
    this.#snapshot.isOfAnother()
    this.#snapshot.keepShort(this.#writer)
    const said = this.#commands.inState
    this.#writer.whenDurable(this.log.seq, (isStored) => {
      if (isStored) this.#commands.foundInState(true, said)
    })
  }

  /**
   * A tab that has lost the lead hears so within a moment; one that has not may have been overtaken by a tab that had.
   */
  async #demote(): Promise<void> {
    const { clock } = this.deps
    await this.#becomeFollower()
    clock.wake(addMs(clock.now(), LEAD_AGAIN_MS), () => {
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
    const encoded = this.#pendingFeatures.noted(this.#registry.entry.encode(entry), this.log.acting())
    this.#replication.numbered(entry.seq, encoded)
    writer.push(entry.seq, encoded)
    this.#snapshot.keepShort(writer)
    const n = this.#commands.ownWord(entry.from)
    if (n !== null) writer.whenDurable(entry.seq, (isStored) => this.#commands.foundInState(isStored, n))
  }

  #listen(heard: TabProtocolMessage<AccountMessage>): void {
    switch (heard.kind) {
      case 'said':
        return this.#writer === null ? undefined : this.#commands.take(heard.message, heard.from, heard.under)
      case 'hello':
        return this.#writer === null ? undefined : this.#replication.catchUp(heard.seq, this.#writer)
      case 'leads': {
        this.#needsSnapshot ||= heard.isOther === true || this.#mayBeUnstored || heard.seq < this.log.seq
        this.#replication.hello(this.#needsSnapshot)
        return this.#commands.handOverAll()
      }
      case 'entries': {
        if (this.#needsSnapshot) return
        this.#replication.take(heard.entries)
        this.#mayBeUnstored = heard.isStored === false
        return this.#commands.foundInState(heard.isStored)
      }
      case 'state': {
        if (!this.#needsSnapshot && heard.seq <= this.log.seq) return
        this.#needsSnapshot = false
        this.#mayBeUnstored = true
        // That is how it is: what comes after it has happened.
        this.#rereadTurn = 0
        this.log.restore(heard)
        // Whether it is stored as well the next entries tell.
        this.#commands.foundInState(false)
      }
    }
  }
}
