import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import {
  BehaviorSubject,
  distinctUntilChanged,
  EMPTY,
  NEVER,
  Observable,
  of,
  Subject,
  type Subscriber,
  type Subscription,
} from 'rxjs'
import type { Clock } from '../../src/application/ports/browser/clock'
import type { MediaDevices } from '../../src/application/ports/browser/media-devices'
import type {
  MediaRoom,
  RoomMediaEvent,
  RoomOrder,
  Shared,
  ShareKind,
  Stream,
  TrackKind,
} from '../../src/application/ports/media-room'
import type { MediaSendFailure } from '../../src/domain/kernel/media-fault'
import type { Xid } from '../../src/domain/kernel/ids'
import { Secret } from '../../src/application/ports/browser/vault'
import { addMs } from '../../src/domain/kernel/instant'
import type { RoomBench } from '../contracts/media-room.contract'
import { VirtualTime } from './virtual-time'

type Ended = { readonly kind: 'ended'; readonly fault: MediaSendFailure }

/** The state of the stub media, and the test's controls for it. */
type SilentLevers = Omit<RoomBench, 'room' | 'order' | 'pass'>

const GRANT_MS = 1

export interface StubMedia {
  readonly mediaRoom: MediaRoom
  readonly mediaDevices: MediaDevices
  readonly levers: SilentLevers
}

/** Joins a room while subscribed. Emits the other members of the room. */
type SitsIn = (channelId: string) => Observable<readonly Xid[]>

/**
 * Rooms without sound and video that otherwise behave like real rooms. For tests, and for rooms with hundreds of
 * listeners. Without `sitsIn` the member is alone in each room.
 */
