import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../components/form/IconButton'
import { LiveRegion } from '../../../components/feedback/LiveRegion'
import { SaveLink } from './SaveLink'
import { ZoomableImage } from './ZoomableImage'
import type { Viewable } from './viewable'
import styles from './viewer.module.css'
import { NO_ZOOM, zoomAt } from './zoom'
import { NameInText } from '../../../components/avatar/PersonName'

interface ChatMediaViewerContentProps {
  readonly id: string
  readonly content: Viewable
  readonly name: string
  readonly time: string
  readonly label: string
  /** Whether the member opened this video directly, not by paging. */
  readonly plays: boolean
  readonly insideRef: RefObject<HTMLDivElement | null>
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  readonly onClose: () => void
}

/** The picture or video in the viewer, with its pointer and key actions. */
export function ChatMediaViewerContent({
  id,
  content,
  name,
  time,
  label,
  plays,
  insideRef,
  onPrevious,
  onNext,
  onClose,
}: ChatMediaViewerContentProps): ReactNode {
  const { t } = useTranslation()
  const [at, setAt] = useState({ id, zoom: NO_ZOOM })
  const zoom = at.id === id ? at.zoom : NO_ZOOM
  const onZoom = (next: typeof NO_ZOOM): void => setAt({ id, zoom: next })
  const isVideo = content.kind === 'video'
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowLeft: onPrevious,
    ArrowRight: onNext,
    '+': () => onZoom(zoomAt(zoom, 1)),
    '=': () => onZoom(zoomAt(zoom, 1)),
    '-': () => onZoom(zoomAt(zoom, -1)),
    '0': () => onZoom(NO_ZOOM),
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // A focused video handles its own keys.
    const act = event.target instanceof HTMLVideoElement ? undefined : keys[event.key]
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  return (
    <div
      ref={insideRef}
      tabIndex={-1}
      className={styles['inside']}
      data-theme="dark"
      onKeyDown={onKeyDown}
      role="presentation"
    >
      <div className={styles['bar']}>
        <p className={styles['name']}>
          <b>
            <NameInText name={name} />
          </b>
          <span>{time}</span>
        </p>
        {!isVideo && (
          <>
            <IconButton
              icon={ZoomOut}
              label={t('viewer.smaller')}
              disabled={zoom.scale === 1}
              onClick={() => onZoom(zoomAt(zoom, -1))}
            />
            <IconButton icon={ZoomIn} label={t('viewer.larger')} onClick={() => onZoom(zoomAt(zoom, 1))} />
          </>
        )}
        <SaveLink url={content.url} />
        <IconButton icon={X} label={t('action.close')} onClick={onClose} />
      </div>
      <ZoomableImage
        key={id}
        content={content}
        label={label}
        plays={plays}
        zoom={zoom}
        onZoom={onZoom}
        onPrevious={onPrevious}
        onNext={onNext}
      />
      <span className={styles['previous']}>
        <IconButton
          icon={ChevronLeft}
          label={t('viewer.previous')}
          tone="onPicture"
          disabled={onPrevious === undefined}
          onClick={onPrevious}
        />
      </span>
      <span className={styles['next']}>
        <IconButton
          icon={ChevronRight}
          label={t('viewer.next')}
          tone="onPicture"
          disabled={onNext === undefined}
          onClick={onNext}
        />
      </span>
      <LiveRegion of={id} text={label} />
    </div>
  )
}
