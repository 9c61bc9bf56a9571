import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../domain/chat'
import { ClientId } from '../../../domain/kernel/ids'
import { uploadShown, type UploadShown } from '../../../domain/upload'
import { useApp, useSource } from '../../app/app-context'
import { Icon } from '../../components/layout/Icon'
import { fitted } from '../conversation/kinds/fit'
import styles from './pending-picture.module.css'
import { UploadMark } from './UploadMark'
import { useKeptPicture } from './use-kept-picture'

interface PendingPictureProps {
  /** Of the message that it will be. */
  readonly id: string
  readonly content: ContentOf<'image'> | ContentOf<'video'>
  readonly tabIndex: 0 | -1
}

const isOnWay = (upload: UploadShown | null): upload is Extract<UploadShown, { readonly percent: number }> => upload !== null && 'percent' in upload

/** A picture or video of mine whose files are on their way: how far they are, and the way to give it up. */
export function PendingPicture({ id, content, tabIndex }: PendingPictureProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const url = useKeptPicture(id, content.kind === 'video' ? 1 : 0)
  const uploads = useSource(app.account.sources.upload)
  const upload = ClientId.is(id) ? uploadShown(uploads, id) : null
  return (
    <span className={styles['box']} style={fitted(content)}>
      {url !== null && <img src={url} alt="" />}
      {isOnWay(upload) && <UploadMark upload={upload} />}
      {isOnWay(upload) && (
        <button
          type="button" className={styles['cancel']} tabIndex={tabIndex} aria-label={t('upload.cancel')} title={t('upload.cancel')}
          onClick={() => { if (ClientId.is(id)) app.account.say({ type: 'DropUpload', uploadId: id }) }}
        >
          <Icon of={X} size={16} />
        </button>
      )}
    </span>
  )
}
