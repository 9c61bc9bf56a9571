import type { Clock } from '../../application/ports/clock'
import type { Random } from '../../application/ports/random'
import type { HttpDriver } from '../rest/http-driver'
import type { SocketDriver } from '../socket/socket-driver'
import { makeApi } from './api'
import type { Mode } from './api/route'
import { makeAudience } from './audience'
import type { CallOut } from './call-out'
import { makeFeatureLine } from './feature-line'
import { liveFeatures } from './features'
import { makeFeed } from './feed'
import type { WorldHost } from './host'
import { makeIm } from './im'
import { inPageSockets } from './in-page-sockets'
import { makePeople } from './people'
import { unlimited } from './rates'
import { makeRoomLine } from './room-line'
import { makeRoomPasses } from './room-passes'
import { makeRoomSeats } from './room-seats'
import { makeSignalling } from './signalling'
import type { Passes } from './storage/passes'

/** All providers at once, as a client sees them: two drivers. */
export interface Providers {
  readonly http: HttpDriver
  readonly sockets: SocketDriver
}

export interface LivingProviders extends Providers {
  /** The residents fall silent for ever. */
  readonly stop: () => void
}

export interface LivingDeps {
  readonly host: WorldHost
  readonly clock: Clock
  readonly random: Random
  readonly passes: Passes
  readonly mode: Mode
  /** Of the residents: 1 is normal; at 0 they say nothing. */
  readonly pace: number
  /** Of the page that calls; without one, of the address that it calls. */
  readonly origin?: string | undefined
  /** Left out in a page, which calls nobody's server. */
  readonly callOut?: CallOut | undefined
}

/** The providers over a world in this page. Their mail is always simulated, so its inbox is there in every mode. */
export const livingProviders = ({ host, clock, random, passes, mode, pace, origin, callOut }: LivingDeps): LivingProviders => {
  const audience = makeAudience()
  const rooms = makeRoomLine(host, clock)
  const roomPasses = makeRoomPasses(random)
  const features = makeFeatureLine(host)
  // In a page the world takes every input; whether it could be stored shows later, and then all of this is thrown away.
  const company = { clock, random, host, audience, pace, failed: () => undefined }
  const people = makePeople(company)
  const endFeatures = liveFeatures(company)
  return {
    http: makeApi({
      host, mode, passes, roomPasses, callOut, inbox: true, people, limiter: unlimited, originOf: ({ url }) => origin ?? new URL(url).origin,
      cspReports: () => ({ count: 0, list: [] }),
    }),
    sockets: inPageSockets({
      '/ws': makeFeed({ host, rooms, features, clock }), '/im': makeIm({ host, audience, clock, limiter: unlimited }), '/rtc': makeSignalling({ clock, seats: makeRoomSeats(host, roomPasses) }),
    }, origin),
    stop: () => {
      people.stop()
      rooms.stop()
      features.stop()
      endFeatures()
    },
  }
}
