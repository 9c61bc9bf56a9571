import type { ClientId } from '../../domain/kernel/ids'
import type { AccountSlices, TabSlices } from '../../domain/manifests/core'
import type { TabDeps } from '../effects/tab-deps'

/** What an area is made of that joins the logs late (ADR 13). */
export interface AreaDeps extends TabDeps {
  readonly account: AccountSlices
  readonly tab: TabSlices
  readonly newClientId: () => ClientId
}
