import { catchError, defer, of, switchMap, type Observable } from 'rxjs'
import type { SpacePorts } from '../../application/ports/space-ports'
import type { MediaDevices } from '../../application/ports/browser/media-devices'
import type { MediaRoom } from '../../application/ports/media-room'
import { loadOnce } from './lazy-port'

/** What carries sound and pictures, once it is here. */
export interface RtcAdapters {
  readonly devices: MediaDevices
  readonly room: MediaRoom
}

/** Most people never come near a room: what it needs is fetched by whoever does. */
export const lazyRtc = (load: () => Promise<RtcAdapters>): Pick<SpacePorts, 'mediaRoom' | 'mediaDevices'> => {
  const made = loadOnce(load)
  const late = <A, B = never>(of$: (all: RtcAdapters) => Observable<A>, missing: readonly B[]): Observable<A | B> =>
    defer(made).pipe(
      switchMap(of$),
      catchError(() => of(...missing)),
    )
  const unsupported = [{ kind: 'ended', fault: 'unsupported' } as const]
  return {
    mediaRoom: {
      enter: (order) => late(({ room }) => room.enter(order), [{ kind: 'ended', fault: 'lost' } as const]),
      microphone: () => late(({ room }) => room.microphone(), unsupported),
      speak: () => late(({ room }) => room.speak(), unsupported),
      share: (kind) => late(({ room }) => room.share(kind), unsupported),
      peers$: late(({ room }) => room.peers$, []),
      remotes$: late(({ room }) => room.remotes$, []),
      shared$: late(({ room }) => room.shared$, []),
      levels$: late(({ room }) => room.levels$, []),
      quality$: late(({ room }) => room.quality$, []),
      stats: async () => (await made()).room.stats(),
    },
    mediaDevices: {
      devices$: late(({ devices }) => devices.devices$, []),
      chosen$: late(({ devices }) => devices.chosen$, []),
      choose: (kind, id) => {
        void made().then(
          ({ devices }) => {
            devices.choose(kind, id)
          },
          () => undefined,
        )
      },
      permission$: (kind) => late(({ devices }) => devices.permission$(kind), ['unknown' as const]),
      test: (kind) => late(({ devices }) => devices.test(kind), unsupported),
      soundCheck: () =>
        made().then(
          ({ devices }) => devices.soundCheck(),
          () => false,
        ),
    },
  }
}
