import { PictureInPicture2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShareKind, Stream } from '../../../../application/ports/media-room'
import { Button } from '../../../components/form/Button'
import { classNames } from '../../../components/class-names'
import { IconButton } from '../../../components/form/IconButton'
import styles from './media.module.css'
import { useMediaElement } from './use-media-element'

const c = classNames(styles)

interface VideoTileProps {
  readonly stream: Stream
  readonly kind: ShareKind
  /** The name of the person who shares the video. */
  readonly name: string
  /** A note below the name. */
  readonly note?: string | undefined
  /** Stops the sharing. Present only on the member's own video. */
  readonly onStop?: (() => void) | undefined
}

/** A shared screen or camera, without sound, because `RoomAudio` plays the sound. */
export function VideoTile({ stream, kind, name, note, onStop }: VideoTileProps): ReactNode {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  useMediaElement(video, stream, () => undefined)
  const label = t(kind === 'screen' ? 'media.screenOf' : 'media.cameraOf', { name })
  const onFloat = (): void => {
    const floats =
      document.pictureInPictureElement === video.current
        ? document.exitPictureInPicture()
        : video.current?.requestPictureInPicture()
    // A video without its first frame cannot enter picture-in-picture.
    floats?.catch(() => undefined)
  }
  return (
    <figure className={c('tile', kind, onStop && 'own')}>
      <video ref={video} className={styles['picture']} muted playsInline autoPlay aria-label={label} />
      <figcaption className={styles['caption']}>
        <span className={styles['names']}>
          <bdi className={styles['name']}>{name}</bdi>
          <span className={styles['note']}>
            {[t(`media.kind.${kind}`), ...(note === undefined ? [] : [note])].join(' · ')}
          </span>
        </span>
        {document.pictureInPictureEnabled && (
          <IconButton icon={PictureInPicture2} label={t('media.float')} tone="onPicture" onClick={onFloat} />
        )}
        {onStop && (
          <Button kind="danger" size={30} onClick={onStop}>
            {t('media.stopSharing')}
          </Button>
        )}
      </figcaption>
    </figure>
  )
}
