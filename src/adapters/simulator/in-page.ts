import type { Clock } from '../../application/ports/clock'
import type { Random } from '../../application/ports/random'
import type { HttpDriver } from '../rest/http-driver'
import type { SocketDriver } from '../socket/socket-driver'
import { makeApi } from './api'
import type { Mode } from './api/route'
import { makeAudience } from './audience'
import { makeFeed } from './feed'
import { makeWorldHost, type WorldHost } from './host'
import { makeIm } from './im'
import { inPageSockets } from './in-page-sockets'
import { makePeople, type People } from './people'
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
}

export interface InPageProviders {
  readonly http: HttpDriver
  readonly sockets: SocketDriver
  readonly weather: Weather
  readonly host: () => WorldHost
  /** The providers stop and start again: every socket closes, and the world is what its inputs make it. */
  readonly restart: () => void
  /** All that has happened to the world so far. */
  readonly inputs: () => readonly WorldInput[]
}

interface Running { readonly host: WorldHost, readonly people: People, readonly api: HttpDriver, readonly sockets: SocketDriver }

/** The whole simulator behind the two drivers, with nothing but this page: no server, no storage, no timer of its own. */
export const inPageProviders = ({ clock, random, seed, mode, pace = 0 }: InPageDeps): InPageProviders => {
  const inputs: WorldInput[] = [{ type: 'TownFounded', at: clock.now(), seed }]
  const weather = makeWeather(clock)
  const start = (): Running => {
    const host = makeWorldHost({ clock, random, world: replay(inputs), record: (input) => { inputs.push(input) } })
    const audience = makeAudience()
    // What is kept in memory is always recorded.
    const people = makePeople({ clock, random, host, audience, pace, failed: () => undefined })
    return {
      host, people,
      api: makeApi({ host, mode, people, cspReports: () => ({ count: 0, list: [] }) }),
      sockets: inPageSockets({ '/ws': makeFeed(host), '/im': makeIm(host, audience) }),
    }
  }
  let running = start()
  return {
    http: weather.http((request) => running.api(request)),
    sockets: weather.sockets({ open: (url, events) => running.sockets.open(url, events) }),
    weather,
    host: () => running.host,
    restart: () => {
      weather.cut()
      running.people.stop()
      running = start()
    },
    inputs: () => inputs,
  }
}
