import type { AccountMessage } from '../../../domain/features'
import type { Entry } from '../../../domain/event-log'
import type { SessionId, TabId } from '../../../domain/kernel/ids'
import type { CommandJournal } from '../../ports/browser/command-journal'
import type { NumberedCommand, PendingCommand } from './pending-commands'
import type { CommandSender } from '../command-sender'
import type { EventLog } from '../event-log'
import type { LogReplication } from '../log-replication'
import type { LogWriter } from '../log-writer'
import { CommandRecovery } from './command-recovery'

/** The parts of the account's log that the journal needs. */
export interface JournaledLog {
  readonly log: EventLog<AccountMessage>
  readonly codec: LogReplication['codec']
  readonly commands: CommandSender
  /** The leader's writer; `null` if this tab follows. */
  readonly writer: () => LogWriter | null
}

const untilStored = (message: AccountMessage, under: SessionId | null): PendingCommand => ({
  message,
  under,
  isRedelivered: true,
  done: () => undefined,
})

interface Deps extends JournaledLog {
  readonly journal: CommandJournal
  /** The commands that features still have to send when the page closes. */
  readonly owed: () => readonly AccountMessage[]
}

/** Leaves this page's unstored commands when it closes, and applies the commands that closed pages left. */
export class UnstoredCommands {
  readonly #recovery: CommandRecovery

  constructor(private readonly deps: Deps) {
    const { codec, commands, journal, log, writer } = deps
    this.#recovery = new CommandRecovery({
      journal,
      decode: codec.decode,
      saidBy: (tab) => log.saidBy(tab),
      take: ({ message, from, under }) => commands.take(message, from, under),
      whenDurable: (call) => writer()?.whenDurable(log.seq, call),
    })
  }

  /** The commands that an earlier page of this tab left and that the log does not contain. */
  left(me: TabId): readonly NumberedCommand[] {
    return this.#recovery.ofTab(me).map(({ from, message, under }) => [from.n, untilStored(message, under)])
  }

  /** Begins once the tab sends commands. Returns a function that ends the following of other tabs' journals. */
  begin(me: TabId): () => void {
    const { codec, commands, journal, owed } = this.deps
    journal.onLeaving(me, () => {
      const session = commands.session()
      for (const message of owed()) commands.pending.add(untilStored(message, session))
      commands.handOverAll()
      return [...commands.pending.all()].flatMap(([n, { message, under, isRedelivered }]) =>
        isRedelivered && under === session && under !== null
          ? [codec.encode({ kind: 'said', from: { tab: me, n }, message, under })]
          : [],
      )
    })
    this.apply()
    return journal.onWritten(() => {
      this.apply()
    })
  }

  /** Applies the journals of all tabs, if this tab leads. */
  apply(): void {
    if (this.deps.writer() !== null) this.#recovery.apply()
  }

  /** The leader calls this function for each new entry. A session that ends removes all journals (SES-6). */
  entered(entry: Entry<AccountMessage>): void {
    if (entry.message.type === 'SessionEnded') this.deps.journal.clear()
    if (entry.message.type === 'SignedIn') this.apply()
    this.#recovery.entered(entry)
  }
}
