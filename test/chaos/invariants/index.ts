import type { ChaosRun, InvariantWatch } from '../chaos-model'
import type { ReplicaCheck } from '../replica-check'
import { watchLeaks } from './leaks'
import { watchReplay } from './replay'
import { watchSecrets } from './secrets'
import { watchTabs } from './tabs'

/** The invariants that hold for every feature. */
export const allInvariants = (run: ChaosRun, shadows: readonly ReplicaCheck[]): readonly InvariantWatch[] => [
  watchTabs(run),
  watchReplay(run, shadows),
  watchLeaks(run),
  watchSecrets(run),
]
