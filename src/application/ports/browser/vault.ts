import type { SessionId } from '../../../domain/kernel/ids'

/** A text that must not leak. Printing, logging or serialising a `Secret` gives `[secret]`. */
export class Secret {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  /**
   * The plain text. Adapters call `reveal` to send the text. Other code calls `reveal` only to check and show a text
   * before signing.
   */
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

/** The only store of session tokens. It holds the tokens in memory, and in one record of a separate database. */
export interface Vault {
  readonly keep: (sessionId: SessionId, token: Secret) => Promise<void>
  /** The token of a session; `null` if there is none. Rejects if the store cannot be read. */
  readonly tokenOf: (sessionId: SessionId) => Promise<Secret | null>
  readonly keepOnly: (sessionId: SessionId | null) => Promise<void>
  /** The sessions with a stored token; empty if the store cannot be read. */
  readonly stored: () => Promise<readonly string[]>
  readonly forget: (sessionIds: readonly string[]) => Promise<void>
}
