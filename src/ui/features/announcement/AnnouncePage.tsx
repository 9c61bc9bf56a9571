import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/layout/Icon'
import styles from './announce-form.module.css'

interface AnnouncePageProps {
  readonly backHref: string
  /** The name of the group, once it is known. */
  readonly of?: string
  readonly children: ReactNode
}

export function AnnouncePage({ backHref, of, children }: AnnouncePageProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Link to={backHref} className={styles['back']} aria-label={t('announce.back')}>
          <Icon of={ChevronLeft} />
        </Link>
        <h1 className={styles['title']}>{t('announce.createTitle')}</h1>
      </header>
      <div className={styles['body']}>
        {of !== undefined && <p className={styles['lead']}>{t('announce.createIn', { name: of })}</p>}
        {children}
      </div>
    </div>
  )
}
