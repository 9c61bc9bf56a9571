import * as E from 'fp-ts/Either'
import { map, type TaskEither } from 'fp-ts/TaskEither'
import { ACCOUNT_LOG } from '../../../src/application/log/account-log'
import { isTabLog } from '../../../src/application/log/tab-log'
import type { LogStore, LogStoreFailure } from '../../../src/application/ports/browser/log-store'
import { MemoryDisk, memoryLogStore } from '../../support/in-memory/log-store'
import type { ChaosPage } from './chaos-page'

/** How long a call of the store takes in fair weather. */
const FAIR_MS = 4
/** A database that another page keeps blocked is given up after this. */
const BLOCKED_MS = 5_000
/** Within this all tabs have heard what one tells. */
const TOLD_MS = 10

export type StoreFault = 'none' | 'full' | 'blocked'

/** What survives the tabs of one browser, and what can go wrong with it. */
export class FaultyStore {
  readonly memory = new MemoryDisk(false)
  readonly tokens = new Map<string, string>()
  trouble: StoreFault = 'none'
  slowMs = 0
  /** So many of the next writes are undone. */
  aborts = 0
  /**
   * Happens in the midst of the next write, of that page or of any: before anything of it is there, or when it is and
   * nobody knows it yet.
   */
  interrupts: { readonly isThere: boolean; readonly of: ChaosPage | null; readonly go: (page: ChaosPage) => void }[] =
    []
  /**
   * Something went wrong by which what the pages know may not be here, and they have not put all they know in its
   * place.
   */
  isUnsure = false
  /** Something ever went wrong here: the log may have begun anew. */
  hasFailed = false
  /** Pages that a write has failed, and that have not stored all they know since: they go on from memory. */
  readonly failedFor = new Set<ChaosPage>()
  /** Pages that could not store what was said in their own tab, and have not put all of it there since. */
  readonly owesTab = new Set<ChaosPage>()
  /** What was stored up to then may be gone with a page that went while that was so. */
  losesUntil = 0
  /** What should have been stored up to then may be known only to a page that leads no more. */
  forgetsUntil = 0
  version = 1
  /** Whose epoch of the account's log is in force. */
  reigning: ChaosPage | null = null
  /** Told of each call and of its answer. */
  onCalled: (page: ChaosPage, what: string) => void = () => undefined
  readonly #calls = new Set<ChaosPage>()
  #answeredAt = 0
  /** What pages have that go on from memory. */
  #unkept: { readonly page: ChaosPage; readonly call: () => void }[] = []

  /** Cleared by hand or by the browser, under whatever pages are open. */
  wipe(pages: readonly ChaosPage[]): void {
    this.memory.clear()
    this.tokens.clear()
    this.#doubt(pages)
  }

  /** The power failed: what was written last is not there. */
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

  /**
   * Once that text is stored, which this page was told is kept: where the store fails the page, for only as long as the
   * page lives.
   */
  whenStored(page: ChaosPage, text: string, call: () => void): void {
    if (!this.failedFor.has(page) || this.text().includes(text)) call()
    else this.#unkept.push({ page, call })
  }

  /** That page has stored all it knows. */
  #hasStored(page: ChaosPage): void {
    this.isUnsure = false
    this.failedFor.delete(page)
    const stored = this.#unkept.filter((one) => one.page === page)
    this.#unkept = this.#unkept.filter((one) => one.page !== page)
    for (const { call } of stored) call()
  }

  /** No page is waiting for it, and what was written last has been told. */
  isStill(now: number): boolean {
    return now - this.#answeredAt >= TOLD_MS && [...this.#calls].every((page) => page.isGone || page.isFrozen)
  }

  /** All that is stored, as text. */
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
