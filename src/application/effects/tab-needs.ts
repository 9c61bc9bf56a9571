import type { AccountMessage } from '../../domain/account-log'
import type { Session } from '../../domain/session'
import type { TabMessage } from '../../domain/tab-log'
import type { Ports } from '../ports'
import type { Secrets } from '../secrets'

/** What the effects of a tab are made of. */
export interface TabNeeds {
  readonly ports: Ports
  readonly secrets: Secrets
  /** The member that is in; a visitor is none. */
  readonly memberIn: () => Session | null
  readonly sayToAccount: (message: AccountMessage) => Promise<void>
  readonly sayToTab: (message: TabMessage) => void
}
