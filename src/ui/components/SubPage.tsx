import { ChevronLeft } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from './Icon'
import styles from './sub-page.module.css'

interface SubPageProps {
  readonly title: string
  readonly backHref: string
  readonly children: ReactNode
}

/** A page under another, its way back before its title; on it one card under the other. */
export function SubPage({ title, backHref, children }: SubPageProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Link to={backHref} className={styles['back']} aria-label={t('action.back')}><Icon of={ChevronLeft} /></Link>
        <h1>{title}</h1>
      </header>
      <div className={styles['body']}>{children}</div>
    </div>
  )
}

/** A card of such a page. */
export function Section({ title, children }: { readonly title: string, readonly children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
