import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fullSizeUrl } from '../../../components/avatar/image-url'
import { useZoomGestures } from './use-zoom-gestures'
import type { Viewable } from './viewable'
import styles from './viewer.module.css'
import type { Zoom } from './zoom'

interface ZoomableImageProps {
  readonly content: Viewable
  readonly label: string
  /** Whether a video plays at once. Only a video that the member opened directly does. */
  readonly plays: boolean
  readonly zoom: Zoom
  readonly onZoom: (zoom: Zoom) => void
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
}

/** The picture or video, as large as the space allows. */
export function ZoomableImage({ content, label, plays, ...acts }: ZoomableImageProps): ReactNode {
  const { t } = useTranslation()
  const on = useZoomGestures(acts)
  const [isBroken, setBroken] = useState(false)
  const { scale, x, y } = acts.zoom
  if (isBroken)
    return <p className={styles['broken']}>{t(content.kind === 'video' ? 'viewer.noVideo' : 'viewer.noImage')}</p>
  if (content.kind === 'video') {
    return (
      <video
        className={styles['media']}
        src={fullSizeUrl(content.url)}
        poster={content.poster === null ? undefined : fullSizeUrl(content.poster)}
        aria-label={label}
        controls
        playsInline
        autoPlay={plays}
        onError={() => setBroken(true)}
      >
        {/* Videos of members have no captions. */}
        <track kind="captions" />
      </video>
    )
  }
  return (
    <div className={styles['stage']} {...on}>
      <img
        className={styles['media']}
        src={fullSizeUrl(content.url)}
        alt={label}
        draggable={false}
        referrerPolicy="no-referrer"
        style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        onError={() => setBroken(true)}
      />
    </div>
  )
}
