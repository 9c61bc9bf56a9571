import type { SessionId } from '../../../domain/kernel/ids'

/** A text that must not leak. It is printed, logged and serialised as `[secret]`. */
export class Secret {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  /** The plain text. Adapters call this to send it; other code only to check and show a text before signing. */
  reveal(): string {
    return this.#text
  }
  toString(): string {
    return '[secret]'
  }
  toJSON(): string {
    return '[secret]'
  }
}

/** The only store of session tokens: memory, and one record in a database of its own. */
export interface Vault {
  readonly keep: (sessionId: SessionId, token: Secret) => Promise<void>
  /** The token of a session; `null` if there is none. Rejects if the store cannot be read. */
  readonly tokenOf: (sessionId: SessionId) => Promise<Secret | null>
  readonly keepOnly: (sessionId: SessionId | null) => Promise<void>
  /** The sessions with a stored token; empty if the store cannot be read. */
  readonly stored: () => Promise<readonly string[]>
  readonly forget: (sessionIds: readonly string[]) => Promise<void>
}
