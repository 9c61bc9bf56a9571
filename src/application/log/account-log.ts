import * as E from 'fp-ts/Either'
import { defer, filter, merge, Subject, type Observable, type Subscription } from 'rxjs'
import type { AccountMessage } from '../../domain/account-log'
import { opaqueFrom, type Entry } from '../../domain/event-log'
import type { SessionId } from '../../domain/kernel/ids'
import { later } from '../../domain/kernel/instant'
import type { AccountCells } from '../../domain/log.first'
import { knowsNobody, sessionOf } from '../../domain/session'
import { AccountBase } from './account-base'
import { ActingNotes } from '../acting-notes'
import { AccountTalk } from './account-talk'
import { AccountVoice } from './account-voice'
import type { Share } from '../areas/areas'
import type { AttachedPart } from '../features'
import { EventLog } from './event-log'
import { LogWriter } from './log-writer'
import { Gathered } from './gathered'
import { Known, type Begins } from '../areas/known'
import type { Clock } from '../ports/clock'
import type { Frames } from '../ports/frames'
import type { Idle } from '../ports/idle'
import { STORE_RETRY_MS, type LogStore, type LogStoreFailure } from '../ports/log-store'
import type { TabRole, Tabs } from '../ports/tabs'
import { EffectRunner } from '../effects/run-machine'
import { foldStored } from './stored-log'
import type { TabTalk } from '../tabs/tab-talk'

export const ACCOUNT_LOG = 'account'
/** A leader whose store was taken over leads again after this, where the tabs still say that it leads. */
const LEAD_AGAIN_MS = 1_000
/** Within this whoever leads a log in which nobody ever was hears from the tabs that signed in before it. */
const SIGN_IN_HEARD_MS = 5_000

interface Needs extends Begins<AccountMessage> {
  readonly cells: AccountCells
  readonly store: LogStore
  readonly tabs: Tabs
  readonly clock: Clock
  readonly frames: Frames
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
  readonly #gathered: Gathered
  readonly #roles = new Subject<TabRole>()
  /** Which role this tab has come to play. */
  readonly role$: Observable<TabRole> = this.#roles
  #writer: LogWriter | null = null
  readonly #voice: AccountVoice
  readonly #known: Known<AccountMessage>
  readonly #talk: AccountTalk
  readonly #base: AccountBase
  readonly #acting = new ActingNotes()
  #passedOver = 0
  #role: TabRole | null = null
  /** Counts changes of the role: what was begun in an earlier one is not gone on with. */
  #turn = 0
  /** It was told that the store is broken. */
  #isTroubled = false
  /** The leader knows less than this tab, or this tab reads anew: only a whole state can be taken. */
  #isAhead = false
  /** What it was told may be in no store: whoever leads next may have numbered something else so. */
  #isUnsure = false
  /** The turn in which what is stored is being read anew. */
  #reading = 0
  readonly #readAnew = new Subject<void>()
  #storedSeq = 0
  readonly #subscriptions: Subscription[] = []

