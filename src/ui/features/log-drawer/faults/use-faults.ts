import { useCallback, useSyncExternalStore } from 'react'
import type { Faults } from '../../../../application/ports/faults'
import type { FaultPlan } from '../../../../domain/fault-plan'

/** The plan and the number of faults so far. */
export const useFaults = (faults: Faults): { readonly plan: FaultPlan; readonly made: number } => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const changes = faults.changes$.subscribe(onChange)
      return () => changes.unsubscribe()
    },
    [faults],
  )
  return {
    plan: useSyncExternalStore(subscribe, faults.plan),
    made: useSyncExternalStore(subscribe, faults.made),
  }
}
