import type { Clock } from '../../application/ports/browser/clock'
import type { Random } from '../../application/ports/browser/random'
import type { Settings } from '../../application/ports/browser/settings'
import type { RtcAdapters } from '../lazy/lazy-rtc'
import type { SocketDriver } from '../socket/socket-driver'
import { browserDriver, makeMediaDevices, makeMediaRoom } from '.'

interface WebrtcDeps {
  readonly sockets: SocketDriver
  readonly url: string
  readonly clock: Clock
  readonly random: Random
  readonly settings: Settings
}

/** Browser-to-browser rooms over the simulator's signalling. */
export const makeWebrtcRtc = ({ settings, ...deps }: WebrtcDeps): RtcAdapters => {
  const driver = browserDriver()
  const devices = makeMediaDevices({ driver, settings, clock: deps.clock })
  return { devices, room: makeMediaRoom({ ...deps, driver, chosen$: devices.chosen$ }) }
}
