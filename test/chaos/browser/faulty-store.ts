import * as E from 'fp-ts/Either'
import { map, type TaskEither } from 'fp-ts/TaskEither'
import { ACCOUNT_LOG } from '../../../src/application/log/account-log'
import { isTabLog } from '../../../src/application/log/tab-log'
import type { LogStore, LogStoreFailure } from '../../../src/application/ports/browser/log-store'
import { MemoryDisk, memoryLogStore } from '../../support/in-memory/log-store'
import type { ChaosPage } from './chaos-page'

/** How long a store operation takes without faults. */
const FAIR_MS = 4
/** If another page blocks the database, an operation fails after this time. */
const BLOCKED_MS = 5_000
/** A message between tabs reaches all tabs within this time. */
const TOLD_MS = 10

export type StoreFault = 'none' | 'full' | 'blocked'

/** The storage that survives the tabs of one browser, and its faults. */
export class FaultyStore {
  readonly memory = new MemoryDisk(false)
  readonly tokens = new Map<string, string>()
  trouble: StoreFault = 'none'
  slowMs = 0
  /** How many of the next writes abort. */
  aborts = 0
  /**
   * Interrupts the next write of the page `of`, or of any page. With `isThere` the write is stored but not confirmed,
   * otherwise the store keeps nothing of the write.
   */
  interrupts: { readonly isThere: boolean; readonly of: ChaosPage | null; readonly go: (page: ChaosPage) => void }[] =
    []
  /** Whether, after a fault, the store may lack entries of the pages. False once a page has stored everything. */
  isUnsure = false
  /** Whether the store ever had a fault, after which the log may have started again from empty. */
  hasFailed = false
  /** Pages with entries only in memory: a write failed, and the page has not stored everything since. */
  readonly failedFor = new Set<ChaosPage>()
  /** Pages whose tab log has entries that are not stored. */
  readonly owesTab = new Set<ChaosPage>()
  /** Entries up to this time may be lost, because a page vanished with entries only in memory. */
  losesUntil = 0
  /** Entries up to this time may exist only in a page that is no longer the leader. */
  forgetsUntil = 0
  version = 1
  /** The page whose epoch of the account's log is in force. */
  reigning: ChaosPage | null = null
  /** A callback that runs for each store operation and for its result. */
  onCalled: (page: ChaosPage, what: string) => void = () => undefined
  readonly #calls = new Set<ChaosPage>()
  #answeredAt = 0
  /** Callbacks for texts that are not stored yet, because the page has them only in memory. */
  #unkept: { readonly page: ChaosPage; readonly call: () => void }[] = []

  /** The member or the browser clears the storage while pages are open. */
  wipe(pages: readonly ChaosPage[]): void {
    this.memory.clear()
    this.tokens.clear()
    this.#doubt(pages)
  }

  /** A power failure loses the last write. */
  tear(now: number): void {
    for (const log of this.memory.logs.values()) log.blocks.pop()
    this.#doubt([])
    this.losesUntil = now
  }

