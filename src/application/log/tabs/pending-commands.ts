import type { AccountMessage } from '../../../domain/features'
import type { SessionId } from '../../../domain/kernel/ids'

export interface PendingCommand {
  readonly message: AccountMessage
  readonly under: SessionId | null
  /** Whether the command must be sent again until it is stored. The definition of the message decides this. */
  readonly isRedelivered: boolean
  /** `isStored` is `false` if the store fails. The command is then lost when the leader's page closes. */
  readonly done: (isStored: boolean) => void
}

export type NumberedCommand = readonly [n: number, command: PendingCommand]

/** Commands of this tab that the log has not confirmed, keyed by number. */
export class PendingCommands {
  #last = 0
  #waiting = new Map<number, PendingCommand>()

  /** The pending commands in order. A command that is confirmed during the iteration is skipped. */
  all(): IterableIterator<[number, PendingCommand]> {
    return this.#waiting.entries()
  }

  add(command: PendingCommand): void {
    this.#last += 1
    this.#waiting.set(this.#last, command)
  }

  /**
   * Sets the first number of new commands. Numbers rise even if the clock was set back: the log drops lower numbers as
   * duplicates. `left`: the commands of an earlier page of this tab, which keep their numbers and come first.
   */
  numberFrom(last: number, left: readonly NumberedCommand[] = []): void {
    const early = [...this.#waiting.values()]
    this.#waiting = new Map(left)
    this.#last = last
    for (const command of early) this.add(command)
  }

  /**
   * Confirms commands up to `last`. If `last` is above every number here, the log contains commands of an earlier page:
   * then the pending commands are renumbered above `last`, and the result is `true`.
   */
  heldUpTo(last: number, isStored: boolean): boolean {
    const areEarlier = last > this.#last
    if (areEarlier) this.numberFrom(last)
    else for (const [n, command] of this.#waiting) if (n <= last) this.#confirm(n, command, isStored)
    return areEarlier
  }

  #confirm(n: number, { done, isRedelivered, message }: PendingCommand, isStored: boolean): void {
    done(isStored)
    if (isStored || !isRedelivered) this.#waiting.delete(n)
    if (message.type !== 'chat/RemoveMessage') return
    for (const [sentAs, { message: sent }] of this.#waiting) {
      if ('clientId' in sent && sent.clientId === message.clientId) this.#waiting.delete(sentAs)
    }
  }
}
