import type { Clock } from '../../../application/ports/browser/clock'
import type { ProviderDrivers } from '../providers'
import { makeNetworkFaults } from '../network-faults'

/** The way to one host of the world, while there is one. */
export interface HostLink extends ProviderDrivers {
  /** For ever: sockets close, and a request that has no answer yet gets none. */
  readonly cut: () => void
}

export const linkToHost = ({ http, sockets }: ProviderDrivers, clock: Clock): HostLink => {
  const weather = makeNetworkFaults(clock)
  return { http: weather.http(http), sockets: weather.sockets(sockets), cut: weather.offline }
}
