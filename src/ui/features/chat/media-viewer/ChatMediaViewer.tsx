import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal } from '../../../components/overlay/Modal'
import { useFormat } from '../../../format/use-format'
import type { MessageItems } from '../message/message-item'
import { nextViewable, viewableIn, type ViewedPicture } from './viewable'
import styles from './viewer.module.css'
import { ChatMediaViewerContent } from './ChatMediaViewerContent'

interface ChatMediaViewerProps {
  /** The visible picture or video. `null` while the viewer is closed. */
  readonly viewed: ViewedPicture | null
  readonly items: MessageItems
  readonly onView: (viewed: ViewedPicture | null) => void
}

/**
 * A full-screen viewer for a conversation's pictures and videos. The viewer closes when the visible message is
 * recalled.
 */
export function ChatMediaViewer({ viewed, items, onView }: ChatMediaViewerProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  // Focus the container, because a focused button would show its tooltip at once, and the first Escape would only close
  // the tooltip.
  const inside = useRef<HTMLDivElement>(null)
  const [leafedTo, setLeafedTo] = useState<ViewedPicture | null>(null)
  const index = viewed === null ? -1 : items.indexOf(viewed.key)
  const item = items.at(index)
  const at = viewed?.at ?? 0
  const content = viewableIn(item?.content, at)
  const onClose = (): void => {
    setLeafedTo(null)
    onView(null)
  }
  const to = (step: 1 | -1): (() => void) | undefined => {
    const next = nextViewable(items, { index, at }, step)
    return next === null
      ? undefined
      : () => {
          setLeafedTo(next)
          onView(next)
        }
  }
  const time = format.moment(item?.at ?? Number.NaN)
  const name = item?.sender.name ?? ''
  const label = t(content?.kind === 'video' ? 'viewer.video' : 'viewer.image', { name, time })
  const isOpen = item !== undefined && content !== null
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      scrim={styles['scrim'] ?? ''}
      className={styles['viewer'] ?? ''}
      label={label}
      initialFocus={inside}
    >
      {isOpen && (
        <ChatMediaViewerContent
          id={`${item.key} ${at}`}
          content={content}
          name={name}
          time={time}
          label={label}
          plays={viewed !== leafedTo}
          insideRef={inside}
          onPrevious={to(-1)}
          onNext={to(1)}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}
