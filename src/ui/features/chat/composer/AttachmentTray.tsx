import { Play, X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/layout/Icon'
import { Spinner } from '../../../components/feedback/Spinner'
import { formatDuration } from '../../../format/duration'
import { pendingUpload } from '../../upload/pending-upload-part'
import { useCachedFile } from '../../upload/use-cached-file'
import { albumGrid } from '../message-kinds/album-grid-part'
import styles from './attachment-tray.module.css'
import type { AttachmentItem, ComposerFiles } from './use-attachments'

/** The attachments of the unsent message, each with a preview and a remove button. */
export function AttachmentTray({ items, onDrop }: Pick<ComposerFiles, 'items' | 'onDrop'>): ReactNode {
  const { t } = useTranslation()
  useEffect(() => {
    pendingUpload.preload()
    albumGrid.preload()
  }, [])
  return (
    <ul className={styles['tray']} aria-label={t('upload.attached')}>
      {items.map((item, i) => (
        <Thumb key={item.id} item={item} number={i + 1} onDrop={() => onDrop(item.id)} />
      ))}
    </ul>
  )
}

function Thumb({
  item: { id, content },
  number,
  onDrop,
}: {
  readonly item: AttachmentItem
  readonly number: number
  readonly onDrop: () => void
}): ReactNode {
  const { t } = useTranslation()
  const url = useCachedFile(content === null ? null : id, content?.kind === 'video' ? 1 : 0)
  const name =
    content === null ? t('upload.checking') : t(content.kind === 'video' ? 'upload.video' : 'upload.image', { number })
  return (
    <li className={styles['thumb']}>
      {url === null ? <Spinner /> : <img src={url} alt={name} />}
      {content === null && (
        <span className="sr" role="status">
          {name}
        </span>
      )}
      {content?.kind === 'video' && (
        <span className={styles['length']}>
          <Icon of={Play} size={14} />
          {formatDuration(content.seconds)}
        </span>
      )}
      <button type="button" className={styles['drop']} aria-label={t('upload.takeOut', { name })} onClick={onDrop}>
        <Icon of={X} size={14} />
      </button>
    </li>
  )
}
