import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallViewModel } from '../../../domain/call'
import styles from './controls.module.css'

/** The reason why the microphone or the camera does not work. */
export function MediaErrors({ call: { microphoneFault, cameraFault } }: { readonly call: CallViewModel }): ReactNode {
  const { t } = useTranslation()
  const { t: of } = useTranslation('call')
  return (
    <div className={styles['faults']} role="alert">
      {microphoneFault !== null && <p>{t(`media.fault.${microphoneFault}`)}</p>}
      {cameraFault !== null && <p>{of(`cameraFault.${cameraFault}`)}</p>}
    </div>
  )
}
