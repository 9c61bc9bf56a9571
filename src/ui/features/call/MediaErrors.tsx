import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallShown } from '../../../domain/call'
import styles from './controls.module.css'

/** Why one is not heard, or not seen. */
export function MediaErrors({ call: { microphoneFault, cameraFault } }: { readonly call: CallShown }): ReactNode {
  const { t } = useTranslation()
  const { t: of } = useTranslation('call')
  return (
    <div className={styles['faults']} role="alert">
      {microphoneFault !== null && <p>{t(`media.fault.${microphoneFault}`)}</p>}
      {cameraFault !== null && <p>{of(`cameraFault.${cameraFault}`)}</p>}
    </div>
  )
}
