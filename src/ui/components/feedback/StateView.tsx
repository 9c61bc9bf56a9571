import { CircleAlert, RotateCw, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../form/Button'
import { Icon } from '../layout/Icon'
import styles from './state-view.module.css'

interface EmptyStateProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  readonly heading?: 'h1' | 'h2' | 'h3'
  readonly action?: ReactNode
}

/** An empty state: a dashed ring, a title, a sentence, and at most a single button. */
export function EmptyState({ icon, title, text, heading: Heading = 'h2', action }: EmptyStateProps): ReactNode {
  return (
    <div className={styles['state']}>
      <span className={styles['picture']}>
        <svg
          viewBox="0 0 112 112"
          width="112"
          height="112"
          fill="none"
          stroke="var(--brand-line)"
          aria-hidden="true"
          focusable="false"
        >
          <circle cx="56" cy="56" r="28" fill="var(--brand-soft)" stroke="none" />
          <circle cx="56" cy="56" r="40" opacity=".55" strokeDasharray="2 5" strokeLinecap="round" />
          <circle cx="56" cy="56" r="53" opacity=".3" strokeDasharray="2 7" strokeLinecap="round" />
        </svg>
        <Icon of={icon} size={24} />
      </span>
      <Heading className={styles['title']}>{title}</Heading>
      <p className={styles['text']}>{text}</p>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  )
}

interface FailedStateProps {
  readonly title: string
  readonly text: string
  readonly onRetry: () => void
  readonly retrying?: boolean
  /** Use `plain` if the pane already has a primary button. */
  readonly kind?: 'primary' | 'plain'
}

export function FailedState({ title, text, onRetry, retrying = false, kind = 'primary' }: FailedStateProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div role="alert" className={styles['fill']}>
      <EmptyState
        icon={CircleAlert}
        title={title}
        text={text}
        action={
          <Button kind={kind} icon={RotateCw} busy={retrying} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      />
    </div>
  )
}

interface InlineFailureProps {
  readonly text: string
  readonly onRetry: () => void
}

/** A failed part of a page, with a small Retry. */
export function InlineFailure({ text, onRetry }: InlineFailureProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div role="alert" className={styles['part']}>
      <span>{text}</span>
      <Button size={30} icon={RotateCw} onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  )
}
