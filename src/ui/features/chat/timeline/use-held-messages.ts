import { useEffect, useState, type RefObject } from 'react'
import type { EarlierState, MessageItems } from '../message/message-item'

interface Shown {
  readonly messages: MessageItems
  readonly earlier: EarlierState
}

/** What the reader holds with a mouse or a pen: a row or the scroll bar. A finger that rests is about to scroll. */
export type Hold = 'row' | 'bar' | null

/**
 * Holds messages back while they would move what the reader aims at. While a row is pressed, all messages wait, because
 * a press counts only if it ends where it began. While the list moves, earlier messages wait: a key, the wheel, a finger
 * or the scroll bar leads to a position that was chosen before the messages came.
 */
export const useHeldMessages = (given: Shown, hold: Hold, isScrolling: boolean): Shown => {
  const [messages, show] = useState(given.messages)
  const hasEarlier = given.messages.indexOf(messages.at(0)?.key ?? '') > 0
  const isHeld = hold === 'row' ? messages !== given.messages : (isScrolling || hold !== null) && hasEarlier
  if (!isHeld && messages !== given.messages) show(given.messages)
  return isHeld ? { messages, earlier: hasEarlier ? 'loading' : given.earlier } : given
}

const events = ['pointerdown', 'pointerup', 'pointermove', 'pointercancel'] as const

/**
 * What the reader holds now. Browsers do not report the release of a scroll bar: the next move without a button shows the
 * release.
 */
export const useHold = (scroller: RefObject<HTMLElement | null>): Hold => {
  const [hold, setHold] = useState<Hold>(null)
  useEffect(() => {
    const change = ({ type, target, offsetX, pointerType, buttons }: PointerEvent): void => {
      const box = scroller.current
      if (buttons === 0) setHold(null)
      else if (type !== 'pointerdown' || box === null) return
      else if (target === box && (offsetX < 0 || offsetX >= box.clientWidth)) setHold('bar')
      else if (pointerType !== 'touch' && target instanceof Node && box.contains(target)) setHold('row')
    }
    for (const event of events) window.addEventListener(event, change)
    return () => {
      for (const event of events) window.removeEventListener(event, change)
    }
  }, [scroller])
  return hold
}
