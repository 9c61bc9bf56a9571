import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { toOpaqueMessage } from '../../domain/event-log'
import type { SessionId, TabId } from '../../domain/kernel/ids'
import { addMs } from '../../domain/kernel/instant'
import type { TabSlices } from '../../domain/core'
import type { TabMessage } from '../../domain/features'
import type { LogContribution } from '../features/implement-feature'
import { EventLog } from './event-log'
import { PendingFeatureNotes } from './pending-features'
import { LogRegistry, type InitialLogParts } from './log-registry'
import { LogWriter } from './log-writer'
import type { Clock } from '../ports/browser/clock'
import type { Idle } from '../ports/browser/idle'
import type { UnloadJournal } from '../ports/browser/unload-journal'
import { STORE_RETRY_MS, type LogStore, type LogStoreFailure } from '../ports/browser/log-store'
import { EffectRunner } from '../effects/effect-runner'
import { isReadable, readStored } from './read-stored'
import { applyEntries, restoreLog } from './restore-log'

/** The most entries after a snapshot. A tab's log records every keystroke, so the log grows fast. */
const KEPT = 2_000

interface Deps extends InitialLogParts<TabMessage> {
  readonly slices: TabSlices
  readonly store: LogStore
  readonly lastWords: UnloadJournal
  readonly clock: Clock
  readonly idle: Idle
  readonly onTrouble: (failure: LogStoreFailure) => void
  /** The session on whose behalf this tab acts. */
  readonly session: () => SessionId | null
}

const PREFIX = 'tab-'
export const tabLogName = (tab: TabId): string => `${PREFIX}${tab}`

/** The last entries of the previous page, which may be unstored, with the name of their log. */
const LastWordsOf = t.type({ log: t.string, entries: t.UnknownArray })

/** A journal needs the stored log that it follows. So a slow store is read up to 5 times, 1 second apart. */
const READ_TRIES = 5
const READ_AGAIN_MS = 1_000

export const isTabLog = (name: string): boolean => name.startsWith(PREFIX)

/** A tab's own log: its routes, typed text and open panels. Only this tab writes it. */
export class TabLog {
  readonly log: EventLog<TabMessage>
  readonly #runner: EffectRunner<TabMessage>
  readonly #known: LogRegistry<TabMessage>
  #writer: LogWriter | null = null
  #early: TabMessage[] = []
  readonly #pendingFeatures = new PendingFeatureNotes()
  #sinceBase = 0
  #passedOver = 0
  /**
   * Journal entries of the previous page. This tab keeps these entries until the store has a snapshot that contains
   * them.
   */
  #last: readonly unknown[] = []
  /**
   * The entries of this page while the stored log is unreadable, and the session to which these entries belong. `null`
   * once the stored log was read, or if the stored log is too far behind to merge.
   */
  #unread: { readonly under: SessionId | null; readonly since: unknown[] } | null = null
  #takeBack = (): void => undefined

