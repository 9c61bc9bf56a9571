import type * as t from 'io-ts'
import { defer, filter, merge, Subject, type Observable } from 'rxjs'
import type { AccountMessage } from '../../domain/features'
import type { Clock } from '../ports/browser/clock'
import type { LogStore, LogStoreFailure } from '../ports/browser/log-store'
import type { AccountSnapshot } from './account-snapshot'
import type { CommandSender } from './command-sender'
import type { EventLog } from './event-log'
import { restoreLog } from './restore-log'

interface Deps {
  readonly log: EventLog<AccountMessage>
  readonly message: t.Type<AccountMessage, unknown>
  readonly name: string
  readonly store: LogStore
  readonly clock: Clock
  readonly snapshot: AccountSnapshot
  readonly commands: CommandSender
  readonly onTrouble: (failure: LogStoreFailure) => void
  readonly turn: () => number
}

/** Restores the account's log from the store: at the start, and again when this tab's log and the stored log differ. */
export class AccountRestorer {
  #passedOver = 0
  #storedSeq = 0
  /** The role turn in which this tab rereads the stored log; 0 while the tab does not reread. */
  #rereadTurn = 0
  readonly #reread = new Subject<void>()

  constructor(private readonly deps: Deps) {}

  /** Emits after each change of the log, but not during a reread, whose steps would look like sign-outs. */
  readonly changes$: Observable<void> = defer(() =>
    merge(this.deps.log.changes$, this.#reread).pipe(filter(() => this.#rereadTurn === 0)),
  )

  get passedOver(): number {
    return this.#passedOver
  }

  get storedSeq(): number {
    return this.#storedSeq
  }

  /** A snapshot from the leader replaces the log, so this tab stops rereading. */
  endReread(): void {
    this.#rereadTurn = 0
  }

  /** Restores the log. `isAnew`: fold the stored log from its beginning. Returns whether the store could be read. */
  async restore(isAnew = false): Promise<boolean> {
    const { clock, commands, log, message, name, onTrouble, snapshot, store } = this.deps
    const turn = this.deps.turn()
    const rereadTurn = isAnew ? turn : 0
    // A full reread must finish even after a role change. A partial reread stops, because another tab may write by
    // then.
    const isWanted = () => this.#rereadTurn === rereadTurn && (isAnew || turn === this.deps.turn())
    this.#rereadTurn = rereadTurn
    if (isAnew) log.restore({ seq: 0, pieces: {} })
    const restored = await restoreLog({ log, store, name, message, clock, isWanted })
    if (restored.failure?._tag === 'StoreNewer') onTrouble(restored.failure)
    this.#passedOver += restored.passedOver
    this.#storedSeq = restored.storedSeq
    snapshot.restored(restored)
    if (isAnew && isWanted()) {
      commands.foundInState()
      this.#rereadTurn = 0
      this.#reread.next()
    }
    return restored.failure === null
  }
}
