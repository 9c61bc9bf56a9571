import { BehaviorSubject, ReplaySubject, Subject } from 'rxjs'
import type { RoomStreams } from '../../../src/application/features/space/space'
import type {
  Device,
  DeviceKind,
  Permission,
  DeviceTestEvent,
} from '../../../src/application/ports/browser/media-devices'
import type { Quality, Remote, Seats, Shared } from '../../../src/application/ports/media-room'
import type { Xid } from '../../../src/domain/kernel/ids'

/** Media streams and devices that a test controls. */
export class FakeMediaStreams implements RoomStreams {
  readonly remotes$ = new BehaviorSubject<readonly Remote[]>([])
  readonly shared$ = new BehaviorSubject<Shared | null>(null)
  readonly levels$ = new BehaviorSubject<ReadonlyMap<Xid, number>>(new Map())
  readonly seats$ = new BehaviorSubject<Seats | null>(null)
  readonly quality$ = new BehaviorSubject<ReadonlyMap<Xid, Quality>>(new Map())
  /** Emits no devices at first, because a browser also needs some time to list its devices. */
  readonly devices$ = new ReplaySubject<readonly Device[]>(1)
  readonly chosen$ = new BehaviorSubject<Readonly<Record<DeviceKind, string | null>>>({
    microphone: null,
    speaker: null,
    camera: null,
  })
  readonly test$ = new Subject<DeviceTestEvent>()
  readonly permission$ = new BehaviorSubject<Permission>('granted')
  tests = 0
  isSoundHeard = true
  readonly room = {
    remotes$: this.remotes$,
    shared$: this.shared$,
    levels$: this.levels$,
    quality$: this.quality$,
    seats$: this.seats$,
    stats: () => Promise.resolve([]),
  }
  readonly devices: RoomStreams['devices'] = {
    devices$: this.devices$,
    chosen$: this.chosen$,
    choose: (kind, id) => {
      this.chosen$.next({ ...this.chosen$.value, [kind]: id })
    },
    permission$: () => this.permission$,
    test: () => {
      this.tests += 1
      return this.test$
    },
    soundCheck: () => Promise.resolve(this.isSoundHeard),
  }
}
