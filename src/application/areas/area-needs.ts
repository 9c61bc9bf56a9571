import type { ClientId } from '../../domain/kernel/ids'
import type { AccountCells, TabCells } from '../../domain/log.first'
import type { TabNeeds } from '../effects/tab-needs'

/** What an area is made of that joins the logs late (ADR 13). */
export interface AreaNeeds extends TabNeeds {
  readonly account: AccountCells
  readonly tab: TabCells
  readonly newClientId: () => ClientId
}
