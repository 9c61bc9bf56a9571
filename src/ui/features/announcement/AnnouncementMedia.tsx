import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Announcement } from '../../../domain/announcement'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { useImage } from '../../components/avatar/use-image'
import styles from './media.module.css'

const c = classNames(styles)

interface AnnouncementMediaProps {
  readonly announcement: Pick<Announcement, 'pictures' | 'video'>
  /** Opens the item with this index in the viewer. The video has index 0. */
  readonly onView: (at: number) => void
}

/** The pictures in a grid, or the video. Each box has its final size before its picture loads. */
export function AnnouncementMedia({ announcement: { pictures, video }, onView }: AnnouncementMediaProps): ReactNode {
  const { t } = useTranslation()
  if (video !== null) {
    return (
      <div className={c('grid', 'single')}>
        <Box url={video.poster} label={t('announce.video')} onOpen={() => onView(0)}>
          <span className={c('play')}>
            <Icon of={Play} size={24} />
          </span>
        </Box>
      </div>
    )
  }
  if (pictures.length === 0) return null
  return (
    <div
      className={c(
        'grid',
        pictures.length === 1 ? 'single' : pictures.length === 2 || pictures.length === 4 ? 'two' : 'three',
      )}
    >
      {pictures.map((url, at) => (
        <Box
          key={url}
          url={url}
          label={t('announce.picture', { at: at + 1, count: pictures.length })}
          onOpen={() => onView(at)}
        />
      ))}
    </div>
  )
}

interface BoxProps {
  readonly url: string | null
  readonly label: string
  readonly onOpen: () => void
  readonly children?: ReactNode
}

function Box({ url, label, onOpen, children }: BoxProps): ReactNode {
  const picture = useImage(url ?? undefined, 'banner')
  return (
    <button type="button" className={c('box')} aria-label={label} onClick={onOpen}>
      {picture}
      {children}
    </button>
  )
}
