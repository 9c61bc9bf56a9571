import type * as t from 'io-ts'
import type { AccountMessage } from '../../domain/features'
import { needsPreparation, prepareToRead, type Entry } from '../../domain/event-log'
import { encodeSnapshot } from './snapshot'
import type { EventLog } from './event-log'
import type { LogWriter } from './log-writer'
import type { Tabs } from '../ports/browser/tabs'
import { tabProtocol, type TabProtocolMessage } from './tabs/tab-protocol'

/**
 * The number of recent entries that the leader keeps for a tab that is behind. A tab that misses more entries gets a
 * snapshot.
 */
const RECENT = 500
/** A position before any entry. The leader answers this position with a snapshot. */
const NOWHERE = -1

interface Numbered {
  readonly seq: number
  readonly encoded: unknown
}

interface Deps {
  readonly log: EventLog<AccountMessage>
  readonly tabs: Tabs
  readonly message: t.Type<AccountMessage, unknown>
  readonly isLeading: () => boolean
  readonly listen: (message: TabProtocolMessage<AccountMessage>) => void
}

export class LogReplication {
  #recent: Numbered[] = []
  #unposted: Numbered[] = []
  /** This leader's term, or the latest term that a follower knows. Followers ignore messages with a lower term. */
  #term = 0
  /** Whether this leader's log may differ from the stored log. */
  #isOther = false
  readonly #codec

  constructor(private readonly deps: Deps) {
    this.#codec = tabProtocol(deps.message)
  }

  /** Takes a post of another tab. Messages of features that are not loaded stay opaque. */
  posted(posted: unknown): void {
    if (needsPreparation(posted)) {
      // A tab with an earlier version of the app still leads.
      void prepareToRead(posted).then(
        () => {
          this.posted(posted)
        },
        () => undefined,
      )
      return
    }
    const message = this.#codec.decode(posted)
    if (message !== null && (message.kind === 'said' || this.#isOfNow(message))) this.deps.listen(message)
  }

  #isOfNow({ kind, term = this.#term }: Exclude<TabProtocolMessage<AccountMessage>, { kind: 'said' }>): boolean {
    if (kind === 'hello') {
      // A leader that began with an empty store must raise its term above the follower's term. A new tab (term 0)
      // restored the stored log, which may differ from this leader's log.
      if ((term > this.#term || (this.#isOther && term === 0)) && this.deps.isLeading()) this.leads(term + 1)
      return true
    }
    if (this.deps.isLeading()) return false
    if (term >= this.#term) {
      const isUnannounced = kind !== 'leads' && this.#term > 0 && term > this.#term
      this.#term = term
      // This tab missed the `leads` message of a newer leader, so it acts as if that message had arrived.
      if (isUnannounced) this.deps.listen({ kind: 'leads', term, seq: this.deps.log.seq, isOther: true })
      return true
    }
    if (kind === 'leads') this.hello()
    return false
  }

  /** Starts this tab's term as leader. `least` is the lowest possible term, from the epoch of the store. */
  leads(least: number, isOther = this.#isOther): void {
    this.#isOther = isOther
    this.#term = Math.max(least, this.#term + 1)
    this.post({ kind: 'leads', term: this.#term, seq: this.deps.log.seq, isOther })
  }

  post(message: TabProtocolMessage<AccountMessage>): void {
    this.deps.tabs.post(this.#codec.encode(message))
  }

  /** The codec of posts between tabs. */
  get codec(): Pick<ReturnType<typeof tabProtocol<AccountMessage>>, 'encode' | 'decode'> {
    return this.#codec
  }

  #postEntries(entries: readonly Numbered[], isStored: boolean): void {
    this.deps.tabs.post(
      this.#codec.encodeStored(
        this.#term,
        isStored,
        entries.map(({ encoded }) => encoded),
      ),
    )
  }

  /**
   * Requests entries from the leader. `isAhead`: this tab's log differs from the leader's log, so this tab needs a
   * whole snapshot.
   */
  hello(isAhead = false): void {
    this.post({ kind: 'hello', term: this.#term, seq: isAhead ? NOWHERE : this.deps.log.seq })
  }

  /**
   * Takes an entry that this leader has numbered. The leader posts the entry to the other tabs once the entry is
   * durable.
   */
  numbered(seq: number, encoded: unknown): void {
    this.#unposted.push({ seq, encoded })
  }

  durable(seq: number, isStored: boolean): void {
    const durable = this.#unposted.filter((entry) => entry.seq <= seq)
    this.#unposted = this.#unposted.filter((entry) => entry.seq > seq)
    if (durable.length === 0) return
    this.#recent = [...this.#recent, ...durable].slice(-RECENT)
    this.#postEntries(durable, isStored)
  }

  /**
   * Clears the leader's buffers and raises the term. A new leader with the same term then receives a `hello` with a
   * higher term, and announces itself again to tabs that still follow this leader.
   */
  forget(): void {
    this.#unposted = []
    this.#recent = []
    this.#term += 1
  }

  /**
   * Sends a tab at `seq` the missing entries. The leader sends only durable entries, because it may still drop other
   * entries.
   */
  catchUp(seq: number, writer: LogWriter): void {
    const { log } = this.deps
    if (seq === log.seq) return
    // A tab that is ahead of the leader has another log. `leads` makes that tab request the snapshot.
    if (seq > log.seq) return this.leads(0)
    const first = this.#recent[0]
    if (first !== undefined && first.seq <= seq + 1) {
      this.#postEntries(
        this.#recent.filter((entry) => entry.seq > seq),
        false,
      )
    } else {
      const state = encodeSnapshot(log.checkpoint())
      writer.whenDurable(log.seq, () => {
        this.post({ kind: 'state', term: this.#term, ...state })
        // Entries after the snapshot may have been posted before the snapshot, so post these entries again.
        this.catchUp(state.seq, writer)
      })
    }
  }

  /** Folds the leader's entries. If this tab misses earlier entries, requests the missing entries. */
  take(entries: readonly Entry<AccountMessage>[]): void {
    const { log } = this.deps
    for (const entry of entries) {
      if (entry.seq > log.seq && !log.take(entry)) return this.hello()
    }
  }
}
