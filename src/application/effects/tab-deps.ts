import type { AccountMessage, TabMessage } from '../../domain/features'
import type { SessionId, Xid } from '../../domain/kernel/ids'
import type { Session } from '../../domain/session'
import type { Ports } from '../ports'
import type { FileRegistry } from '../media/file-registry'
import type { SecretRegistry } from '../secret-registry'

export interface TabDeps {
  readonly ports: Ports
  readonly secrets: SecretRegistry
  readonly held: FileRegistry
  /** The xid of the current account, which may be a visitor. */
  readonly me: () => Xid | null
  /** The session of a member; `null` for a visitor. */
  readonly memberIn: () => Session | null
  /** `under`: the session for which the message is meant. The message is dropped if that session is over (SES-6). */
  readonly dispatchToAccount: (message: AccountMessage, under?: SessionId | null) => Promise<void>
  /** Like `dispatchToAccount`, but resolves to `true` if the message is stored, else to `false`. */
  readonly dispatchUntilStored: (message: AccountMessage, under?: SessionId | null) => Promise<boolean>
  readonly dispatchToTab: (message: TabMessage) => void
}
