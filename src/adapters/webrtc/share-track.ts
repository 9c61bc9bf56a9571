import { first, type Observable, type Subscriber } from 'rxjs'
import type { Shared, ShareKind, ShareEvent } from '../../application/ports/media-room'
import { mediaFailureOf, screenFailureOf, stopAllTracks } from './media-errors'
import type { MediaDriver } from './media-driver'
import type { OutgoingTrack } from './outgoing-tracks'

interface ShareDeps {
  readonly kind: ShareKind
  readonly driver: MediaDriver
  readonly chosen$: Observable<{ readonly camera: string | null }>
  readonly sending: OutgoingTrack
  readonly subscriber: Subscriber<ShareEvent>
  readonly show: (shared: Shared | null) => void
}

const surfaceOf = (track: MediaStreamTrack | undefined): 'monitor' | 'window' | 'browser' => {
  const surface = track?.getSettings().displaySurface
  return surface === 'window' || surface === 'browser' ? surface : 'monitor'
}

/**
 * Opens the browser's picker and shares until the returned function is called. A stream that opens only after that call
 * is stopped before anybody sees the stream (SHR-5).
 */
export const openShareTrack = ({
  kind,
  driver,
  chosen$,
  sending,
  subscriber,
  show: publish,
}: ShareDeps): (() => void) => {
  let stream: MediaStream | null = null
  let takeBack: (() => void) | null = null
  const end = (fault: Extract<ShareEvent, { kind: 'ended' }>['fault']): void => {
    subscriber.next({ kind: 'ended', fault })
    subscriber.complete()
  }

  const show = (opened: MediaStream): void => {
    if (subscriber.closed) return stopAllTracks(opened)
    stream = opened
    const [picture] = opened.getVideoTracks()
    if (picture !== undefined) {
      // The text on a screen must stay sharp; the video of a camera must stay smooth.
      picture.contentHint = kind === 'screen' ? 'detail' : 'motion'
      picture.addEventListener(
        'ended',
        () => {
          end(kind === 'screen' ? null : 'deviceGone')
        },
        { once: true },
      )
    }
    takeBack = sending.wish(kind, {
      tracks: opened.getTracks(),
      granted: () => {
        const shared: Shared = {
          own: opened,
          hasSound: opened.getAudioTracks().length > 0,
          surface: kind === 'camera' ? 'camera' : surfaceOf(picture),
        }
        publish(shared)
        subscriber.next({ kind: 'sharing', ...shared })
      },
      refused: () => {
        end('publishRefused')
      },
    })
    if (takeBack === null) end('publishRefused')
  }

  chosen$.pipe(first()).subscribe(({ camera }) => {
    const opening = kind === 'screen' ? driver.screen() : driver.camera(camera)
    opening.then(show, (error: unknown) => {
      end(kind === 'screen' ? screenFailureOf(error) : mediaFailureOf(error))
    })
  })

  return () => {
    takeBack?.()
    publish(null)
    if (stream !== null) stopAllTracks(stream)
  }
}
