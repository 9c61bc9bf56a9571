import type { Clock } from '../../application/ports/clock'
import type { Random } from '../../application/ports/random'
import type { Mode } from './api/route'
import type { CallOut } from './call-out'
import { makeWorldHost, type WorldHost } from './host'
import { livingProviders, type LivingProviders, type Providers } from './providers'
import { makePasses } from './storage/passes'
import { makeWeather, type Weather } from './weather'
import type { WorldInput } from './world/input'
import { replay } from './world/step'

export interface InPageDeps {
  readonly clock: Clock
  readonly random: Random
  readonly seed: number
  readonly mode: Mode
  /** Of the residents; without one they say nothing. */
  readonly pace?: number
  readonly callOut?: CallOut | undefined
}

export interface InPageProviders extends Providers {
  readonly weather: Weather
  readonly host: () => WorldHost
  /** The providers stop and start again: every socket closes, and the world is what its inputs make it. */
  readonly restart: () => void
  /** All that has happened to the world so far. */
  readonly inputs: () => readonly WorldInput[]
}

interface Running extends LivingProviders { readonly host: WorldHost }

/** The whole simulator behind the two drivers, with nothing but this page: no server, no storage, no timer of its own. */
export const inPageProviders = ({ clock, random, seed, mode, pace = 0, callOut }: InPageDeps): InPageProviders => {
  const inputs: WorldInput[] = [{ type: 'TownFounded', at: clock.now(), seed }]
  const weather = makeWeather(clock)
  const start = (): Running => {
    const host = makeWorldHost({ clock, random, world: replay(inputs), record: (input) => { inputs.push(input) } })
    return { host, ...livingProviders({ clock, random, host, mode, pace, callOut, passes: makePasses({ clock, random }) }) }
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
