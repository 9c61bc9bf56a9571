import type { Clock } from '../../../application/ports/clock'
import type { Providers } from '../providers'
import { makeWeather } from '../weather'

/** The way to one host of the world, while there is one. */
export interface Line extends Providers {
  /** For ever: sockets close, and a request that has no answer yet gets none. */
  readonly cut: () => void
}

export const lineTo = ({ http, sockets }: Providers, clock: Clock): Line => {
  const weather = makeWeather(clock)
  return { http: weather.http(http), sockets: weather.sockets(sockets), cut: weather.offline }
}
