import { Observable, share } from 'rxjs'
import type { AnimationFrames } from '../ports/browser/animation-frames'

/**
 * Tells of changes before the page is drawn next, all of them as one: however much comes within a frame, a screen is
 * made
 * once. Only the telling waits; whoever reads in between reads what is.
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
