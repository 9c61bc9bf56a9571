import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { SessionId, Xid } from '../../domain/kernel/ids'
import type { Session } from '../../domain/session'
import type { TabMessage } from '../../domain/manifests/tab-messages'
import type { Ports } from '../ports'
import type { FileRegistry } from '../media/file-registry'
import type { SecretRegistry } from '../secret-registry'

/** What the effects of a tab are made of. */
export interface TabDeps {
  readonly ports: Ports
  readonly secrets: SecretRegistry
  readonly held: FileRegistry
  /** The account that is in, a visitor's too. */
  readonly me: () => Xid | null
  /** The member that is in; a visitor is none. */
  readonly memberIn: () => Session | null
  /** `under`: the session in which it is meant, where that may be over by now: then it is dropped (SES-6). */
  readonly dispatchToAccount: (message: AccountMessage, under?: SessionId | null) => Promise<void>
  /** The same, and answers whether it is stored. */
  readonly dispatchUntilStored: (message: AccountMessage, under?: SessionId | null) => Promise<boolean>
  readonly dispatchToTab: (message: TabMessage) => void
}
