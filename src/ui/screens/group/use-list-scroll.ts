import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { Earlier, MessageItem } from './message'

const nearEnd = 32
const nearStart = 600

interface ListScrollOptions {
  readonly list: RefObject<VirtualizerHandle | null>
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly messages: readonly MessageItem[]
  readonly appended: readonly MessageItem[]
  readonly firstUnreadKey: string | undefined
  readonly earlier: Earlier
  readonly onLoadEarlier: () => void
  readonly onBottomChange: ((atBottom: boolean) => void) | undefined
}

interface ListScroll {
  readonly atBottom: boolean
  /** Messages below that the reader has not come to. */
  readonly below: number
  readonly toBottom: () => void
  readonly onScroll: () => void
  readonly onResize: () => void
}

const distanceToEnd = (box: HTMLElement): number => box.scrollHeight - box.scrollTop - box.clientHeight

/** Opens at the bottom or at the first unread message, stays at the bottom while the reader is there, and never moves otherwise. */
export const useListScroll = (options: ListScrollOptions): ListScroll => {
  const { list, scroller, messages, appended, firstUnreadKey, earlier, onLoadEarlier, onBottomChange } = options
  const lastIndex = messages.length - 1
  const unreadIndex = messages.findIndex(({ key }) => key === firstUnreadKey)
  const opened = useRef(false)
  const followed = useRef<string>(undefined)
  const stuck = useRef(unreadIndex < 0)
  const [atBottom, setAtBottom] = useState(unreadIndex < 0)
  const [readKey, setReadKey] = useState(unreadIndex < 0 ? messages.at(-1)?.key : messages[unreadIndex - 1]?.key)

  const toBottom = (): void => {
    stuck.current = true
    list.current?.scrollToIndex(lastIndex, { align: 'end' })
  }

  const noteBottom = (): void => {
    const box = scroller.current
    if (box === null) return
    const isAtBottom = distanceToEnd(box) < nearEnd
    stuck.current = isAtBottom
    if (isAtBottom || atBottom) setReadKey(messages.at(-1)?.key)
    if (isAtBottom === atBottom) return
    setAtBottom(isAtBottom)
    onBottomChange?.(isAtBottom)
  }

  const askEarlier = (): void => {
    const box = scroller.current
    if (box !== null && opened.current && earlier === 'more' && box.scrollTop < nearStart) onLoadEarlier()
  }

  useLayoutEffect(() => {
    if (opened.current || lastIndex < 0) return
    if (unreadIndex < 0) list.current?.scrollToIndex(lastIndex, { align: 'end' })
    else list.current?.scrollToIndex(unreadIndex, { align: 'start' })
  }, [list, lastIndex, unreadIndex])

  const newest = appended.at(-1)
  useLayoutEffect(() => {
    if (newest === undefined || newest.key === followed.current) return
    followed.current = newest.key
    if (newest.own) stuck.current = true
    if (stuck.current) list.current?.scrollToIndex(lastIndex, { align: 'end' })
  })

  useEffect(() => {
    // Two frames: one to measure what was drawn, one to scroll to it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (!opened.current) {
          opened.current = true
          noteBottom()
          onBottomChange?.(stuck.current)
        }
        askEarlier()
      })
    })
    return () => cancelAnimationFrame(frame)
  })

  return {
    atBottom,
    below: countAfter(messages, readKey),
    toBottom,
    onScroll: () => {
      if (!opened.current) return
      noteBottom()
      askEarlier()
    },
    onResize: () => {
      if (stuck.current) list.current?.scrollToIndex(lastIndex, { align: 'end' })
    },
  }
}

const countAfter = (messages: readonly MessageItem[], readKey: string | undefined): number => {
  const at = messages.findLastIndex(({ key }) => key === readKey)
  return messages.slice(at + 1).filter(({ own }) => !own).length
}
