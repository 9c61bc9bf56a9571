import type { SessionId } from '../../../domain/kernel/ids'

/** A text that must not leak. It prints, logs and serialises as `[secret]` (reliability §5). */
export class Secret {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  /** Call only in adapters when sending, and where a text is checked and shown before it is signed. */
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

/** The only place that holds session tokens: memory, and one record in a database of its own. */
export interface Vault {
  readonly keep: (sessionId: SessionId, token: Secret) => Promise<void>
  /** `null`: no token for that session. Rejects if the store cannot be read. */
  readonly tokenOf: (sessionId: SessionId) => Promise<Secret | null>
  readonly keepOnly: (sessionId: SessionId | null) => Promise<void>
  /** Sessions with a stored token; empty if the store cannot be read. */
  readonly stored: () => Promise<readonly string[]>
  readonly forget: (sessionIds: readonly string[]) => Promise<void>
}
