import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/routing/paths'
import { Icon } from '../../components/layout/Icon'
import { useTooltip } from '../../components/overlay/use-tooltip'
import styles from './search-link.module.css'

export function SearchLink(): ReactNode {
  const { t } = useTranslation()
  const { on, tip } = useTooltip(t('find.label'))
  return (
    <>
      <Link {...on} to={paths.search} className={styles['link']} aria-label={t('find.label')}>
        <Icon of={Search} />
      </Link>
      {tip}
    </>
  )
}
