import type { AccountMessage } from '../../domain/account-log'
import type { SessionId, Xid } from '../../domain/kernel/ids'
import type { Session } from '../../domain/session'
import type { TabMessage } from '../../domain/tab-log'
import type { Ports } from '../ports'
import type { HeldFiles } from '../media/held-files'
import type { Secrets } from '../secrets'

/** What the effects of a tab are made of. */
export interface TabNeeds {
  readonly ports: Ports
  readonly secrets: Secrets
  readonly held: HeldFiles
  /** The account that is in, a visitor's too. */
  readonly me: () => Xid | null
  /** The member that is in; a visitor is none. */
  readonly memberIn: () => Session | null
  /** `under`: the session in which it is meant, where that may be over by now: then it is dropped (SES-6). */
  readonly sayToAccount: (message: AccountMessage, under?: SessionId | null) => Promise<void>
  /** The same, and answers whether it is stored. */
  readonly storeInAccount: (message: AccountMessage, under?: SessionId | null) => Promise<boolean>
  readonly sayToTab: (message: TabMessage) => void
}
