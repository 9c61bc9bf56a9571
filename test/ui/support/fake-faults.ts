import { Subject } from 'rxjs'
import type { Faults } from '../../../src/application/ports/faults'
import { noFaults, planText, type FaultPlan } from '../../../src/domain/fault-plan'

/** Faults that hit nothing by themselves. */
export class FakeFaults implements Faults {
  readonly changes$ = new Subject<void>()
  #plan: FaultPlan = noFaults
  #made = 0
  readonly plan = () => this.#plan
  readonly set = (plan: FaultPlan): void => {
    this.#plan = plan
    this.changes$.next()
  }
  readonly made = () => this.#made
  readonly link = () => `https://loop.example/?faults=${planText(this.#plan)}`
  hit(): void {
    this.#made += 1
    this.changes$.next()
  }
}