  constructor(private readonly deps: Deps) {
    const { slices, clock } = deps
    this.#known = new LogRegistry(deps, toOpaqueMessage)
    const { mustWaitFor, effectOf, entry: stored, decodeOpaque } = this.#known
    this.log = new EventLog<TabMessage>(slices, clock, () => this.#runner.overdue(), {
      mustWaitFor,
      decodeOpaque,
      entry: stored,
    })
    this.#runner = new EffectRunner<TabMessage>({
      readers: () => this.log.readers,
      upTo: () => this.log.seq,
      clock,
      effectOf,
      say: (message) => this.dispatch(message),
      alarmRang: (ask) => ({ type: 'AlarmRang', ask }),
      attempted: (ask) => ({ type: 'EffectAttempted', ask }),
      attemptedAt: this.log.attemptedAt,
      session: deps.session,
      whenDurable: (seq, call) => this.#writer?.whenDurable(seq, call),
      setBacksUpTo: this.log.setBacksUpTo,
    })
    this.log.entries$.subscribe((entry) => {
      const encoded = this.#pendingFeatures.noted(stored.encode(entry), this.log.acting())
      this.#writer?.push(entry.seq, encoded)
      if (this.#unread !== null && this.#unread.since.push(encoded) > KEPT) this.#unread = null
      this.#sinceBase += 1
      if (entry.message.type === 'ForgetAccount') this.#forget(entry.seq)
      else if (this.#sinceBase > KEPT) this.#rebase()
    })
    this.log.changes$.subscribe(() => this.#runner.follow())
  }

  get passedOver(): number {
    return this.#passedOver
  }

  readonly shapeOf = (type: string) => this.#known.shapeOf(type)

  /** Attaches a loaded feature. Call `resume` once both logs have attached it. */
  attach(name: string, { messages, effects, slices }: LogContribution<TabMessage>): void {
    this.#known.add({ messages, effects })
    this.log.attach(name, slices)
  }

  resume(): void {
    this.log.resume()
  }

  async start(tab: TabId): Promise<void> {
    const { store, clock, session } = this.deps
    const name = tabLogName(tab)
    const epoch = await store.takeOver(name)()
    const fold = () => restoreLog({ log: this.log, store, name, message: this.#known.message, clock })
    let folded = await fold()
    for (
      let tries = 1;
      tries < READ_TRIES && folded.failure?._tag === 'StoreBroken' && this.#lastOf(name) !== null;
      tries += 1
    ) {
      await new Promise<void>((done) => {
        clock.wake(addMs(clock.now(), READ_AGAIN_MS), done)
      })
      folded = await fold()
    }
    this.#passedOver += folded.passedOver
    const stored = this.log.seq
    // A log that started empty because the store failed does not continue the journal. The stored log, the journal and
    // this log are merged once the store can be read.
    const { failure } = folded
    if (failure === null) await this.#readLast(name)
    else this.#unread = { under: session(), since: [] }
    this.#putByLast(name)
    const had = failure === null ? epoch : E.left(failure)
    this.#write(name, E.isLeft(had) ? null : had.right, stored)
    if (E.isLeft(had)) this.#trouble(name, had.left)
    // If the tab was closed before it cleared its store, it clears the store now (SES-6).
    this.#rebase()
    this.#runner.begin()
    for (const name of this.log.acting()) this.deps.features.loadWithRetry(name)
    for (const message of this.#early.splice(0)) this.dispatch(message)
  }

  #lastOf(log: string): readonly unknown[] | null {
    const kept = this.deps.lastWords.kept()
    return LastWordsOf.is(kept) && kept.log === log ? kept.entries : null
  }

  async #readLast(log: string): Promise<void> {
    const last = this.#lastOf(log)
    if (last === null) return
    this.#last = last
    // If the code for an older format cannot load now, the journal stays for the next page.
    if (!(await isReadable({ entries: last }))) return
    this.#passedOver += applyEntries(this.log, { entries: last }, this.#known.message)
  }

  /** Keeps unstored entries for the next page. While the stored log is unreadable, keeps the previous journal. */
  #putByLast(log: string): void {
    const { lastWords } = this.deps
    lastWords.onLeaving(() => {
      if (this.#unread !== null) return lastWords.kept()
      const entries = this.#unwritten()
      return entries.length === 0 ? null : { log, entries }
    })
  }

  #unwritten(): readonly unknown[] {
    return [...this.#last, ...(this.#writer?.unwritten ?? [])]
  }

  #write(name: string, epoch: number | null, stored = this.log.seq): void {
    const { store, idle } = this.deps
    this.#writer = new LogWriter(
      store,
      name,
      epoch,
      stored,
      (failure) => this.#trouble(name, failure),
      () => undefined,
      idle,
    )
  }

  #trouble(name: string, failure: LogStoreFailure): void {
    if (failure._tag === 'StoreOvertaken') this.#goOnFromMemory(name)
    if (failure._tag === 'StoreBroken') this.#tryStoreAgain(name)
    this.deps.onTrouble(failure)
  }

  #tryStoreAgain(name: string): void {
    const { clock } = this.deps
    this.#takeBack = clock.wake(addMs(clock.now(), STORE_RETRY_MS), () => {
      void this.#goOnInStore(name)
    })
  }

  /**
   * Stores this page's entries. If the stored log was unreadable until now, these entries follow the stored entries.
   */
  async #goOnInStore(name: string): Promise<void> {
    const { session, store } = this.deps
    const late = this.#unread === null ? null : await import('./merge-stored-log').catch(() => null)
    const epoch = await store.takeOver(name)()
    const read = late === null || E.isLeft(epoch) ? null : await readStored(store, name)
    if (this.#writer === null) return
    const unread = this.#unread
    if (E.isLeft(epoch) || (unread !== null && (read === null || E.isLeft(read)))) return this.#tryStoreAgain(name)
    this.#unread = null
    // The logs are merged only within one session, because the entries of another member do not belong to this member.
    const merged =
      late !== null && read !== null && E.isRight(read) && unread?.under === session()
        ? late.mergeStoredLog({
            log: this.log,
            stored: read.right,
            last: this.#lastOf(name) ?? [],
            since: unread.since,
            message: this.#known.message,
            onBegin: () => {
              this.#runner.end()
            },
          })
        : null
    this.#passedOver += merged?.passedOver ?? 0
    this.#last = merged?.unstored ?? this.#unwritten()
    this.#write(name, epoch.right)
    this.#rebase()
    if (merged !== null) this.#runner.begin()
  }

  /** While this tab opened, another tab took it for a closed tab and removed its log. This tab continues in memory. */
  #goOnFromMemory(name: string): void {
    this.#runner.end()
    this.#write(name, null)
    this.#runner.begin()
  }

  /** Resolves once all entries so far are durable, to `true` if these entries are stored. */
  settled(): Promise<boolean> {
    return new Promise((done) => {
      if (this.#writer === null) done(false)
      else this.#writer.whenDurable(this.log.seq, done)
    })
  }

  stop(): void {
    this.#takeBack()
    this.#runner.end()
    this.#writer?.stop()
    this.#writer = null
  }

  dispatch(message: TabMessage): void {
    if (this.#writer === null) this.#early.push(message)
    else this.log.append(message, null)
  }

  /** All account data is removed now, before the snapshot is written. */
  #forget(seq: number): void {
    this.#unread = null
    this.log.forgetUnattached(seq)
    this.#rebase()
    this.#forgetLast()
  }

  #forgetLast(): void {
    this.#last = []
    this.deps.lastWords.forget()
  }

  /** Replaces the stored log by a snapshot. Features that are not loaded keep their stored chunks. */
  #rebase(): void {
    const base = this.log.checkpoint()
    this.#sinceBase = 0
    this.#last = this.#unwritten()
    this.#writer?.rebase(base)
    this.#writer?.whenDurable(base.seq, (isStored) => {
      if (isStored) this.#forgetLast()
    })
  }
}
