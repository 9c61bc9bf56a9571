import { catchError, defer, of, switchMap, type Observable } from 'rxjs'
import type { Clock } from '../application/ports/clock'
import type { Live } from '../application/ports/live'
import type { Random } from '../application/ports/random'
import type { Settings } from '../application/ports/settings'
import { fetched } from './fetched'
import type { SocketDriver } from './socket/socket-driver'

export interface RtcDeps {
  readonly sockets: SocketDriver
  readonly url: string
  readonly clock: Clock
  readonly random: Random
  readonly settings: Settings
}

/** Most people never come near a room: what it needs is fetched by whoever does. */
export const rtcWhenWanted = ({ settings, ...deps }: RtcDeps): Pick<Live, 'mediaRoom' | 'mediaDevices'> => {
  const made = fetched(async () => {
    const { browserDriver, makeMediaDevices, makeMediaRoom } = await import('./webrtc')
    const driver = browserDriver()
    const devices = makeMediaDevices({ driver, settings, clock: deps.clock })
    return { devices, room: makeMediaRoom({ ...deps, driver, chosen$: devices.chosen$ }) }
  })
  type Made = Awaited<ReturnType<typeof made>>
  const late = <A, B = never>(of$: (all: Made) => Observable<A>, missing: readonly B[]): Observable<A | B> =>
    defer(made).pipe(switchMap(of$), catchError(() => of(...missing)))
  const unsupported = [{ kind: 'ended', fault: 'unsupported' } as const]
  return {
    mediaRoom: {
      enter: (order) => late(({ room }) => room.enter(order), [{ kind: 'ended', fault: 'lost' } as const]),
      microphone: () => late(({ room }) => room.microphone(), unsupported),
      speak: () => late(({ room }) => room.speak(), unsupported),
      share: (kind) => late(({ room }) => room.share(kind), unsupported),
      remotes$: late(({ room }) => room.remotes$, []),
      shared$: late(({ room }) => room.shared$, []),
      levels$: late(({ room }) => room.levels$, []),
      quality$: late(({ room }) => room.quality$, []),
      stats: async () => (await made()).room.stats(),
    },
    mediaDevices: {
      devices$: late(({ devices }) => devices.devices$, []),
      chosen$: late(({ devices }) => devices.chosen$, []),
      choose: (kind, id) => { void made().then(({ devices }) => { devices.choose(kind, id) }, () => undefined) },
      permission$: (kind) => late(({ devices }) => devices.permission$(kind), ['unknown' as const]),
      test: (kind) => late(({ devices }) => devices.test(kind), unsupported),
      soundCheck: () => made().then(({ devices }) => devices.soundCheck(), () => false),
    },
  }
}
