import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Icon } from '../../components/layout/Icon'
import { EmptyState } from '../../components/feedback/StateView'
import styles from './partner.module.css'

/** A substitute for pages that must not appear in an iframe. The link opens the page in a new window. */
export function EmbeddedOnlyScreen(): ReactNode {
  const { t } = useTranslation('partner')
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      icon={ArrowUpRight}
      heading="h1"
      title={t('framed.title')}
      text={t('framed.text')}
      action={
        <a className={styles['openOutside']} href={`${pathname}${search}`} target="_blank" rel="noopener noreferrer">
          {t('toApp')}
          <Icon of={ArrowUpRight} size={18} />
        </a>
      }
    />
  )
}