export const stubMedia = (clock: Clock, sitsIn: SitsIn = () => NEVER): StubMedia => {
  const held = new Set<TrackKind>()
  const sent = new Set<TrackKind>()
  const faults = new Map<TrackKind, MediaSendFailure>()
  const ends$ = new Subject<TrackKind>()
  const over$ = new Subject<void>()
  const microphone$ = new BehaviorSubject(false)
  const voice$ = new BehaviorSubject<Stream | null>(null)
  const peers$ = new BehaviorSubject<readonly Xid[]>([])
  let room: Subscriber<RoomMediaEvent> | null = null
  let isIn = false
  let isCut = false
  let delay = GRANT_MS

  const soon = (ms: number, call: () => void): (() => void) => clock.wake(addMs(clock.now(), ms), call)

  const inRoom = <N extends { readonly kind: string }>(
    run: (subscriber: Subscriber<N | Ended>, end: (fault: MediaSendFailure) => void) => () => void,
  ) =>
    new Observable<N | Ended>((subscriber) => {
      const end = (fault: MediaSendFailure): void => {
        subscriber.next({ kind: 'ended', fault })
        subscriber.complete()
      }
      if (!isIn) return end('notConnected')
      const stop = run(subscriber, end)
      const over = over$.subscribe(() => {
        end('notConnected')
      })
      return () => {
        over.unsubscribe()
        stop()
      }
    })

  /** Opens the device after a delay, or refuses access to the device. */
  const capture = (
    kind: TrackKind,
    opened: () => void,
    end: (fault: MediaSendFailure) => void,
    gone: () => void,
  ): (() => void) => {
    const fault = faults.get(kind)
    const takeBack = soon(delay, () => {
      if (fault !== undefined && fault !== 'publishRefused') return end(fault)
      held.add(kind)
      return opened()
    })
    const taken = ends$.subscribe((one) => {
      if (one === kind) gone()
    })
    return () => {
      takeBack()
      taken.unsubscribe()
      held.delete(kind)
      sent.delete(kind)
    }
  }

  const send = (kind: TrackKind, granted: () => void, end: (fault: MediaSendFailure) => void): (() => void) =>
    soon(GRANT_MS, () => {
      if (faults.get(kind) === 'publishRefused') return end('publishRefused')
      sent.add(kind)
      return granted()
    })

  const enter = ({ channelId, pass }: RoomOrder) =>
    new Observable<RoomMediaEvent>((subscriber) => {
      room = subscriber
      let seat: Subscription | null = null
      void pass()().then((given) => {
        if (subscriber.closed) return
        if (E.isLeft(given)) {
          subscriber.next({ kind: 'ended', fault: 'refused' })
          subscriber.complete()
          return
        }
        isIn = true
        subscriber.next({ kind: 'joined' })
        seat = sitsIn(channelId).subscribe((peers) => {
          peers$.next(peers)
        })
      })
      return () => {
        seat?.unsubscribe()
        peers$.next([])
        isIn = false
        isCut = false
        room = null
        over$.next()
      }
    })

  const mediaRoom: MediaRoom = {
    enter,
    microphone: () =>
      inRoom((subscriber, end) => {
        const stop = capture(
          'microphone',
          () => {
            microphone$.next(true)
            subscriber.next({ kind: 'opened', label: 'Silence' })
          },
          end,
          () => {
            end('deviceGone')
          },
        )
        return () => {
          stop()
          microphone$.next(false)
        }
      }),
    speak: () =>
      inRoom((subscriber, end) => {
        let stop = (): void => undefined
        const holding = microphone$.subscribe((isHeld) => {
          stop()
          sent.delete('microphone')
          voice$.next(null)
          if (isHeld)
            stop = send(
              'microphone',
              () => {
                voice$.next({ id: 'voice', active: true })
                subscriber.next({ kind: 'sending' })
              },
              end,
            )
        })
        return () => {
          holding.unsubscribe()
          stop()
          sent.delete('microphone')
          voice$.next(null)
        }
      }),
    share: (kind: ShareKind) =>
      new Observable((subscriber) =>
        inRoom<{ readonly kind: 'sharing' } & Shared>((inner, end) => {
          let stop = (): void => undefined
          const stopCapture = capture(
            kind,
            () => {
              stop = send(
                kind,
                () => {
                  inner.next({
                    kind: 'sharing',
                    surface: kind === 'camera' ? 'camera' : 'monitor',
                    hasSound: false,
                    own: { id: kind, active: true },
                  })
                },
                end,
              )
            },
            end,
            () => {
              subscriber.next({ kind: 'ended', fault: null })
              subscriber.complete()
            },
          )
          return () => {
            stop()
            stopCapture()
          }
        }).subscribe(subscriber),
      ),
    peers$,
    remotes$: of([]),
    voice$: voice$.pipe(distinctUntilChanged()),
    shared$: of(null),
    seats$: of(null),
    levels$: EMPTY,
    quality$: EMPTY,
    stats: () => Promise.resolve([]),
  }

  const mediaDevices: MediaDevices = {
    devices$: of([]),
    chosen$: of({ microphone: null, speaker: null, camera: null }),
    choose: () => undefined,
    permission$: () => of('granted'),
    test: () => EMPTY,
    soundCheck: () => Promise.resolve(false),
  }

  const levers: SilentLevers = {
    held: () => [...held],
    sent: () => (isCut ? [] : [...sent]),
    giveAfter: (ms) => {
      delay = ms
    },
    refuse: (kind, fault) => {
      if (fault === null) faults.delete(kind)
      else faults.set(kind, fault)
    },
    takeOut: (kind) => {
      ends$.next(kind)
    },
    cut: () => {
      isCut = true
      room?.next({ kind: 'reconnecting' })
    },
    mend: () => {
      isCut = false
      room?.next({ kind: 'reconnected' })
    },
    throwOut: (fault) => {
      room?.next({ kind: 'ended', fault })
      room?.complete()
    },
  }
  return { mediaRoom, mediaDevices, levers }
}

/** A stub room without other members. */
export const stubRoomSubject = (): Promise<RoomBench> => {
  const time = new VirtualTime()
  const { mediaRoom: room, levers } = stubMedia(time.clock())
  return Promise.resolve({
    ...levers,
    room,
    order: { channelId: 'room-1', pass: () => TE.right(new Secret('pass')) },
    pass: (ms: number) => time.pass(ms),
  })
}
