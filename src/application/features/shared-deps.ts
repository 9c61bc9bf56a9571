import type { ClientId } from '../../domain/kernel/ids'
import type { FeatureName, SlicesOf } from '../../domain/features'
import type { TabDeps } from '../effects/tab-deps'

/** What every feature gets: the shared ports, this tab's identity, and read access to other features. */
export interface SharedDeps extends TabDeps {
  readonly newClientId: () => ClientId
  /** The slices of another feature; `null` until that feature has loaded. */
  readonly slicesOf: <N extends FeatureName>(name: N) => SlicesOf<N> | null
}
