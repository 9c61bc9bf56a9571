import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { MessageItems } from './message-item'

interface MessageFocus {
  readonly activeIndex: number
  readonly listProps: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  }
}

const target = (key: string, at: number, last: number): number | undefined => {
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'ArrowDown') return Math.min(at + 1, last)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}

/** Makes a conversation a single Tab stop: the newest message or the jump target. Arrow keys move between messages. */
export const useMessageFocus = (
  messages: MessageItems,
  list: RefObject<VirtualizerHandle | null>,
  scroller: RefObject<HTMLElement | null>,
  place: string | undefined,
): MessageFocus => {
  const [activeKey, setActiveKey] = useState(place)
  const pendingKey = useRef<string>(undefined)
  const last = messages.length - 1
  const found = activeKey === undefined ? -1 : messages.indexOf(activeKey)
  const activeIndex = found < 0 ? last : found

  useEffect(() => {
    const key = pendingKey.current
    pendingKey.current = undefined
    if (key === undefined) return undefined
    list.current?.scrollToIndex(activeIndex, { align: 'nearest' })
    // A distant row stays hidden until it is measured, and a hidden row cannot take the focus.
    let frame = 0
    const focus = (tries: number): void => {
      const row = scroller.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
      row?.focus({ preventScroll: true })
      if (tries > 0 && document.activeElement !== row) frame = requestAnimationFrame(() => focus(tries - 1))
    }
    focus(20)
    return () => cancelAnimationFrame(frame)
  }, [activeIndex, list, scroller])

  return {
    activeIndex,
    listProps: {
      onFocus: (event) => {
        const key = event.target.dataset['key']
        if (key !== undefined) setActiveKey(key)
      },
      onKeyDown: (event) => {
        if (!(event.target instanceof HTMLElement) || event.target.dataset['key'] === undefined) return
        const index = target(event.key, activeIndex, last)
        const next = index === undefined ? undefined : messages.at(index)
        if (next === undefined) return
        event.preventDefault()
        pendingKey.current = next.key
        setActiveKey(next.key)
      },
    },
  }
}
