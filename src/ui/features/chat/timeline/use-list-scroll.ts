import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { EarlierState, LaterState, MessageItem, MessageItems } from '../message/message-item'

const nearEnd = 32
const nearStart = 600

interface ListScrollOptions {
  readonly list: RefObject<VirtualizerHandle | null>
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly messages: MessageItems
  readonly appended: readonly MessageItem[]
  /** The number of messages by other people since the list mounted. */
  readonly came: number
  readonly firstUnreadKey?: string | undefined
  /** The number of unread messages before the loaded messages. */
  readonly unreadBefore: number
  /** The number of messages that the member has not read, on any device. */
  readonly unread: number
  /** The key of the jump target. */
  readonly place?: string | undefined
  readonly earlier: EarlierState
  readonly onLoadEarlier: () => void
  readonly later: LaterState | null
  /** Whether the reader presses a row. The list then does not follow. */
  readonly isPressed: boolean
  readonly onBottomChange?: ((atBottom: boolean) => void) | undefined
}

interface ListScroll {
  readonly atBottom: boolean
  /** The number of messages below the visible part that the reader has not seen. */
  readonly below: number
  readonly toBottom: () => void
  readonly onScroll: () => void
  readonly onResize: () => void
}

const distanceToEnd = (box: HTMLElement): number => box.scrollHeight - box.scrollTop - box.clientHeight

/**
 * Scrolls the list. The list opens at the bottom or at the first unread message. The list follows new messages while
 * the reader is at the bottom, and never scrolls otherwise.
 */
export const useListScroll = (options: ListScrollOptions): ListScroll => {
  const {
    list,
    scroller,
    messages,
    appended,
    came,
    firstUnreadKey,
    unreadBefore,
    unread,
    place,
    earlier,
    onLoadEarlier,
    later,
    isPressed,
    onBottomChange,
  } = options
  const lastIndex = messages.length - 1
  const [unreadIndex] = useState(() => messages.indexOf(firstUnreadKey ?? ''))
  const toEnd = (): void => list.current?.scrollToIndex(lastIndex, { align: 'end' })
  const opensBelow = unreadIndex < 0 && place === undefined
  const opened = useRef(false)
  const followed = useRef<string>(undefined)
  const stuck = useRef(opensBelow)
  const missed = useRef(false)
  const [atBottom, setAtBottom] = useState(opensBelow)
  const [hasOpened, setOpened] = useState(false)
  /**
   * The value of `came` at the newest message that the reader has seen. Messages that were unread on opening count as
   * newer.
   */
  const [seen, setSeen] = useState(() =>
    unreadIndex < 0 ? came : came - messages.othersFrom(unreadIndex) - unreadBefore,
  )

  const toBottom = (): void => {
    if (later !== null) {
      later.onLatest()
      return
    }
    stuck.current = true
    toEnd()
  }

  /** Moves the count on with each message that comes into view. */
  const noteSeen = (box: HTMLElement): void => {
    const last = list.current?.findItemIndex(box.scrollTop + box.clientHeight) ?? 0
    if (came > seen) setSeen(Math.max(seen, came - messages.othersFrom(last)))
  }

  const noteBottom = (): void => {
    const box = scroller.current
    if (box === null) return
    noteSeen(box)
    const isAtBottom = distanceToEnd(box) < nearEnd
    stuck.current = isAtBottom && later === null
    if (isAtBottom === atBottom) return
    if (!isAtBottom) setSeen(came)
    setAtBottom(isAtBottom)
    onBottomChange?.(isAtBottom)
  }

  const askMore = (): void => {
    const box = scroller.current
    if (box === null || !opened.current) return
    if (earlier === 'more' && box.scrollTop < nearStart) onLoadEarlier()
    if (later?.more === true && distanceToEnd(box) < nearStart) later.onLoad()
  }

  useLayoutEffect(() => {
    if (opened.current || lastIndex < 0) return
    const target = messages.indexOf(place ?? '')
    const unread = messages.indexOf(firstUnreadKey ?? '')
    if (target >= 0) list.current?.scrollToIndex(target, { align: 'center' })
    else if (unread >= 0) list.current?.scrollToIndex(unread, { align: 'start' })
    else list.current?.scrollToIndex(lastIndex, { align: 'end' })
  }, [list, lastIndex, messages, firstUnreadKey, place])

  const follow = (): void => {
    missed.current = isPressed
    if (stuck.current && !isPressed) toEnd()
  }

  const newest = appended.at(-1)
  useLayoutEffect(() => {
    if (newest === undefined || newest.key === followed.current) return
    followed.current = newest.key
    if (newest.own) stuck.current = true
    follow()
  })

  useLayoutEffect(() => {
    if (missed.current && !isPressed) follow()
  })

  useEffect(() => {
    // Scrolling needs two animation frames: the first measures the rows, the second scrolls to them.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (!opened.current) {
          opened.current = true
          setOpened(true)
          noteBottom()
          onBottomChange?.(stuck.current)
        }
        askMore()
      })
    })
    return () => cancelAnimationFrame(frame)
  })

  return {
    // Until the list stands at its opening place, its distance to the bottom is unknown.
    atBottom: atBottom || !hasOpened,
    below: atBottom ? 0 : Math.min(came - seen, unread),
    toBottom,
    onScroll: () => {
      if (!opened.current) return
      noteBottom()
      askMore()
    },
    onResize: follow,
  }
}
