import { useRef, type ReactNode } from 'react'
import type { Stream } from '../../../application/ports/media-room'
import { useMediaElement } from '../space/media/use-media-element'
import styles from './call.module.css'

interface CallVideoProps {
  readonly stream: Stream
  readonly label: string
  readonly isOwn: boolean
}

/** The picture of a camera, without sound; another element plays the sound. The member's own picture is mirrored. */
export function CallVideo({ stream, label, isOwn }: CallVideoProps): ReactNode {
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
