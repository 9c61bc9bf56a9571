import type { AccountMessage } from '../../../domain/features'
import type { Entry } from '../../../domain/event-log'
import type { TabId } from '../../../domain/kernel/ids'
import type { Clock } from '../../ports/browser/clock'
import type { CommandJournal } from '../../ports/browser/command-journal'
import type { CommandSender } from '../command-sender'
import type { EventLog } from '../event-log'
import type { LogReplication } from '../log-replication'
import type { LogWriter } from '../log-writer'
import type { CommandRecovery } from './command-recovery'

export interface JournalParts {
  readonly journal: CommandJournal
  /** The commands that features still have to send when the page closes. */
  readonly owed: () => readonly AccountMessage[]
}

interface Deps extends JournalParts {
  readonly clock: Clock
  readonly log: EventLog<AccountMessage>
  readonly codec: LogReplication['codec']
  readonly commands: CommandSender
  /** The leader's writer; `null` if this tab follows. */
  readonly writer: () => LogWriter | null
}

/** Leaves this page's unstored commands when it closes, and applies the commands that closed pages left. */
export class UnstoredCommands {
  /** Loaded only if a closed page has left commands. */
  #recovery: CommandRecovery | null = null

  constructor(private readonly deps: Deps) {}

  /** Begins the sending of commands. Returns a function that ends the following of other tabs' journals. */
  async begin(me: TabId): Promise<() => void> {
    const { clock, codec, commands, journal, owed } = this.deps
    commands.begin(me, clock.now(), (await this.#loaded())?.ofTab(me))
    journal.onLeaving(me, () => {
      for (const message of owed()) commands.owe(message)
      return commands.unstored().map(codec.encode)
    })
    return journal.onWritten(() => {
      this.apply()
    })
  }

  /** Applies the journals of all tabs, if this tab leads. */
  apply(): void {
    void this.#loaded().then((recovery) => {
      if (this.deps.writer() !== null) recovery?.apply()
    })
  }

  /** The leader calls this function for each new entry. A session that ends removes all journals (SES-6). */
  entered(entry: Entry<AccountMessage>): void {
    if (entry.message.type === 'SessionEnded') this.deps.journal.clear()
    if (entry.message.type === 'SignedIn') this.apply()
    this.#recovery?.entered(entry)
  }

  /** If the code cannot load, the journals stay for the next page. */
  async #loaded(): Promise<CommandRecovery | null> {
    const { codec, commands, journal, log, writer } = this.deps
    if (this.#recovery !== null || journal.left().length === 0) return this.#recovery
    const code = await import('./command-recovery').catch(() => null)
    this.#recovery ??=
      code &&
      new code.CommandRecovery({
        journal,
        decode: codec.decode,
        saidBy: (tab) => log.saidBy(tab),
        take: ({ message, from, under }) => commands.take(message, from, under),
        whenDurable: (call) => writer()?.whenDurable(log.seq, call),
      })
    return this.#recovery
  }
}
