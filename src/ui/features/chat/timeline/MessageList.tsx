import { memo, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { truncateAtGrapheme } from '../../../../domain/kernel/graphemes'
import { LiveRegion } from '../../../components/feedback/LiveRegion'
import { replaceUndrawable } from '../../../format/text'
import { useFormat } from '../../../format/use-format'
import { useRowActionsContext } from '../actions/row-actions-context'
import { useRowTools } from '../actions/use-row-tools'
import { ListStart } from './ListStart'
import type { EarlierState, LaterState, MessageItems } from '../message/message-item'
import { messageRow } from '../message/message-rows'
import styles from './message-list.module.css'
import { MessageRowView } from '../message/MessageRowView'
import { ScrollToBottomButton } from './ScrollToBottomButton'
import { useHeldMessages, useHold } from './use-held-messages'
import { useListScroll } from './use-list-scroll'
import { useMessageAnnouncer } from '../message/use-message-announcer'
import { useMessageFocus } from '../message/use-message-focus'

export interface MessageListProps {
  /** The accessible name of the conversation. */
  readonly label: string
  /** The messages, oldest first, at least one. */
  readonly messages: MessageItems
  readonly earlier: EarlierState
  readonly onLoadEarlier: () => void
  /** The state below the newest loaded message. `null` if that message ends the conversation. */
  readonly later?: LaterState | null
  /** The key of the jump target, at which the list opens. */
  readonly place?: string | undefined
  /**
   * The key of the message at which the list opens, below the "New messages" divider. The key must not change while the
   * conversation is open.
   */
  readonly firstUnreadKey?: string | undefined
  /** The number of unread messages that are not loaded yet. The divider appears once the first of them is loaded. */
  readonly unreadBefore?: number
  /** The number of messages that the member has not read. Unknown for a person who is no member. */
  readonly unread?: number
  readonly now: number
  readonly onRetry: (key: string) => void
  readonly onRemove: (key: string) => void
  /** Called once after the list opens, and whenever the list reaches or leaves the bottom. */
  readonly onBottomChange?: ((atBottom: boolean) => void) | undefined
}

/** The height of `ListStart`. The height is constant, so that nothing moves when the state of `ListStart` changes. */
const startHeight = 136

/**
 * The estimated height of a row. The height is a whole number, because a fraction would shift the list by half a pixel
 * when earlier messages load.
 */
const likelyHeight = 72

export const MessageList = memo(function MessageList(props: MessageListProps): ReactNode {
  const {
    label,
    messages: all,
    earlier: allEarlier,
    onLoadEarlier,
    later = null,
    place,
    firstUnreadKey,
    unreadBefore = 0,
    unread = Infinity,
    now,
    onRetry,
    onRemove,
  } = props
  const { t } = useTranslation()
  const format = useFormat()
  const list = useRef<VirtualizerHandle>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [isScrolling, setScrolling] = useState(false)
  const hold = useHold(scroller)
  const { messages: given, earlier } = useHeldMessages({ messages: all, earlier: allEarlier }, hold, isScrolling)
  const { messages, shift, appended, came, seams } = useMessageAnnouncer(given, later !== null)
  const shown = { messages, earlier, appended, came, unreadBefore, unread, later }
  const scroll = useListScroll({ ...props, ...shown, list, scroller, isPressed: hold === 'row' })
  const focus = useMessageFocus(messages, list, scroller, place)
  const { shownKey, boxProps } = useRowTools(messages, useRowActionsContext())
  const announced = appended.filter(({ own }) => !own)
  const positions = useMemo(() => ({ length: messages.length }), [messages])
  const drawRow = (_: unknown, index: number): ReactElement => {
    const row = messageRow(messages, index, { firstUnreadKey: unreadBefore > 0 ? undefined : firstUnreadKey, seams })
    return row === undefined ? (
      <div key={index} />
    ) : (
      <MessageRowView
        key={row.message.key}
        row={row}
        isLast={index === messages.length - 1}
        now={now}
        tabIndex={index === focus.activeIndex ? 0 : -1}
        isTarget={row.message.key === place}
        hasTools={row.message.key === shownKey}
        onRetry={onRetry}
        onRemove={onRemove}
      />
    )
  }
  return (
    <div className={styles['box']} {...boxProps}>
      <div
        ref={scroller}
        className={styles['scroller']}
        role="log"
        data-virtual=""
        aria-live="off"
        aria-label={label}
        {...focus.listProps}
      >
        <div className={styles['push']} />
        <ListStart
          height={startHeight}
          earlier={earlier}
          day={format.day(messages.at(0)?.at ?? NaN, now)}
          onRetry={onLoadEarlier}
        />
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          data={positions}
          shift={shift}
          startMargin={startHeight}
          itemSize={likelyHeight}
          keepMounted={[focus.activeIndex]}
          onScroll={() => {
            setScrolling(true)
            scroll.onScroll()
          }}
          onScrollEnd={() => setScrolling(false)}
          onResize={scroll.onResize}
        >
          {drawRow}
        </Virtualizer>
      </div>
      {(!scroll.atBottom || later !== null) && <ScrollToBottomButton count={scroll.below} onPress={scroll.toBottom} />}
      <LiveRegion
        of={announced.at(-1)?.key ?? ''}
        text={announced
          .map(({ sender, text }) =>
            t('group.announce', { name: sender.name, text: replaceUndrawable(truncateAtGrapheme(text, 300)) }),
          )
          .join(' ')}
      />
    </div>
  )
})
