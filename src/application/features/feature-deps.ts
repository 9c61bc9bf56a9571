import type { ClientId } from '../../domain/kernel/ids'
import type { AccountSlices, TabSlices } from '../../domain/manifests/core'
import type { TabDeps } from '../effects/tab-deps'

export interface AreaDeps extends TabDeps {
  readonly account: AccountSlices
  readonly tab: TabSlices
  readonly newClientId: () => ClientId
}
