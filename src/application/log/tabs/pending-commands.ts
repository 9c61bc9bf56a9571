import type { AccountMessage } from '../../../domain/manifests/account-messages'
import type { SessionId } from '../../../domain/kernel/ids'

export interface PendingCommand {
  readonly message: AccountMessage
  /** The session when the command was dispatched. */
  readonly under: SessionId | null
  /** The message's definition says to send it again until it is stored. */
  readonly isRedelivered: boolean
  /** `isStored` is `false` where the store fails: the command then lives only as long as the leader's page. */
  readonly done: (isStored: boolean) => void
}

/** Commands of this tab that the log has not confirmed, by number. */
export class PendingCommands {
  #last = 0
  #waiting = new Map<number, PendingCommand>()

  /** In order. A command confirmed during the iteration is skipped. */
  all(): IterableIterator<[number, PendingCommand]> {
    return this.#waiting.entries()
  }

  add(command: PendingCommand): void {
    this.#last += 1
    this.#waiting.set(this.#last, command)
  }

  /** Numbers must rise over reloads, even when the clock was set back. The log drops lower numbers as duplicates. */
  numberFrom(last: number): void {
    const early = [...this.#waiting.values()]
    this.#waiting.clear()
    this.#last = last
    for (const command of early) this.add(command)
  }

  /**
   * Confirms commands up to `last`. If `last` is above every number here, the log holds commands of an earlier page:
   * renumber the pending ones above it and return `true`.
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
    if (message.type !== 'RemoveMessage') return
    for (const [sentAs, { message: sent }] of this.#waiting) {
      if ('clientId' in sent && sent.clientId === message.clientId) this.#waiting.delete(sentAs)
    }
  }
}
