import type { AccountMessage } from '../../domain/features'
import type { Entry } from '../../domain/event-log'
import type { FeatureLoading } from './log-registry'
import type { LogSnapshot } from './snapshot'
import type { EventLog } from './event-log'
import type { LogWriter } from './log-writer'
import type { RestoredLog } from './restore-log'

/** Once this many entries follow the snapshot, the log writes a new snapshot. */
const KEPT = 20_000

/** The most entries to keep for features that have not attached. */
const MISSED = 2_000

/** Whether older stored data belongs to another account and must be deleted (SES-6). */
const endsAccount = ({ type }: AccountMessage): boolean => type === 'SessionEnded' || type === 'SignedIn'

/** Decides when the account's log needs a new snapshot. */
export class AccountSnapshot {
  #seq = 0
  /** The snapshot at `#seq`; `null` unless this tab made or restored it. */
  #made: LogSnapshot | null = null
  /** The number of the entry that last changed the account. An older snapshot must be replaced. */
  #changedAt = 0

  constructor(
    private readonly log: EventLog<AccountMessage>,
    private readonly features: FeatureLoading,
  ) {}

  get made(): LogSnapshot | null {
    return this.#made
  }

  restored({ base, baseSeq }: RestoredLog): void {
    if (base !== null || baseSeq !== this.#seq) this.#made = base
    this.#seq = baseSeq
  }

  entered({ seq, message }: Entry<AccountMessage>): void {
    if (endsAccount(message)) this.#changedAt = seq
  }

  /** The stored log belongs to another account and must be replaced. */
  isOfAnother(): void {
    this.#changedAt = this.log.seq
    this.#seq = 0
  }

  /**
   * Replaces data of another account at once. Writes a long log as a new snapshot in idle time. The chunks of features
   * that are not loaded are stored again as they are.
   */
  keepShort(writer: LogWriter): void {
    const mustGo = this.#changedAt > this.#seq
    if (!mustGo && this.log.seq - this.#seq <= KEPT) return
    // Delete the entries of the previous account that were kept for unattached features.
    if (mustGo) this.log.forgetUnattached(this.#changedAt)
    // Load these features, so that the log need not keep their entries forever.
    else if (this.log.unattached.count > MISSED)
      for (const name of this.log.unattached.owners) this.features.loadWithRetry(name)
    const checkpoint = this.log.checkpoint()
    this.#seq = checkpoint.seq
    this.#made = null
    if (mustGo) writer.rebase(checkpoint)
    else writer.fold(checkpoint)
  }
}
