import type { Clock } from '../../../application/ports/browser/clock'
import type { ProviderDrivers } from '../providers'
import { makeNetworkFaults } from '../network-faults'

/** The connection to one host of the server state. */
export interface HostLink extends ProviderDrivers {
  /** Closes the sockets permanently. Pending requests get no response. */
  readonly cut: () => void
}

export const linkToHost = ({ http, sockets }: ProviderDrivers, clock: Clock): HostLink => {
  const faults = makeNetworkFaults(clock)
  return { http: faults.http(http), sockets: faults.sockets(sockets), cut: faults.offline }
}
