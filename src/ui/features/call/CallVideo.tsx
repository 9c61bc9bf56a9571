import { useRef, type ReactNode } from 'react'
import type { Stream } from '../../../application/ports/media-room'
import { useMediaElement } from '../space/media/use-media-element'
import styles from './call.module.css'

interface PictureProps {
  readonly stream: Stream
  readonly label: string
  readonly isOwn: boolean
}

/** What a camera sees. One's own is shown as in a mirror; sound comes another way. */
export function CallVideo({ stream, label, isOwn }: PictureProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null)
  useMediaElement(video, stream, () => undefined)
  return (
    <video
      ref={video}
      className={styles['picture']}
      data-own={isOwn || undefined}
      muted
      playsInline
      autoPlay
      aria-label={label}
    />
  )
}
