import type { AccountMessage } from '../../domain/account-log'
import type { Xid } from '../../domain/kernel/ids'
import type { Session } from '../../domain/session'
import type { TabMessage } from '../../domain/tab-log'
import type { Ports } from '../ports'
import type { HeldFiles } from '../held-files'
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
  readonly sayToAccount: (message: AccountMessage) => Promise<void>
  readonly sayToTab: (message: TabMessage) => void
}
