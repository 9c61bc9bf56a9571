import { Observable, share } from 'rxjs'
import type { AnimationFrames } from '../ports/browser/animation-frames'

/**
 * Emits at most once per animation frame, before the next paint, so that a screen renders once per frame, however many
 * changes arrive. Only the notification waits: a read before the next paint returns current data.
 */
export const throttleToFrame = (changes$: Observable<void>, frames: AnimationFrames): Observable<void> =>
  new Observable<void>((subscriber) => {
    let cancel: (() => void) | null = null
    const changes = changes$.subscribe(() => {
      cancel ??= frames.next(() => {
        cancel = null
        subscriber.next()
      })
    })
    return () => {
      changes.unsubscribe()
      cancel?.()
    }
  }).pipe(share())
