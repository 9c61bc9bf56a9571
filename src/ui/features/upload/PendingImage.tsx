import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../domain/chat'
import { ClientId } from '../../../domain/kernel/ids'
import { uploadViewModel, type UploadViewModel } from '../../../domain/upload'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Icon } from '../../components/layout/Icon'
import { fitBox } from '../chat/message-kinds/parts/fit-box'
import styles from './pending-image.module.css'
import { UploadProgress } from './UploadProgress'
import { useCachedFile } from './use-cached-file'

interface PendingImageProps {
  /** The client id of the unsent message. */
  readonly id: string
  readonly content: ContentOf<'image'> | ContentOf<'video'>
  readonly tabIndex: 0 | -1
}

const isOnWay = (upload: UploadViewModel | null): upload is Extract<UploadViewModel, { readonly percent: number }> =>
  upload !== null && 'percent' in upload

/** The member's own picture or video while it uploads, with its progress and a cancel button. */
export function PendingImage({ id, content, tabIndex }: PendingImageProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const url = useCachedFile(id, content.kind === 'video' ? 1 : 0)
  const uploads = useAccountState(useFeature('upload').slices.account.uploads)
  const upload = ClientId.is(id) ? uploadViewModel(uploads, id) : null
  return (
    <span className={styles['box']} style={fitBox(content)}>
      {url !== null && <img src={url} alt="" />}
      {isOnWay(upload) && <UploadProgress upload={upload} />}
      {isOnWay(upload) && (
        <button
          type="button"
          className={styles['cancel']}
          tabIndex={tabIndex}
          aria-label={t('upload.cancel')}
          title={t('upload.cancel')}
          onClick={() => {
            if (ClientId.is(id)) app.account.dispatch({ type: 'upload/DropUpload', uploadId: id })
          }}
        >
          <Icon of={X} size={16} />
        </button>
      )}
    </span>
  )
}
