import { Subject } from 'rxjs'
import type { Faults } from '../../application/ports/faults'
import { CHANNELS, hasFaults, noFaults, planText, readPlan, type FaultPlan } from '../../domain/fault-plan'
import { makeDeviceLevers } from './device-levers'
import { FAULTS, makeTabSettings } from './faults-at-start'
import { faultSeam } from './fault-seam'
import { openSockets } from './sockets-through-seam'
import { channelOfSocket, makeNetworkLevers } from './network-levers'

/** Takes the plan out of the page's address, so that a later link does not carry an old plan. */
const takeFromAddress = (): FaultPlan | null => {
  const address = new URL(location.href)
  const text = address.searchParams.get(FAULTS)
  if (text === null) return null
  address.searchParams.delete(FAULTS)
  history.replaceState(history.state, '', address)
  return readPlan(text)
}

/** Sets the levers of this page: the plan of its address, or the plan that this tab had before a reload. */
export const makeFaults = (): Faults => {
  const changes = new Subject<void>()
  const kept = makeTabSettings()
  const setDevice = makeDeviceLevers()
  let plan = noFaults
  let made = 0
  let isReported = true
  faultSeam.levers = makeNetworkLevers({
    plan: () => plan,
    hit: () => {
      made += 1
      if (!isReported) return
      // One report for all the faults of a task.
      isReported = false
      queueMicrotask(() => {
        isReported = true
        changes.next()
      })
    },
    changes$: changes,
  })
  const set = (next: FaultPlan): void => {
    plan = next
    if (hasFaults(plan)) kept.set(FAULTS, planText(plan))
    else kept.remove(FAULTS)
    setDevice(plan)
    const cut = new Set(CHANNELS.filter((channel) => plan.channels[channel].isCut))
    for (const socket of openSockets) if (cut.has(channelOfSocket(socket.url))) socket.cut()
    changes.next()
  }
  const first = takeFromAddress() ?? readPlan(kept.get(FAULTS) ?? '')
  if (first !== null) set(first)
  return {
    plan: () => plan,
    set,
    made: () => made,
    changes$: changes,
    link: () => {
      const address = new URL(location.href)
      if (hasFaults(plan)) address.searchParams.set(FAULTS, planText(plan))
      return address.href
    },
  }
}
