import { ChevronLeft } from 'lucide-react'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { Icon } from './Icon'
import styles from './sub-page.module.css'

/** Decides whether to leave the page. Calls `go` to leave. */
export type BackAction = (go: () => void) => void

interface SubPageProps {
  readonly title: string
  readonly backHref: string
  /** Runs instead of going back. Omit this prop when leaving needs no confirmation. */
  readonly onLeave?: BackAction | undefined
  /** Whether a wide screen has room for a second column: `BesidePreview` or `TwoColumns`. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A page with a parent page: a back link, a title and a column of cards. */
export function SubPage({ title, backHref, onLeave, isWide = false, children }: SubPageProps): ReactNode {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const onBack = (event: MouseEvent): void => {
    if (onLeave === undefined) return
    event.preventDefault()
    onLeave(() => {
      void navigate(backHref)
    })
  }
  return (
    <div className={styles['page']} data-wide={isWide || undefined}>
      <header className={styles['head']}>
        <Link to={backHref} className={styles['back']} aria-label={t('action.back')} onClick={onBack}>
          <Icon of={ChevronLeft} />
        </Link>
        <h1>{title}</h1>
      </header>
      <div className={styles['body']}>{children}</div>
    </div>
  )
}

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

interface BesidePreviewProps {
  readonly label: string
  readonly preview: ReactNode
  readonly children: ReactNode
}

/** A form. Beside it, a wide screen shows what becomes of the draft. */
export function BesidePreview({ label, preview, children }: BesidePreviewProps): ReactNode {
  return (
    <div className={styles['pair']}>
      <div className={styles['column']}>{children}</div>
      <aside className={styles['preview']} aria-label={label}>
        <p>{label}</p>
        {preview}
      </aside>
    </div>
  )
}

/** Two columns of cards on a wide screen, one below the other elsewhere. */
export function TwoColumns({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }): ReactNode {
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>{first}</div>
      <div className={styles['column']}>{second}</div>
    </div>
  )
}
