import { useState, type MouseEvent, type PointerEvent } from 'react'

/** A shorter press is a tap. */
const TAP_MS = 400
/** The recording is cancelled when the finger lets go farther than this from the button, in px. */
const AWAY_PX = 80

interface HoldToRecord {
  readonly onRecord: (isHeld: boolean) => void
  readonly onLock: () => void
  readonly onFinish: () => void
  readonly onCancel: () => void
}

interface HoldProps {
  /** The tooltip of the button hears `onPointerDown`. */
  readonly onPointerDownCapture: (event: PointerEvent) => void
  readonly onClick: (event: MouseEvent) => void
  readonly onContextMenu: (event: MouseEvent) => void
}

/**
 * A press of the microphone button. A tap and a key lock the recording. A longer press records while it lasts; it
 * cancels if the finger has slid away. The page hears the finger, because the recorder covers the button.
 */
export const useHoldToRecord = ({ onRecord, onLock, onFinish, onCancel }: HoldToRecord): [boolean, HoldProps] => {
  const [isAway, setAway] = useState(false)
  const follow = (down: PointerEvent): void => {
    const since = down.timeStamp
    const over = new AbortController()
    const isFar = (event: globalThis.PointerEvent): boolean =>
      Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > AWAY_PX
    const hear = (
      name: 'pointermove' | 'pointerup' | 'pointercancel',
      call: (event: globalThis.PointerEvent) => void,
    ) =>
      document.addEventListener(
        name,
        (event) => {
          if (event.pointerId === down.pointerId) call(event)
        },
        { signal: over.signal },
      )
    hear('pointermove', (event) => setAway(isFar(event)))
    hear('pointerup', (event) => {
      over.abort()
      setAway(false)
      if (isFar(event)) onCancel()
      else if (event.timeStamp - since < TAP_MS) onLock()
      else onFinish()
    })
    // The browser took the finger, for example for its prompt. The recording goes on.
    hear('pointercancel', () => {
      over.abort()
      setAway(false)
      onLock()
    })
  }
  return [
    isAway,
    {
      onPointerDownCapture: (event) => {
        if (event.button !== 0) return
        onRecord(true)
        follow(event)
      },
      // Keys and screen readers click without a pointer.
      onClick: (event) => {
        if (event.detail === 0) onRecord(false)
      },
      onContextMenu: (event) => event.preventDefault(),
    },
  ]
}
