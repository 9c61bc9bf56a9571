import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/layout/Icon'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import { walletViewHref } from './views'
import styles from './wallet.module.css'

interface ViewHeaderProps {
  readonly id: string
  readonly title: string
  /** Whether another header is above this header, so that the view is not a page of its own. */
  readonly isBelow?: boolean
  readonly children?: ReactNode
}

/** The header of the view beside the balances. On phones this header is the page's header, with a back button. */
export function ViewHeader({ id, title, isBelow = false, children }: ViewHeaderProps): ReactNode {
  const { t } = useTranslation('wallet')
  const isPage = useIsMobile() && !isBelow
  const Title = isPage ? 'h1' : 'h2'
  return (
    <header className={styles['head']}>
      {isPage && (
        <Link to={walletViewHref(null)} className={styles['back']} aria-label={t('back')}>
          <Icon of={ChevronLeft} />
        </Link>
      )}
      <Title id={id}>{title}</Title>
      {children}
    </header>
  )
}
