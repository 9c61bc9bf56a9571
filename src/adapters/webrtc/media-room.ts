import { BehaviorSubject, distinctUntilChanged, map, Observable, of, share, switchMap, type Subscriber } from 'rxjs'
import type {
  MediaRoom,
  MicrophoneEvent,
  Quality,
  RoomMediaEvent,
  RoomOrder,
  Seats,
  Shared,
  ShareEvent,
  SpeechEvent,
  Stream,
  TrackStats,
} from '../../application/ports/media-room'
import type { Xid } from '../../domain/kernel/ids'
import type { MediaSendFailure } from '../../domain/kernel/media-fault'
import type { MediaDriver } from './media-driver'
import { StatsReader } from './stats-reader'
import { audioLevelsOf, networkQualityOf, trackStatsOf } from './statistics'
import type { ReceivedTrack } from './media-paths'
import type { Microphone } from './microphone'
import type { OutgoingTrack } from './outgoing-tracks'
import { WebrtcSession, type WebrtcSessionDeps } from './webrtc-session'
import { openShareTrack as shareIn } from './share-track'

/** A session in a room. Every media transport implements this interface. */
export interface MediaRoomSession {
  readonly isJoined: boolean
  readonly over$: Observable<void>
  readonly received$: Observable<readonly ReceivedTrack[]>
  readonly peers$: Observable<readonly Xid[]>
  readonly seats$: Observable<Seats | null>
  readonly microphone: Microphone
  readonly sending: OutgoingTrack
  /** Ends the session at once. */
  readonly close: () => void
}

export interface RoomSessionDeps<S extends MediaRoomSession> {
  readonly driver: MediaDriver
  readonly chosen$: Observable<{ readonly microphone: string | null; readonly camera: string | null }>
  readonly open: (order: RoomOrder, tell: (news: RoomMediaEvent) => void) => S
  readonly levelsOf: (session: S) => Observable<ReadonlyMap<Xid, number>>
  readonly qualityOf: (session: S) => Observable<ReadonlyMap<Xid, Quality>>
  readonly statsOf: (session: S) => Promise<readonly TrackStats[]>
}

const end = (
  subscriber: Subscriber<{ readonly kind: 'ended'; readonly fault: MediaSendFailure }>,
  fault: MediaSendFailure,
): void => {
  subscriber.next({ kind: 'ended', fault })
  subscriber.complete()
}

/**
 * Builds the media room port from a session. The room uses the microphone, sends sound or shares a screen only while
 * the observable of that activity has a subscriber (spec 2 §4, ADR 14).
 */
