import type { Observable } from 'rxjs'
import type { FaultPlan } from '../../domain/fault-plan'

/** Makes faults of the network and the device in a developer build. They last as long as the tab. */
export interface Faults {
  readonly plan: () => FaultPlan
  readonly set: (plan: FaultPlan) => void
  /** How many faults have hit a request, frame or file since the page opened. */
  readonly made: () => number
  /** Emits after each change of the plan and of the number of faults. */
  readonly changes$: Observable<void>
  /** The address of this page with the plan: it makes the same faults in another browser. */
  readonly link: () => string
}
