import { useRef, type ReactNode } from 'react'
import type { Stream } from '../../../application/ports/media-room'
import { usePlayed } from '../../screens/space/media/player'
import styles from './call.module.css'

interface PictureProps {
  readonly stream: Stream
  readonly label: string
  readonly isOwn: boolean
}

/** What a camera sees. One's own is shown as in a mirror; sound comes another way. */
export function Picture({ stream, label, isOwn }: PictureProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null)
  usePlayed(video, stream, () => undefined)
  return <video ref={video} className={styles['picture']} data-own={isOwn || undefined} muted playsInline autoPlay aria-label={label} />
}
