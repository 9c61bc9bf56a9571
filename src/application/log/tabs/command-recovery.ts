import type { AccountMessage } from '../../../domain/features'
import type { Entry } from '../../../domain/event-log'
import { TabId } from '../../../domain/kernel/ids'
import type { CommandJournal } from '../../ports/browser/command-journal'
import type { SentCommand } from '../command-sender'
import type { TabProtocolMessage } from './tab-protocol'

interface Deps {
  readonly journal: CommandJournal
  readonly decode: (posted: unknown) => TabProtocolMessage<AccountMessage> | null
  readonly saidBy: (tab: TabId) => number
  readonly take: (command: SentCommand) => void
  /** Calls back once all entries so far are durable. */
  readonly whenDurable: (call: (isStored: boolean) => void) => void
}

/**
 * Applies the commands that closed pages left. A command keeps its tab and number, so the log takes each command once.
 * A journal is removed after the store has all its commands.
 */
export class CommandRecovery {
  /** The last number of each journal that this tab has applied, by tab. */
  readonly #last = new Map<string, number>()

  constructor(private readonly deps: Deps) {}

  /** The commands that an earlier page of this tab left and that the log does not contain. */
  ofTab(tab: TabId): readonly SentCommand[] {
    const left = this.deps.journal.left().find((one) => one.tab === tab)
    return left === undefined ? [] : this.#decoded(left.commands).filter(({ from }) => from.n > this.deps.saidBy(tab))
  }

  /** Applies all journals. Only the leader calls this function. */
  apply(): void {
    for (const { tab, commands } of this.deps.journal.left()) {
      const read = this.#decoded(commands).filter(({ from }) => from.tab === tab)
      const last = read.at(-1)?.from.n
      if (last === undefined || !TabId.is(tab)) this.deps.journal.remove(tab)
      else if (this.deps.saidBy(tab) >= last) this.#removeWhenStored(tab)
      else {
        this.#last.set(tab, last)
        for (const command of read) this.deps.take(command)
      }
    }
  }

  entered({ from }: Pick<Entry<AccountMessage>, 'from'>): void {
    if (from === null || from.n < (this.#last.get(from.tab) ?? Infinity)) return
    this.#last.delete(from.tab)
    this.#removeWhenStored(from.tab)
  }

  #decoded(commands: readonly unknown[]): readonly SentCommand[] {
    return commands.flatMap((posted) => {
      const command = this.deps.decode(posted)
      return command?.kind === 'said' ? [command] : []
    })
  }

  #removeWhenStored(tab: string): void {
    this.deps.whenDurable((isStored) => {
      if (isStored) this.deps.journal.remove(tab)
    })
  }
}
