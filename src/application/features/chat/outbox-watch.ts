import type { ClientId } from '../../../domain/kernel/ids'

/** Resolves promises once a message has left the account's outbox. */
export class OutboxWatch {
  readonly #waiting = new Map<() => void, ClientId>()

  constructor(private readonly isUnsent: (message: ClientId) => boolean) {}

  /** Resolves once the outbox does not contain the message. A stopped caller's promise never resolves. */
  left(message: ClientId, { onStop }: { readonly onStop: (call: () => void) => void }): Promise<void> {
    return new Promise((done) => {
      if (!this.isUnsent(message)) return done()
      this.#waiting.set(done, message)
      onStop(() => this.#waiting.delete(done))
    })
  }

  /** Call this function after every change of the account's log. */
  onAccountChange(): void {
    for (const [done, message] of this.#waiting) {
      if (this.isUnsent(message)) continue
      this.#waiting.delete(done)
      done()
    }
  }
}
