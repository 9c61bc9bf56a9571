import type { Clock } from '../../application/ports/browser/clock'
import type { Random } from '../../application/ports/browser/random'
import type { SimulatorMode } from './routes/route-builder'
import type { PushClient } from './push-client'
import type { WebhookClient } from './webhook-client'
import type { MediaForwarder } from './signalling/media-forwarder'
import { makeStateHost, type StateHost } from './state-host'
import { runProviders, type RunningProviders, type ProviderDrivers } from './providers'
import { makeCredentials } from './object-storage/credentials'
import { makeNetworkFaults, type NetworkFaults } from './network-faults'
import type { ServerInput } from './state/input'
import { replayInputs } from './state/apply-input'

export interface InMemoryDeps {
  readonly clock: Clock
  readonly random: Random
  readonly seed: number
  readonly mode: SimulatorMode
  /** The speed of the simulated members. Without `pace` the simulated members do nothing. */
  readonly pace?: number
  readonly callOut?: WebhookClient | undefined
  readonly push?: PushClient | undefined
  readonly forwarder?: MediaForwarder | undefined
}

export interface InMemoryProviders extends ProviderDrivers {
  readonly weather: NetworkFaults
  readonly host: () => StateHost
  /** Restarts the providers: closes every socket and rebuilds the state from its inputs. */
  readonly restart: () => void
  /** Every input since the start. */
  readonly inputs: () => readonly ServerInput[]
}

interface Running extends RunningProviders {
  readonly host: StateHost
}

/** The whole simulator behind the two drivers in this page, without a server, storage or real timers. */
export const inMemoryProviders = ({
  clock,
  random,
  seed,
  mode,
  pace = 0,
  callOut,
  push,
  forwarder,
}: InMemoryDeps): InMemoryProviders => {
  const inputs: ServerInput[] = [{ type: 'TownFounded', at: clock.now(), seed }]
  const weather = makeNetworkFaults(clock)
  const start = (): Running => {
    const host = makeStateHost({
      clock,
      random,
      world: replayInputs(inputs),
      record: (input) => {
        inputs.push(input)
      },
    })
    return {
      host,
      ...runProviders({
        clock,
        random,
        host,
        mode,
        pace,
        callOut,
        push,
        forwarder,
        passes: makeCredentials({ clock, random }),
      }),
    }
  }
  let running = start()
  return {
    http: weather.http((request) => running.http(request)),
    sockets: weather.sockets({ open: (url, events) => running.sockets.open(url, events) }),
    weather,
    host: () => running.host,
    restart: () => {
      weather.cut()
      running.stop()
      running = start()
    },
    inputs: () => inputs,
  }
}
