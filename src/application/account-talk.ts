import type * as t from 'io-ts'
import type { AccountMessage } from '../domain/account-log'
import type { Entry } from '../domain/event-log'
import type { Areas } from './areas'
import { encodeCheckpoint } from './checkpoint'
import type { EventLog } from './event-log'
import type { Tabs } from './ports/tabs'
import { tabTalk, type TabTalk } from './tab-talk'

/** The leader answers a tab that is behind with entries as far back as this, else with its whole state. */
const RECENT = 500
/** Before any entry: whoever stands there is told the whole state. */
const NOWHERE = -1

interface Numbered { readonly seq: number, readonly encoded: unknown }

interface Needs {
  readonly log: EventLog<AccountMessage>
  readonly tabs: Tabs
  readonly message: t.Type<AccountMessage, unknown>
  readonly areas: Areas
  readonly listen: (heard: TabTalk<AccountMessage> | null) => void
}

/** What the tabs tell each other, so that each comes to the leader's state. */
export class AccountTalk {
  #recent: Numbered[] = []
  #unposted: Numbered[] = []
  #unread: unknown[] = []
  readonly #codec

  constructor(private readonly needs: Needs) { this.#codec = tabTalk(needs.message) }

  /** What another tab says may be of any area: it is read once all are here. */
  posted(posted: unknown): void {
    this.#unread.push(posted)
    if (this.needs.areas.areAllHere()) this.readOn()
    else void this.needs.areas.insist()
  }

  readOn(): void {
    for (const posted of this.#unread.splice(0)) this.needs.listen(this.#codec.decode(posted))
  }

  post(said: TabTalk<AccountMessage>): void { this.needs.tabs.post(this.#codec.encode(said)) }

  #postEntries(entries: readonly Numbered[]): void { this.needs.tabs.post(this.#codec.encodeStored(entries.map(({ encoded }) => encoded))) }

  /** `isAhead`: what this tab has is not what the leader has, however far that has come by now, and entries would not do. */
  hello(isAhead = false): void { this.post({ kind: 'hello', seq: isAhead ? NOWHERE : this.needs.log.seq }) }

  /** Numbered here; told once it is durable. */
  numbered(seq: number, encoded: unknown): void { this.#unposted.push({ seq, encoded }) }

  durable(seq: number): void {
    const durable = this.#unposted.filter((entry) => entry.seq <= seq)
    this.#unposted = this.#unposted.filter((entry) => entry.seq > seq)
    if (durable.length === 0) return
    this.#recent = [...this.#recent, ...durable].slice(-RECENT)
    this.#postEntries(durable)
  }

  /** Whoever leads now tells its own. */
  forget(): void {
    this.#unread = []
    this.#unposted = []
    this.#recent = []
  }

  /** For a tab that stands at that number. */
  catchUp(seq: number): void {
    const { log } = this.needs
    if (seq === log.seq) return
    const first = this.#recent[0]
    if (first !== undefined && first.seq <= seq + 1 && seq < log.seq) {
      this.#postEntries(this.#recent.filter((entry) => entry.seq > seq))
    } else {
      this.post({ kind: 'state', ...encodeCheckpoint(log.checkpoint()) })
    }
  }

  /** The leader's entries; where some are missing, it is asked for them. */
  take(entries: readonly Entry<AccountMessage>[]): void {
    const { log } = this.needs
    for (const entry of entries) {
      if (entry.seq > log.seq && !log.take(entry)) return this.hello()
    }
  }
}
