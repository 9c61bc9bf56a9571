import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../../domain/chat'
import { PendingUpload } from '../../../upload/PendingUpload'
import { useCachedFile } from '../../../upload/use-cached-file'
import styles from '../album.module.css'
import { useContentActions } from '../content-actions-context'
import type { BodyProps } from '../message-kind'
import { ImageBox } from './ImageBox'

/** The columns of the grid. The pictures of each row fill them. */
const COLUMNS = 12

/** The columns of each picture: rows of three at most, of two for two or four pictures, with the short row first. */
const spansOf = (count: number): readonly number[] => {
  const most = count === 2 || count === 4 ? 2 : 3
  const short = count % most
  return Array.from({ length: count }, (_, at) => COLUMNS / (at < short ? short : most))
}

function CachedPicture({ id, at }: { readonly id: string; readonly at: number }): ReactNode {
  const url = useCachedFile(id, at)
  return url === null ? null : <img src={url} alt="" />
}

/** The pictures of an album. While they upload, one progress stands over all of them. */
export function AlbumGrid({ content: { pictures }, message, tabIndex }: BodyProps<ContentOf<'album'>>): ReactNode {
  const { t } = useTranslation()
  const { onView } = useContentActions()
  const isPending = message.seq === null && pictures.some(({ url }) => url === null)
  const spans = spansOf(pictures.length)
  return (
    <span className={styles['grid']} role="group" aria-label={t('summary.album')}>
      {pictures.map(({ url }, at) => (
        <span key={at} className={styles['cell']} style={{ gridColumn: `span ${spans[at]}` }}>
          {isPending ? (
            <CachedPicture id={message.key} at={at} />
          ) : (
            <ImageBox
              url={url}
              size={null}
              tabIndex={tabIndex}
              label={
                pictures.length === 1
                  ? t('viewer.openImage', { name: message.sender.name })
                  : t('activity.picture', { at: at + 1, of: pictures.length })
              }
              missing={t('viewer.noImage')}
              onOpen={url === null ? undefined : () => onView(message.key, at)}
            />
          )}
        </span>
      ))}
      {isPending && <PendingUpload id={message.key} tabIndex={tabIndex} />}
    </span>
  )
}
