import type { SessionId } from '../../../domain/kernel/ids'

/** A text that must not be seen: it prints, logs and serialises as `[secret]` (reliability §5). */
export class Secret {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  /** Called by adapters at the moment of sending, and where a text is checked and shown before it is signed. */
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

/** The one place where session tokens live: memory, and one record of a database of its own. */
export interface Vault {
  readonly keep: (sessionId: SessionId, token: Secret) => Promise<void>
  /** `null` where this browser holds no token of that session; it rejects where the store cannot tell. */
  readonly tokenOf: (sessionId: SessionId) => Promise<Secret | null>
  /** Forgets every token but this one. */
  readonly keepOnly: (sessionId: SessionId | null) => Promise<void>
  /** The sessions of which this browser stores a token; none where it cannot tell. */
  readonly stored: () => Promise<readonly string[]>
  /** Forgets what is stored of these. */
  readonly forget: (sessionIds: readonly string[]) => Promise<void>
}
