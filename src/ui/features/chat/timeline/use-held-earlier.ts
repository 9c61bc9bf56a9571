import { useEffect, useState, type RefObject } from 'react'
import type { EarlierState, MessageItems } from '../message/message-item'

interface Shown {
  readonly messages: MessageItems
  readonly earlier: EarlierState
}

/**
 * Holds earlier messages back while the list moves. A key, the wheel, a finger or the scroll bar leads to a position
 * that was chosen before the messages came, so the list would move on by the height of the new messages.
 */
export const useHeldEarlier = (given: Shown, isMoving: boolean): Shown => {
  const [messages, show] = useState(given.messages)
  const isHeld = isMoving && given.messages.indexOf(messages.at(0)?.key ?? '') > 0
  if (!isHeld && messages !== given.messages) show(given.messages)
  return isHeld ? { messages, earlier: 'loading' } : given
}

/** Whether the reader holds the scroll bar. Browsers tell nothing of its release but the next move without a button. */
export const useHeldBar = (scroller: RefObject<HTMLElement | null>): boolean => {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const box = scroller.current
    const hold = ({ target, offsetX }: PointerEvent): void => {
      setHeld(box !== null && target === box && (offsetX < 0 || offsetX >= box.clientWidth))
    }
    box?.addEventListener('pointerdown', hold)
    return () => box?.removeEventListener('pointerdown', hold)
  }, [scroller])
  useEffect(() => {
    if (!isHeld) return undefined
    const free = ({ buttons }: PointerEvent): void => setHeld(buttons !== 0)
    const events = ['pointerup', 'pointermove', 'pointercancel'] as const
    for (const event of events) window.addEventListener(event, free)
    return () => {
      for (const event of events) window.removeEventListener(event, free)
    }
  }, [isHeld])
  return isHeld
}