export const roomFromSession = <S extends MediaRoomSession>({
  driver,
  chosen$,
  ...room
}: RoomSessionDeps<S>): MediaRoom => {
  const session$ = new BehaviorSubject<S | null>(null)
  const shared$ = new BehaviorSubject<Shared | null>(null)
  const voice$ = new BehaviorSubject<Stream | null>(null)

  /**
   * Calls `run` with the session of the current room. The observable ends when the room ends; without a room, the
   * observable ends at once.
   */
  const inRoom = <N extends { readonly kind: string }>(
    run: (
      session: S,
      subscriber: Subscriber<N | { readonly kind: 'ended'; readonly fault: MediaSendFailure }>,
    ) => () => void,
  ) =>
    new Observable<N | { readonly kind: 'ended'; readonly fault: MediaSendFailure }>((subscriber) => {
      const session = session$.value
      if (session === null || !session.isJoined) return end(subscriber, 'notConnected')
      const stop = run(session, subscriber)
      const over = session.over$.subscribe(() => {
        end(subscriber, 'notConnected')
      })
      return () => {
        over.unsubscribe()
        stop()
      }
    })

  const speak = (session: S, subscriber: Subscriber<SpeechEvent>): (() => void) => {
    const {
      microphone: { track$ },
      sending,
    } = session
    let takeBack: (() => void) | null = null
    let held: MediaStreamTrack | null = null
    let isGranted = false
    const show = (): void => voice$.next(isGranted && held !== null ? driver.streamOf([held]) : null)
    const silence = (): void => {
      if (held !== null) held.enabled = false
    }
    const tracks = track$.subscribe((track) => {
      silence()
      held = track
      if (track === null) {
        takeBack?.()
        takeBack = null
        isGranted = false
        return show()
      }
      track.enabled = true
      if (takeBack !== null) {
        show()
        return sending.replace('microphone', [track])
      }
      takeBack = sending.wish('microphone', {
        tracks: [track],
        granted: () => {
          isGranted = true
          show()
          subscriber.next({ kind: 'sending' })
        },
        refused: () => {
          silence()
          takeBack = null
          isGranted = false
          show()
          end(subscriber, 'publishRefused')
        },
      })
    })
    return () => {
      tracks.unsubscribe()
      silence()
      takeBack?.()
      voice$.next(null)
    }
  }

  return {
    enter: (order) =>
      new Observable<RoomMediaEvent>((subscriber) => {
        if (!driver.isSupported || session$.value !== null) {
          subscriber.next({ kind: 'ended', fault: session$.value === null ? 'unsupported' : 'refused' })
          subscriber.complete()
          return undefined
        }
        const session = room.open(order, (news) => {
          subscriber.next(news)
          if (news.kind === 'ended') subscriber.complete()
        })
        session$.next(session)
        return () => {
          session$.next(null)
          session.close()
        }
      }),
    microphone: () =>
      inRoom<MicrophoneEvent>(({ microphone }, subscriber) => {
        const held = microphone.hold().subscribe(subscriber)
        return () => {
          held.unsubscribe()
        }
      }),
    speak: () => inRoom<SpeechEvent>(speak),
    share: (kind) =>
      inRoom<ShareEvent>(({ sending }, subscriber) =>
        shareIn({
          kind,
          driver,
          chosen$,
          sending,
          subscriber,
          show: (shared) => {
            shared$.next(shared)
          },
        }),
      ),
    peers$: session$.pipe(
      switchMap((session) => session?.peers$ ?? of([])),
      distinctUntilChanged((a, b) => a.join(' ') === b.join(' ')),
    ),
    remotes$: session$.pipe(switchMap((session) => session?.received$ ?? of([]))),
    voice$,
    shared$,
    seats$: session$.pipe(switchMap((session) => session?.seats$ ?? of(null))),
    // All subscribers share one polling timer for the audio levels.
    levels$: session$.pipe(
      switchMap((session) => (session === null ? of(new Map()) : room.levelsOf(session))),
      share(),
    ),
    quality$: session$.pipe(
      switchMap((session) => (session === null ? of(new Map()) : room.qualityOf(session))),
      share(),
    ),
    stats: async () => (session$.value === null ? [] : room.statsOf(session$.value)),
  }
}

export type MediaRoomDeps = Omit<WebrtcSessionDeps, 'chosenMicrophone$'> &
  Pick<RoomSessionDeps<WebrtcSession>, 'chosen$'>

/** Rooms over peer-to-peer connections between browsers, or over the server's forwarding in a larger room. */
export const makeMediaRoom = ({ chosen$, ...deps }: MediaRoomDeps): MediaRoom => {
  const gauge = new StatsReader()
  const chosenMicrophone$ = chosen$.pipe(
    map(({ microphone }) => microphone),
    distinctUntilChanged(),
  )
  return roomFromSession({
    driver: deps.driver,
    chosen$,
    open: (order, tell) => new WebrtcSession(order, { ...deps, chosenMicrophone$ }, tell),
    levelsOf: (session) => audioLevelsOf(session, deps.clock),
    qualityOf: (session) => networkQualityOf(session, gauge, deps.clock),
    statsOf: (session) => trackStatsOf(session, gauge),
  })
}
