import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Announcement } from '../../../domain/announcement'
import { Modal } from '../../components/overlay/Modal'
import { useFormat } from '../../format/use-format'
import type { Viewable } from '../chat/media-viewer/viewable'
import styles from '../chat/media-viewer/viewer.module.css'
import { ChatMediaViewerContent } from '../chat/media-viewer/ChatMediaViewerContent'

interface AnnouncementMediaViewerProps {
  readonly announcement: Announcement
  /** The index of the visible picture. `null` while the viewer is closed. */
  readonly at: number | null
  readonly onView: (at: number | null) => void
}

const contentsOf = ({ pictures, video }: Announcement): readonly Viewable[] =>
  video !== null
    ? [{ kind: 'video', url: video.url, poster: video.poster, width: 0, height: 0, seconds: 0 }]
    : pictures.map((url) => ({ kind: 'image', url, width: 0, height: 0 }))

/** A full-screen viewer for the pictures of an announcement. */
export function AnnouncementMediaViewer({ announcement, at, onView }: AnnouncementMediaViewerProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const inside = useRef<HTMLDivElement>(null)
  const [leafed, setLeafed] = useState(false)
  const contents = contentsOf(announcement)
  const content = at === null ? undefined : contents[at]
  const name = announcement.author?.name ?? t('announce.unnamed')
  const time = format.moment(announcement.createdAt ?? Number.NaN)
  const label = t(content?.kind === 'video' ? 'viewer.video' : 'viewer.image', { name, time })
  const to = (next: number): (() => void) | undefined =>
    contents[next] === undefined
      ? undefined
      : () => {
          setLeafed(true)
          onView(next)
        }
  const onClose = (): void => {
    setLeafed(false)
    onView(null)
  }
  return (
    <Modal
      open={content !== undefined}
      onClose={onClose}
      scrim={styles['scrim'] ?? ''}
      className={styles['viewer'] ?? ''}
      label={label}
      initialFocus={inside}
    >
      {content !== undefined && at !== null && (
        <ChatMediaViewerContent
          id={`${announcement.id} ${at}`}
          content={content}
          name={name}
          time={time}
          label={label}
          plays={!leafed}
          insideRef={inside}
          onPrevious={to(at - 1)}
          onNext={to(at + 1)}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}
