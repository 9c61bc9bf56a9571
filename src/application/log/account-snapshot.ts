import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { Entry } from '../../domain/event-log'
import type { Areas, LazyFeatureLoader } from '../features/lazy-areas'
import type { LogSnapshot } from './snapshot'
import type { EventLog } from './event-log'
import type { LogWriter } from './log-writer'
import type { RestoredLog } from './restore-log'

/** So many entries are kept after the last base (architecture §1, size). */
const KEPT = 20_000

/** More entries than these are not kept for features that have not attached. */
const MISSED = 2_000

/** After these nothing that was stored before is of the account that is in: it must not stay (SES-6). */
const changesAccount = ({ type }: AccountMessage): boolean => type === 'SessionEnded' || type === 'SignedIn'

/** What stands under the stored entries, and when it has to be made anew. */
export class AccountSnapshot {
  #seq = 0
  /** What the base at `#seq` is made of, where this tab has taken or written it. */
  #made: LogSnapshot | null = null
  /** The entry by which the account last changed: a base from before it must not stay. */
  #changedAt = 0

  constructor(
    private readonly log: EventLog<AccountMessage>,
    private readonly areas: Areas,
    private readonly features: LazyFeatureLoader,
  ) {}

  get made(): LogSnapshot | null {
    return this.#made
  }

  restored({ base, baseSeq }: RestoredLog): void {
    if (base !== null || baseSeq !== this.#seq) this.#made = base
    this.#seq = baseSeq
  }

  entered({ seq, message }: Entry<AccountMessage>): void {
    if (changesAccount(message)) this.#changedAt = seq
  }

  /** Nothing of what is stored is of the account that is in. */
  isOfAnother(): void {
    this.#changedAt = this.log.seq
    this.#seq = 0
  }

  /**
   * What is of another account goes at once; what has grown too long is folded into the base when there is time. A base
   * is of all
   * areas: where some have to come first this is said again when they have.
   */
  keepShort(writer: LogWriter): void {
    const mustGo = this.#changedAt > this.#seq
    if (!mustGo && this.log.seq - this.#seq <= KEPT) return
    if (!this.areas.areAllLoaded()) {
      void this.areas.loadAllWithRetry()
      return
    }
    // Of the account before nothing is kept for features that have not attached.
    if (mustGo) this.log.forgetUnattached(this.#changedAt)
    // They cannot be left behind for ever: what they have to hear is folded by then.
    else if (this.log.unattached.count > MISSED)
      for (const name of this.log.unattached.owners) this.features.loadWithRetry(name)
    const checkpoint = this.log.checkpoint()
    this.#seq = checkpoint.seq
    this.#made = null
    if (mustGo) writer.rebase(checkpoint)
    else writer.fold(checkpoint)
  }
}
