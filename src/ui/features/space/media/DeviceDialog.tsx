import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/form/Button'
import { Dialog } from '../../../components/overlay/Dialog'
import { BlockedDevice } from './BlockedDevice'
import { DeviceFields } from './DeviceFields'
import styles from './media.module.css'
import { SpeakerCheck } from './SpeakerCheck'

/** The dialog that changes devices in a room. */
export function DeviceDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('media.devices')}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('media.done')}
        </Button>
      }
    >
      <div className={styles['prejoin']}>
        <BlockedDevice kind="microphone" />
        <BlockedDevice kind="camera" />
        <DeviceFields kinds={['microphone', 'speaker', 'camera']} />
        <SpeakerCheck />
      </div>
    </Dialog>
  )
}
