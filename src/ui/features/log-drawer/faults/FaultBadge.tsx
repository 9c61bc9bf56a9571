import { Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Faults } from '../../../../application/ports/faults'
import { hasFaults } from '../../../../domain/fault-plan'
import { Icon } from '../../../components/layout/Icon'
import styles from './faults.module.css'
import { useFaults } from './use-faults'

/** A line along the top of the page while faults are on, so that nobody takes them for faults of the product. */
export function FaultBadge({ faults }: { readonly faults: Faults }): ReactNode {
  const { t } = useTranslation('log-drawer')
  const { plan } = useFaults(faults)
  if (!hasFaults(plan)) return null
  return (
    <div className={styles['badge']} role="status">
      <span>
        <Icon of={Zap} size={14} /> {t('faultsOn')}
      </span>
    </div>
  )
}
