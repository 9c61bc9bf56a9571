import type { AccountMessage } from '../../../domain/manifests/account-messages'
import type { SessionId } from '../../../domain/kernel/ids'

export interface PendingCommand {
  readonly message: AccountMessage
  /** The session that was in force where it was said. */
  readonly under: SessionId | null
  /** Its definition says that it is handed over until it is stored. */
  readonly isRedelivered: boolean
  /** Told whether it is stored: where the store takes nothing it is only as safe as this page. */
  readonly done: (isStored: boolean) => void
}

/** What this tab has said and not yet heard back from the log, by the numbers it gave its words. */
export class PendingCommands {
  #last = 0
  #waiting = new Map<number, PendingCommand>()

  /** In order; what is heard back meanwhile is passed over. */
  all(): IterableIterator<[number, PendingCommand]> {
    return this.#waiting.entries()
  }

  add(said: PendingCommand): void {
    this.#last += 1
    this.#waiting.set(this.#last, said)
  }

  /**
   * Numbers must rise over reloads, also where the clock was set back, or the log takes what is said for said before.
   */
  numberFrom(last: number): void {
    const early = [...this.#waiting.values()]
    this.#waiting.clear()
    this.#last = last
    for (const said of early) this.add(said)
  }

  /**
   * What a state holds of this tab's words is done. Where it holds later ones, none is of this page: its words are
   * numbered anew, and it answers so.
   */
  heldUpTo(last: number, isStored: boolean): boolean {
    const areEarlier = last > this.#last
    if (areEarlier) this.numberFrom(last)
    else for (const [n, said] of this.#waiting) if (n <= last) this.#heardBack(n, said, isStored)
    return areEarlier
  }

  #heardBack(n: number, { done, isRedelivered, message }: PendingCommand, isStored: boolean): void {
    done(isStored)
    if (isStored || !isRedelivered) this.#waiting.delete(n)
    if (message.type !== 'RemoveMessage') return
    for (const [sentAs, { message: sent }] of this.#waiting) {
      if ('clientId' in sent && sent.clientId === message.clientId) this.#waiting.delete(sentAs)
    }
  }
}