  #doubt(pages: readonly ChaosPage[]): void {
    this.isUnsure = true
    this.hasFailed = true
    for (const page of pages) this.failedFor.add(page)
  }

  /** Calls back once `text` is stored. After a failed write, waits for a later write of the page. */
  whenStored(page: ChaosPage, text: string, call: () => void): void {
    if (!this.failedFor.has(page) || this.text().includes(text)) call()
    else this.#unkept.push({ page, call })
  }

  /** Notes that the page has stored all its entries. */
  #hasStored(page: ChaosPage): void {
    this.isUnsure = false
    this.failedFor.delete(page)
    const stored = this.#unkept.filter((one) => one.page === page)
    this.#unkept = this.#unkept.filter((one) => one.page !== page)
    for (const { call } of stored) call()
  }

  /** Whether no page waits for the store and all tabs have received the last write. */
  isStill(now: number): boolean {
    return now - this.#answeredAt >= TOLD_MS && [...this.#calls].every((page) => page.isGone || page.isFrozen)
  }

  /** All stored logs, as text. */
  text(): string {
    return JSON.stringify([...this.memory.logs])
  }

  storeOf(page: ChaosPage): LogStore {
    const store = memoryLogStore(this.memory)
    let calls = 0
    const counted = (by: number): void => {
      calls += by
      if (calls > 0) this.#calls.add(page)
      else this.#calls.delete(page)
    }
    const call =
      <A>(
        what: string,
        log: string,
        work: TaskEither<LogStoreFailure, A>,
        writes: boolean,
        done: () => void = () => undefined,
      ): TaskEither<LogStoreFailure, A> =>
      async () => {
        counted(1)
        this.onCalled(page, `${what} ${log}`)
        await page.pause((FAIR_MS + this.slowMs) / 2)
        if (this.trouble === 'blocked') await page.pause(BLOCKED_MS)
        if (writes) await this.#interrupted(page, false)
        const answer = await this.#attempt(page, work, writes)
        this.onCalled(page, `${what} ${log}: ${E.isRight(answer) ? 'done' : answer.left._tag}`)
        if (writes) await this.#interrupted(page, true)
        if (E.isRight(answer)) done()
        else if (isTabLog(log)) this.owesTab.add(page)
        await page.pause((FAIR_MS + this.slowMs) / 2)
        counted(-1)
        this.#answeredAt = page.browser.time.now()
        return answer
      }
    return {
      names: () => call('names', '', store.names(), false),
      read: (log) => call('read', log, store.read(log), false),
      takeOver: (log) =>
        call(
          'take over',
          log,
          map((epoch: number) => {
            if (log !== ACCOUNT_LOG) return epoch
            if (this.isUnsure && this.reigning !== page) this.forgetsUntil = page.browser.time.now()
            this.reigning = page
            return epoch
          })(store.takeOver(log)),
          true,
          () => {
            this.version = Math.max(this.version, page.version)
          },
        ),
      append: (log, epoch, firstSeq, entries) =>
        call(
          `append ${firstSeq}+${entries.length} in ${epoch} to`,
          log,
          store.append(log, epoch, firstSeq, entries),
          true,
        ),
      stage: (log, epoch, seq, pieces) =>
        call(`stage ${seq} in ${epoch} for`, log, store.stage(log, epoch, seq, pieces), true),
      rebase: (log, epoch, seq, pieces, kept) =>
        call(`rebase to ${seq} in ${epoch}`, log, store.rebase(log, epoch, seq, pieces, kept), true, () => {
          if (kept.length > 0) return
          if (log === ACCOUNT_LOG) this.#hasStored(page)
          else this.owesTab.delete(page)
        }),
      remove: (log) => call('remove', log, store.remove(log), true),
    }
  }

  async #interrupted(page: ChaosPage, isThere: boolean): Promise<void> {
    const due = this.interrupts.filter((one) => one.isThere === isThere && (one.of ?? page) === page)
    if (due.length === 0) return
    this.interrupts = this.interrupts.filter((one) => !due.includes(one))
    for (const { go } of due) go(page)
    await page.pause(0)
  }

  async #attempt<A>(
    page: ChaosPage,
    work: TaskEither<LogStoreFailure, A>,
    writes: boolean,
  ): Promise<E.Either<LogStoreFailure, A>> {
    if (page.version < this.version) return this.#fails(page, { _tag: 'StoreNewer' })
    if (this.trouble === 'blocked' || (writes && this.trouble === 'full'))
      return this.#fails(page, { _tag: 'StoreBroken' })
    if (writes && this.aborts > 0) {
      this.aborts -= 1
      return this.#fails(page, { _tag: 'StoreBroken' })
    }
    return work()
  }

  #fails(page: ChaosPage, failure: LogStoreFailure): E.Either<LogStoreFailure, never> {
    this.#doubt([page])
    return E.left(failure)
  }
}
