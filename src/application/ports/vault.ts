import type { SessionId } from '../../domain/kernel/ids'

/** A text that must not be seen: it prints, logs and serialises as `[secret]` (reliability §5). */
export class Secret {
  readonly #text: string
  constructor(text: string) { this.#text = text }
  /** Called by adapters at the moment of sending, and where a text is checked and shown before it is signed. */
  reveal(): string { return this.#text }
  toString(): string { return '[secret]' }
  toJSON(): string { return '[secret]' }
}

/** The one place where session tokens live: memory, and one record of a database of its own. */
export interface Vault {
  readonly keep: (sessionId: SessionId, token: Secret) => Promise<void>
  /** `null` where this browser holds no token of that session; it rejects where the store cannot tell. */
  readonly tokenOf: (sessionId: SessionId) => Promise<Secret | null>
  /** Forgets every token but this one. */
  readonly keepOnly: (sessionId: SessionId | null) => Promise<void>
  /** Forgets what is stored, but this one and what this page has kept itself: a sign-in of its own may be under way. */
  readonly forgetStray: (sessionId: SessionId | null) => Promise<void>
}
