import { Subject } from 'rxjs'
import type { Faults } from '../../application/ports/faults'
import { CHANNELS, noFaults, planText, readPlan, type FaultPlan } from '../../domain/fault-plan'
import { makeDeviceLevers } from './device-levers'
import { faultSeam } from './fault-seam'
import { channelOfSocket, makeNetworkLevers } from './network-levers'

/** The name of the plan in an address and in the storage of the tab. */
const NAME = 'faults'

/** Takes the plan out of the page's address, so that a later link does not carry an old plan. */
const takeFromAddress = (): FaultPlan | null => {
  const address = new URL(location.href)
  const text = address.searchParams.get(NAME)
  if (text === null) return null
  address.searchParams.delete(NAME)
  history.replaceState(history.state, '', address)
  return readPlan(text)
}

/** Sets the levers of this page: the plan of its address, or the plan that this tab had before a reload. */
export const makeFaults = (): Faults => {
  const changes = new Subject<void>()
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
    sessionStorage.setItem(NAME, planText(plan))
    setDevice(plan)
    const cut = new Set(CHANNELS.filter((channel) => plan.channels[channel].isCut))
    for (const socket of faultSeam.sockets) if (cut.has(channelOfSocket(socket.url))) socket.cut()
    changes.next()
  }
  const first = takeFromAddress() ?? readPlan(sessionStorage.getItem(NAME) ?? '')
  if (first !== null && planText(first) !== '') set(first)
  return {
    plan: () => plan,
    set,
    made: () => made,
    changes$: changes,
    link: () => {
      const address = new URL(location.href)
      if (planText(plan) !== '') address.searchParams.set(NAME, planText(plan))
      return address.href
    },
  }
}
