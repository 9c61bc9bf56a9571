import { AccountMessage } from '../domain/account-log'
import type { Entry } from '../domain/event-log'
import { encodeCheckpoint } from './checkpoint'
import type { EventLog } from './event-log'
import type { Tabs } from './ports/tabs'
import { tabTalk, type TabTalk } from './tab-talk'

/** The leader answers a tab that is behind with entries as far back as this, else with its whole state. */
const RECENT = 500

const talk = tabTalk(AccountMessage)

/** What the tabs tell each other, so that each comes to the leader's state. */
export class AccountTalk {
  #recent: Entry<AccountMessage>[] = []
  #unposted: Entry<AccountMessage>[] = []

  constructor(private readonly log: EventLog<AccountMessage>, private readonly tabs: Tabs) {}

  read(posted: unknown): TabTalk<AccountMessage> | null { return talk.decode(posted) }

  post(said: TabTalk<AccountMessage>): void { this.tabs.post(talk.encode(said)) }

  hello(): void { this.post({ kind: 'hello', seq: this.log.seq }) }

  /** Numbered here; told once it is durable. */
  numbered(entry: Entry<AccountMessage>): void { this.#unposted.push(entry) }

  durable(seq: number): void {
    const durable = this.#unposted.filter((entry) => entry.seq <= seq)
    this.#unposted = this.#unposted.filter((entry) => entry.seq > seq)
    if (durable.length === 0) return
    this.#recent = [...this.#recent, ...durable].slice(-RECENT)
    this.post({ kind: 'entries', entries: durable })
  }

  /** Whoever leads now tells its own. */
  forget(): void {
    this.#unposted = []
    this.#recent = []
  }

  /** For a tab that stands at that number. */
  catchUp(seq: number): void {
    if (seq === this.log.seq) return
    const first = this.#recent[0]
    if (first !== undefined && first.seq <= seq + 1) {
      this.post({ kind: 'entries', entries: this.#recent.filter((entry) => entry.seq > seq) })
    } else {
      this.post({ kind: 'state', ...encodeCheckpoint(this.log.checkpoint()) })
    }
  }

  /** The leader's entries; where some are missing, it is asked for them. */
  take(entries: readonly Entry<AccountMessage>[]): void {
    for (const entry of entries) {
      if (entry.seq > this.log.seq && !this.log.take(entry)) return this.hello()
    }
  }
}