  constructor(private readonly needs: Needs) {
    const { areas, cells, clock, frames, tabs } = needs
    this.#known = new Known(needs, opaqueFrom)
    const { awaits, effectOf, entry, isRedelivered, message, read } = this.#known
    this.#gathered = new Gathered(frames, (fact) => this.log.append(fact, null))
    this.log = new EventLog<AccountMessage>(cells, clock, () => [...this.#gathered.take(), ...this.#runner.overdue()], { awaits, read, entry })
    this.#talk = new AccountTalk({ log: this.log, tabs, message, areas, isLeading: () => this.#writer !== null, listen: (heard) => this.#listen(heard) })
    this.#base = new AccountBase(this.log, areas, needs.features)
    this.#voice = new AccountVoice({ cells, isRedelivered, log: this.log, isLeading: () => this.#writer !== null, post: (said) => this.#talk.post(said) })
    this.#runner = new EffectRunner<AccountMessage>({
      readers: () => this.log.readers, upTo: () => this.log.seq, clock, effectOf,
      say: (fact) => this.hear(fact),
      alarmRang: (ask) => ({ type: 'AlarmRang', ask }),
      attempted: (ask) => ({ type: 'EffectAttempted', ask }),
      attemptedAt: this.log.attemptedAt,
      session: () => sessionOf(cells.session.get())?.sessionId ?? null,
      whenDurable: (seq, call) => this.#writer?.whenDurable(seq, call),
      setBacksUpTo: this.log.setBacksUpTo,
    })
    this.log.entries$.subscribe((entry) => this.#entered(entry))
    this.log.changes$.subscribe(() => this.#runner.follow())
  }

  /** After every change but those that are passed through while what is stored is read anew: nobody has gone out and come in by them. */
  readonly changes$ = defer(() => merge(this.log.changes$, this.#readAnew).pipe(filter(() => this.#reading === 0)))

  /** Entries that could not be read back. */
  get passedOver(): number { return this.#passedOver }

  /** Of what a message of that type is made; nothing where nobody has brought it by now. */
  readonly shapeOf = (type: string) => this.#known.shapeOf(type)

  /** What an area brings (ADR 13); `joined` is to follow when it has taken its place in all logs. */
  take(share: Share<AccountMessage>): void { this.#known.take(share) }

  /** A feature that was loaded takes its place; `joined` is to follow. */
  attach(name: string, { messages, effects, cells }: AttachedPart<AccountMessage>): void {
    this.#known.take({ messages, effects, join: () => this.log.attach(name, cells) })
  }

  joined(): void {
    this.log.joined()
    if (!this.needs.areas.areAllHere()) return
    this.#talk.readOn()
    if (this.#writer !== null) this.#base.keepShort(this.#writer)
  }

  /** Done when all that this tab has numbered by now is durable; what the leader sends is. Answers whether it is this tab that has stored it. */
  settled(): Promise<boolean> {
    return new Promise((done) => {
      if (this.#writer === null) done(false)
      else this.#writer.whenDurable(this.log.seq, done)
    })
  }

  /** Restores what is stored, then plays its part among the tabs. */
  async start(): Promise<void> {
    const { tabs, clock } = this.needs
    const me = await tabs.me()
    await this.#restore()
    this.#voice.begin(me, clock.now())
    this.#subscriptions.push(
      tabs.messages$.subscribe((posted) => this.#talk.posted(posted)),
      tabs.role$.subscribe((role) => {
        this.#role = role
        void (role === 'leader' ? this.#lead() : this.#follow())
      }),
    )
  }

  /** `isAnew`: what this tab has is of another log than what is stored. A leader's state that comes meanwhile counts more than that. */
  async #restore(isAnew = false): Promise<boolean> {
    const { areas, clock, store } = this.needs
    const turn = this.#turn
    const mine = isAnew ? turn : 0
    // What is begun anew has to be read to its end; anything else may be another tab's affair by then.
    const isWanted = () => this.#reading === mine && (isAnew || turn === this.#turn)
    this.#reading = mine
    if (isAnew) this.log.restore({ seq: 0, pieces: {} })
    const folded = await foldStored({ log: this.log, store, name: ACCOUNT_LOG, message: this.#known.message, clock, areas, isWanted })
    if (folded.failure?._tag === 'StoreNewer') this.needs.onTrouble(folded.failure)
    this.#passedOver += folded.passedOver
    this.#storedSeq = folded.storedSeq
    this.#base.restored(folded)
    if (isAnew && isWanted()) {
      this.#voice.foundInState()
      this.#reading = 0
      this.#readAnew.next()
    }
    return folded.failure === null
  }

  stop(): void {
    this.#nextTurn()
    for (const subscription of this.#subscriptions.splice(0)) subscription.unsubscribe()
    this.#runner.end()
    this.#gathered.drop()
    this.#talk.forget()
    this.#dropWriter()
    this.#role = null
  }

  /** Says something to the log. Done when it is durable and this tab has folded it. `under`: the session in which it was meant, if that may be over. */
  say(message: AccountMessage, under?: SessionId | null): Promise<void> { return this.#voice.say(message, under) }

  /** Answers whether it is stored. */
  store(message: AccountMessage, under?: SessionId | null): Promise<boolean> { return this.#voice.store(message, under) }

  /** What the leader's own ports and effects say. */
  hear(message: AccountMessage): void {
    if (this.#writer !== null && (this.#known.awaits(message) || !this.#gathered.hold(message))) this.log.append(message, null)
  }

  async #lead(): Promise<void> {
    const turn = this.#nextTurn()
    const { cells, onTrouble, store } = this.needs
    const taken = await store.takeOver(ACCOUNT_LOG)()
    // Another leads by now, and may have told all it knows already.
    if (turn !== this.#turn) return
    const isRead = await this.#restore(E.isRight(taken) && (this.#isAhead || (this.#isUnsure && knowsNobody(cells.session.get()))))
    if (turn !== this.#turn) return
    const epoch = isRead && E.isRight(taken) ? taken.right : null
    this.#writer = this.#writerOf(epoch)
    if (epoch === null && (E.isRight(taken) || taken.left._tag === 'StoreBroken')) {
      onTrouble({ _tag: 'StoreBroken' })
      this.#askAgain((had) => this.#firstStored(had))
    }
    if (this.#base.made !== null) this.#writer.startsFrom(this.#base.made)
    // The leader before could not store what it told: without that the stored log would have a hole.
    const isOther = this.log.seq > this.#storedSeq
    if (isOther) this.#base.isOfAnother()
    else this.#voice.foundInState()
    this.#base.keepShort(this.#writer)
    this.#talk.leads(epoch ?? 0, isOther || epoch === null)
    this.#runner.begin()
    for (const name of this.log.acting()) this.needs.features.insist(name)
    this.#roles.next('leader')
    this.#awaitSignIn()
    this.#voice.handOverAll()
  }

  #awaitSignIn(): void {
    const { clock } = this.needs
    const turn = this.#turn
    this.#voice.awaitSignIn()
    clock.wake(later(clock.now(), SIGN_IN_HEARD_MS), () => {
      if (turn !== this.#turn || !this.#voice.awaitNoMore()) return
      this.#talk.leads(0)
      this.#voice.handOverAll()
    })
  }

  #writerOf(epoch: number | null): LogWriter {
    const { store, idle } = this.needs
    return new LogWriter(store, ACCOUNT_LOG, epoch, this.log.seq,
      (failure) => this.#trouble(failure), (seq, isStored) => this.#talk.durable(seq, isStored), idle)
  }

  /** The store is asked for again and again, until it is had or another leads. */
  #askAgain(had: (epoch: number) => unknown): void {
    const { clock, onTrouble, store } = this.needs
    const turn = this.#turn
    clock.wake(later(clock.now(), STORE_RETRY_MS), () => {
      if (turn === this.#turn) void store.takeOver(ACCOUNT_LOG)().then((epoch) => {
        if (turn !== this.#turn) return
        if (E.isRight(epoch)) had(epoch.right)
        else if (epoch.left._tag === 'StoreBroken') this.#askAgain(had)
        else onTrouble(epoch.left)
      })
    })
  }

  /** What is stored is gone back to, unless somebody is in by now or has left, whom it may still hold as in (SES-6). */
  async #firstStored(epoch: number): Promise<void> {
    const { areas, cells } = this.needs
    const turn = this.#turn
    const isNobody = knowsNobody(cells.session.get())
    await (isNobody ? this.#abdicate() : areas.insist())
    if (turn !== this.#turn) return
    if (isNobody) await this.#lead()
    else this.#writeWhole(epoch)
  }

  async #follow(): Promise<void> {
    const turn = this.#nextTurn()
    if (this.#writer !== null) await this.#abdicate()
    if (turn !== this.#turn) return
    this.#roles.next('follower')
    this.#talk.hello(this.#isAhead)
    this.#voice.handOverAll()
  }

  /** A role that changes again while this tab is still getting ready for it is not taken up. */
  #nextTurn(): number {
    return (this.#turn += 1)
  }

  /** Another tab leads: what this one had not stored never happened; the new leader has the truth. */
  async #abdicate(): Promise<void> {
    this.#runner.end()
    this.#gathered.drop()
    this.#dropWriter()
    this.#talk.forget()
    this.#isAhead = true
    await this.#restore(true)
  }

  /** A store that broke is told of once; what came meanwhile is not lost for as long as this page lives, and is stored as soon as it can be. */
  #trouble(failure: LogStoreFailure): void {
    if (failure._tag === 'StoreOvertaken') return void this.#retreat()
    const isBroken = failure._tag === 'StoreBroken'
    if (!isBroken || !this.#isTroubled) this.needs.onTrouble(failure)
    if (!isBroken) return
    this.#isTroubled = true
    this.#askAgain((epoch) => this.#writeWhole(epoch))
  }

  /** All that is known now takes the place of what is stored. */
  #writeWhole(epoch: number): void {
    this.#writer?.stop()
    this.#writer = this.#writerOf(epoch)
    this.#base.isOfAnother()
    this.#base.keepShort(this.#writer)
    const said = this.#voice.inState
    this.#writer.whenDurable(this.log.seq, (isStored) => { if (isStored) this.#voice.foundInState(true, said) })
  }

  /** A tab that has lost the lead hears so within a moment; one that has not may have been overtaken by a tab that had. */
  async #retreat(): Promise<void> {
    const { clock } = this.needs
    await this.#follow()
    clock.wake(later(clock.now(), LEAD_AGAIN_MS), () => { if (this.#role === 'leader') void this.#lead() })
  }

  #dropWriter(): void {
    this.#writer?.depose()
    this.#writer = null
  }

  #entered(entry: Entry<AccountMessage>): void {
    const writer = this.#writer
    this.#base.entered(entry)
    if (entry.message.type === 'SignedIn') this.#voice.signedIn()
    if (writer === null) return
    const encoded = this.#acting.noted(this.#known.entry.encode(entry), this.log.acting())
    this.#talk.numbered(entry.seq, encoded)
    writer.push(entry.seq, encoded)
    this.#base.keepShort(writer)
    const n = this.#voice.ownWord(entry.from)
    if (n !== null) writer.whenDurable(entry.seq, (isStored) => this.#voice.foundInState(isStored, n))
  }

  #listen(heard: TabTalk<AccountMessage>): void {
    switch (heard.kind) {
      case 'said': return this.#writer === null ? undefined : this.#voice.take(heard.message, heard.from, heard.under)
      case 'hello': return this.#writer === null ? undefined : this.#talk.catchUp(heard.seq, this.#writer)
      case 'leads': {
        this.#isAhead ||= heard.isOther === true || this.#isUnsure || heard.seq < this.log.seq
        this.#talk.hello(this.#isAhead)
        return this.#voice.handOverAll()
      }
      case 'entries': {
        if (this.#isAhead) return
        this.#talk.take(heard.entries)
        this.#isUnsure = heard.isStored === false
        return this.#voice.foundInState(heard.isStored)
      }
      case 'state': {
        if (!this.#isAhead && heard.seq <= this.log.seq) return
        this.#isAhead = false
        this.#isUnsure = true
        // That is how it is: what comes after it has happened.
        this.#reading = 0
        this.log.restore(heard)
        // Whether it is stored as well the next entries tell.
        this.#voice.foundInState(false)
      }
    }
  }
}
