import { useMemo, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { LiveText } from '../../components/LiveText'
import { cutWhole, drawable } from '../../format/text'
import { useFormat } from '../../format/use-format'
import { ListStart } from './ListStart'
import type { Earlier, MessageItem } from './message'
import { messageRows } from './message-rows'
import styles from './message-list.module.css'
import { MessageRowView } from './MessageRowView'
import { ToBottom } from './ToBottom'
import { useListScroll } from './use-list-scroll'
import { useMessageChange } from './use-message-change'
import { useMessageFocus } from './use-message-focus'

export interface MessageListProps {
  /** Names the conversation for a screen reader. */
  readonly label: string
  /** Oldest first; at least one. */
  readonly messages: readonly MessageItem[]
  readonly earlier: Earlier
  readonly onLoadEarlier: () => void
  /** Where the list opens and the "New messages" divider stands; keep it while the conversation stays open. */
  readonly firstUnreadKey?: string | undefined
  readonly now: number
  readonly onRetry: (key: string) => void
  readonly onRemove: (key: string) => void
  /** Told once after opening and at every change. */
  readonly onBottomChange?: ((atBottom: boolean) => void) | undefined
}

/** The height of `ListStart`: constant, so that nothing moves when one of its states gives way to another. */
const startHeight = 136

/** A whole number: a guess with a fraction would leave half a pixel of drift when earlier messages come. */
const likelyHeight = 72

export function MessageList({ label, messages, earlier, onLoadEarlier, firstUnreadKey, now, onRetry, onRemove, onBottomChange }: MessageListProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const list = useRef<VirtualizerHandle>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const { shift, appended, seams } = useMessageChange(messages)
  const rows = useMemo(() => messageRows(messages, { firstUnreadKey, seams }), [messages, firstUnreadKey, seams])
  const scroll = useListScroll({ list, scroller, messages, appended, firstUnreadKey, earlier, onLoadEarlier, onBottomChange })
  const focus = useMessageFocus(messages, list, scroller)
  const heard = appended.filter(({ own }) => !own)
  return (
    <div className={styles['box']}>
      <div
        ref={scroller}
        className={styles['scroller']}
        role="log"
        aria-live="off"
        aria-label={label}
        {...focus.listProps}
      >
        <div className={styles['push']} />
        <ListStart height={startHeight} earlier={earlier} day={format.day(messages[0]?.at ?? NaN, now)} onRetry={onLoadEarlier} />
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          data={rows}
          shift={shift}
          startMargin={startHeight}
          itemSize={likelyHeight}
          keepMounted={[focus.activeIndex]}
          onScroll={scroll.onScroll}
          onResize={scroll.onResize}
        >
          {(row, index) => (
            <MessageRowView
              key={row.message.key}
              row={row}
              isLast={index === rows.length - 1}
              now={now}
              tabIndex={index === focus.activeIndex ? 0 : -1}
              onRetry={onRetry}
              onRemove={onRemove}
            />
          )}
        </Virtualizer>
      </div>
      {!scroll.atBottom && <ToBottom count={scroll.below} onPress={scroll.toBottom} />}
      <LiveText
        of={heard.at(-1)?.key ?? ''}
        text={heard.map(({ sender, text }) => t('group.announce', { name: sender.name, text: drawable(cutWhole(text, 300)) })).join(' ')}
      />
    </div>
  )
}
