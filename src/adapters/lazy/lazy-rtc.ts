import { catchError, defer, of, switchMap, type Observable } from 'rxjs'
import type { SpacePorts } from '../../application/ports/space-ports'
import type { MediaDevices } from '../../application/ports/browser/media-devices'
import type { MediaRoom } from '../../application/ports/media-room'
import { loadOnce } from './lazy-port'

/** The media adapters, which exist once their code has loaded. */
export interface RtcAdapters {
  readonly devices: MediaDevices
  readonly room: MediaRoom
}

/** Media ports whose code loads with the first use, because most members never enter a room. */
export const lazyRtc = (load: () => Promise<RtcAdapters>): Pick<SpacePorts, 'mediaRoom' | 'mediaDevices'> => {
  const made = loadOnce(load)
  const lazily = <A, B = never>(of$: (all: RtcAdapters) => Observable<A>, missing: readonly B[]): Observable<A | B> =>
    defer(made).pipe(
      switchMap(of$),
      catchError(() => of(...missing)),
    )
  const unsupported = [{ kind: 'ended', fault: 'unsupported' } as const]
  return {
    mediaRoom: {
      enter: (order) => lazily(({ room }) => room.enter(order), [{ kind: 'ended', fault: 'lost' } as const]),
      microphone: () => lazily(({ room }) => room.microphone(), unsupported),
      speak: () => lazily(({ room }) => room.speak(), unsupported),
      share: (kind) => lazily(({ room }) => room.share(kind), unsupported),
      peers$: lazily(({ room }) => room.peers$, []),
      remotes$: lazily(({ room }) => room.remotes$, []),
      voice$: lazily(({ room }) => room.voice$, []),
      shared$: lazily(({ room }) => room.shared$, []),
      levels$: lazily(({ room }) => room.levels$, []),
      seats$: lazily(({ room }) => room.seats$, [null]),
      quality$: lazily(({ room }) => room.quality$, []),
      stats: async () => (await made()).room.stats(),
    },
    mediaDevices: {
      devices$: lazily(({ devices }) => devices.devices$, []),
      chosen$: lazily(({ devices }) => devices.chosen$, []),
      choose: (kind, id) => {
        void made().then(
          ({ devices }) => {
            devices.choose(kind, id)
          },
          () => undefined,
        )
      },
      permission$: (kind) => lazily(({ devices }) => devices.permission$(kind), ['unknown' as const]),
      test: (kind) => lazily(({ devices }) => devices.test(kind), unsupported),
      soundCheck: () =>
        made().then(
          ({ devices }) => devices.soundCheck(),
          () => false,
        ),
    },
  }
}
