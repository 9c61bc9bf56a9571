import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClientId } from '../../../domain/kernel/ids'
import { uploadViewModel, type UploadViewModel } from '../../../domain/upload'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Icon } from '../../components/layout/Icon'
import styles from './pending-image.module.css'
import { UploadProgress } from './UploadProgress'

interface PendingUploadProps {
  /** The client id of the unsent message. */
  readonly id: string
  readonly tabIndex: 0 | -1
}

const isOnWay = (upload: UploadViewModel | null): upload is Extract<UploadViewModel, { readonly percent: number }> =>
  upload !== null && 'percent' in upload

/** The progress of a message's upload, over its pictures, and a cancel button. */
export function PendingUpload({ id, tabIndex }: PendingUploadProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const uploads = useAccountState(useFeature('upload').slices.account.uploads)
  const upload = ClientId.is(id) ? uploadViewModel(uploads, id) : null
  if (!isOnWay(upload)) return null
  return (
    <>
      <UploadProgress upload={upload} />
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
    </>
  )
}
