import { BehaviorSubject, distinctUntilChanged, map, Observable, of, share, switchMap, type Subscriber } from 'rxjs'
import type { MediaRoom, MicrophoneNews, RoomNews, Shared, ShareNews, SpeechNews } from '../../application/ports/media-room'
import type { SendFault } from '../../domain/kernel/media-fault'
import { Gauge } from './gauge'
import { levelsOf, qualityOf, statsOf } from './measures'
import { Session, type SessionDeps } from './session'
import { share as shareIn } from './share'

export type MediaRoomDeps = Omit<SessionDeps, 'chosenMicrophone$'> & {
  readonly chosen$: Observable<{ readonly microphone: string | null, readonly camera: string | null }>
}

/** Ends with that fault, now. */
const end = (subscriber: Subscriber<{ readonly kind: 'ended', readonly fault: SendFault }>, fault: SendFault): void => {
  subscriber.next({ kind: 'ended', fault })
  subscriber.complete()
}

/** Rooms between browsers: sound and pictures go from each to each (spec 2 §4). */
export const makeMediaRoom = ({ chosen$, ...deps }: MediaRoomDeps): MediaRoom => {
  const session$ = new BehaviorSubject<Session | null>(null)
  const shared$ = new BehaviorSubject<Shared | null>(null)
  const gauge = new Gauge()
  const chosenMicrophone$ = chosen$.pipe(map(({ microphone }) => microphone), distinctUntilChanged())

  /** Runs in the room that one is in; ends with it, and at once where one is in none. */
  const inRoom = <N extends { readonly kind: string }>(
    run: (session: Session, subscriber: Subscriber<N | { readonly kind: 'ended', readonly fault: SendFault }>) => () => void,
  ) => new Observable<N | { readonly kind: 'ended', readonly fault: SendFault }>((subscriber) => {
    const session = session$.value
    if (session === null || !session.isJoined) return end(subscriber, 'notConnected')
    const stop = run(session, subscriber)
    const over = session.over$.subscribe(() => { end(subscriber, 'notConnected') })
    return () => {
      over.unsubscribe()
      stop()
    }
  })

  const speak = (session: Session, subscriber: Subscriber<SpeechNews>): (() => void) => {
    const { microphone: { track$ }, sending } = session
    let takeBack: (() => void) | null = null
    let held: MediaStreamTrack | null = null
    const silence = (): void => { if (held !== null) held.enabled = false }
    const tracks = track$.subscribe((track) => {
      silence()
      held = track
      if (track === null) {
        takeBack?.()
        takeBack = null
        return
      }
      track.enabled = true
      if (takeBack !== null) return sending.replace('microphone', [track])
      takeBack = sending.wish('microphone', {
        tracks: [track],
        granted: () => { subscriber.next({ kind: 'sending' }) },
        refused: () => {
          silence()
          takeBack = null
          end(subscriber, 'publishRefused')
        },
      })
    })
    return () => {
      tracks.unsubscribe()
      silence()
      takeBack?.()
    }
  }

  return {
    enter: (order) => new Observable<RoomNews>((subscriber) => {
      if (!deps.driver.isSupported || session$.value !== null) {
        subscriber.next({ kind: 'ended', fault: session$.value === null ? 'unsupported' : 'refused' })
        subscriber.complete()
        return undefined
      }
      const session = new Session(order, { ...deps, chosenMicrophone$ }, (news) => {
        subscriber.next(news)
        if (news.kind === 'ended') subscriber.complete()
      })
      session$.next(session)
      return () => {
        session$.next(null)
        session.close()
      }
    }),
    microphone: () => inRoom<MicrophoneNews>(({ microphone }, subscriber) => {
      const held = microphone.hold().subscribe(subscriber)
      return () => { held.unsubscribe() }
    }),
    speak: () => inRoom<SpeechNews>(speak),
    share: (kind) => inRoom<ShareNews>(({ sending }, subscriber) => shareIn({ kind, driver: deps.driver, chosen$, sending, subscriber, show: (shared) => { shared$.next(shared) } })),
    remotes$: session$.pipe(switchMap((session) => session?.received$ ?? of([]))),
    shared$,
    // However many faces glow, one pair of ears listens.
    levels$: session$.pipe(switchMap((session) => (session === null ? of(new Map()) : levelsOf(session, deps.clock))), share()),
    quality$: session$.pipe(switchMap((session) => (session === null ? of(new Map()) : qualityOf(session, gauge, deps.clock))), share()),
    stats: async () => (session$.value === null ? [] : statsOf(session$.value, gauge)),
  }
}
