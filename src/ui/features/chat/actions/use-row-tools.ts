import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { hasMovedAway, LONG_PRESS_MS, type Point } from '../../../components/form/long-press'
import type { MessageItems } from '../message/message-item'
import type { RowActions } from './row-actions-context'
import { isEnter } from '../../../components/form/enter-key'

const rowAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-row]')?.querySelector<HTMLElement>('[data-key]') ?? null)
    : null

/** Fades a row during a long press. The long press ends with the animation. */
const fade = (row: HTMLElement, onHeld: () => void): Animation => {
  const fading = row.animate([{ opacity: 1 }, { opacity: 0.7 }], LONG_PRESS_MS)
  fading.onfinish = onHeld
  return fading
}

const hasOwnMenu = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, input, textarea, video') !== null

interface Press extends Point {
  readonly fading: Animation
}

/** Decides which row shows its tools, and opens the row's menu by pointer, long press, menu key or Enter. */
export const useRowTools = (messages: MessageItems, acts: RowActions | null) => {
  const [hovered, setHovered] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const press = useRef<Press | null>(null)
  const open = (row: HTMLElement | null, anchor?: DOMRect): boolean => {
    const key = row?.dataset['key']
    const message = key === undefined ? undefined : messages.at(messages.indexOf(key))?.sent
    if (acts === null || row === null || message === undefined) return false
    acts.onMenu(message, { row, anchor: anchor === undefined ? row : { getBoundingClientRect: () => anchor } })
    return true
  }
  const release = (): void => {
    press.current?.fading.cancel()
    press.current = null
  }
  return {
    shownKey: hovered ?? focused,
    boxProps: {
      onPointerOver: ({ target, pointerType }: PointerEvent<HTMLElement>) => {
        if (pointerType === 'mouse') setHovered(rowAt(target)?.dataset['key'] ?? null)
      },
      onPointerLeave: () => setHovered(null),
      onFocus: ({ target }: FocusEvent<HTMLElement>) =>
        setFocused(target.matches(':focus-visible') ? (rowAt(target)?.dataset['key'] ?? null) : null),
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(null)
      },
      onContextMenu: (event: MouseEvent<HTMLElement>) => {
        if (hasOwnMenu(event.target) || window.getSelection()?.isCollapsed === false) return
        const isByKey = event.detail === 0 && event.button !== 2
        const anchor = isByKey ? undefined : new DOMRect(event.clientX, event.clientY, 0, 0)
        if (open(rowAt(event.target), anchor)) event.preventDefault()
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const isRow = event.target instanceof HTMLElement && event.target.dataset['key'] !== undefined
        if (isRow && isEnter(event) && open(rowAt(event.target))) event.preventDefault()
      },
      onPointerDown: ({ target, pointerType, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
        release()
        const row = rowAt(target)
        if (pointerType !== 'touch' || row === null || hasOwnMenu(target)) return
        press.current = {
          x,
          y,
          fading: fade(row, () => {
            open(row)
          }),
        }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (press.current !== null && hasMovedAway(press.current, event)) release()
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  }
}
