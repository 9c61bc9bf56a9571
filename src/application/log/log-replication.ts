import type * as t from 'io-ts'
import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { Entry } from '../../domain/event-log'
import type { Areas } from '../features/lazy-areas'
import { encodeSnapshot } from './snapshot'
import type { EventLog } from './event-log'
import type { LogWriter } from './log-writer'
import type { Tabs } from '../ports/browser/tabs'
import { tabProtocol, type TabProtocolMessage } from './tabs/tab-protocol'

/** The leader answers a tab that is behind with entries as far back as this, else with its whole state. */
const RECENT = 500
/** Before any entry: whoever stands there is told the whole state. */
const NOWHERE = -1

interface Numbered {
  readonly seq: number
  readonly encoded: unknown
}

interface Deps {
  readonly log: EventLog<AccountMessage>
  readonly tabs: Tabs
  readonly message: t.Type<AccountMessage, unknown>
  readonly areas: Areas
  readonly isLeading: () => boolean
  readonly listen: (heard: TabProtocolMessage<AccountMessage>) => void
}

/** What the tabs tell each other, so that each comes to the leader's state. */
export class LogReplication {
  #recent: Numbered[] = []
  #unposted: Numbered[] = []
  #unread: unknown[] = []
  /**
   * That of this tab while it leads, else the latest it has heard of: whoever tells of an earlier one leads no more.
   */
  #term = 0
  /** The log of this tab, while it leads, may be another than what is stored. */
  #isOther = false
  readonly #codec

  constructor(private readonly deps: Deps) {
    this.#codec = tabProtocol(deps.message)
  }

  /** What another tab says may be of any area: it is read once all are here. */
  posted(posted: unknown): void {
    this.#unread.push(posted)
    if (this.deps.areas.areAllLoaded()) this.readOn()
    else void this.deps.areas.loadAllWithRetry()
  }

  readOn(): void {
    for (const posted of this.#unread.splice(0)) {
      const heard = this.#codec.decode(posted)
      if (heard !== null && (heard.kind === 'said' || this.#isOfNow(heard))) this.deps.listen(heard)
    }
  }

  #isOfNow({ kind, term = this.#term }: Exclude<TabProtocolMessage<AccountMessage>, { kind: 'said' }>): boolean {
    if (kind === 'hello') {
      // Whoever began with an empty store does not know how far the terms had come. Whoever comes anew has begun from
      // what is stored.
      if ((term > this.#term || (this.#isOther && term === 0)) && this.deps.isLeading()) this.leads(term + 1)
      return true
    }
    if (this.deps.isLeading()) return false
    if (term >= this.#term) {
      const isUnannounced = kind !== 'leads' && this.#term > 0 && term > this.#term
      this.#term = term
      // It led already when this tab came, which has listened to the one before.
      if (isUnannounced) this.deps.listen({ kind: 'leads', term, seq: this.deps.log.seq, isOther: true })
      return true
    }
    if (kind === 'leads') this.hello()
    return false
  }

  /** This tab leads from now on; `least` is what its store makes of it. */
  leads(least: number, isOther = this.#isOther): void {
    this.#isOther = isOther
    this.#term = Math.max(least, this.#term + 1)
    this.post({ kind: 'leads', term: this.#term, seq: this.deps.log.seq, isOther })
  }

  post(said: TabProtocolMessage<AccountMessage>): void {
    this.deps.tabs.post(this.#codec.encode(said))
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
   * `isAhead`: what this tab has is not what the leader has, however far that has come by now, and entries would not
   * do.
   */
  hello(isAhead = false): void {
    this.post({ kind: 'hello', term: this.#term, seq: isAhead ? NOWHERE : this.deps.log.seq })
  }

  /** Numbered here; told once it is durable. */
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
   * Whoever leads now tells its own; where that is in no later term than this tab led in, it says anew that it leads,
   * for the others may have believed this one.
   */
  forget(): void {
    this.#unread = []
    this.#unposted = []
    this.#recent = []
    this.#term += 1
  }

  /** For a tab that stands at that number: it is told nothing that is not stored yet, and could be dropped. */
  catchUp(seq: number, writer: LogWriter): void {
    const { log } = this.deps
    if (seq === log.seq) return
    // What whoever knows more has is of another log: it hears by this that it has to take all of this one.
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
        // What became durable with it was told before it.
        this.catchUp(state.seq, writer)
      })
    }
  }

  /** The leader's entries; where some are missing, it is asked for them. */
  take(entries: readonly Entry<AccountMessage>[]): void {
    const { log } = this.deps
    for (const entry of entries) {
      if (entry.seq > log.seq && !log.take(entry)) return this.hello()
    }
  }
}
