import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueryResult } from '../../../domain/query'
import { Skeleton, SkeletonBlock } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { Button } from '../../components/form/Button'
import styles from './moderation.module.css'

interface QueryListProps<A> {
  readonly label: string
  readonly result: QueryResult<A>
  readonly failed: string
  readonly empty: { readonly icon: LucideIcon; readonly title: string; readonly text: string }
  readonly onWant: () => void
  readonly onMore: () => void
  readonly card: (item: A) => ReactNode
}

/** A list of the moderation page with its states: loading, failed, empty, and the next page. */
export function QueryList<A>({ label, result, failed, empty, onWant, onMore, card }: QueryListProps<A>): ReactNode {
  const { t } = useTranslation('moderation')
  const { status, items, more } = result
  if (status === 'loading')
    return (
      <Skeleton>
        <SkeletonBlock width="100%" height={160} shape="card" />
        <SkeletonBlock width="100%" height={160} shape="card" />
      </Skeleton>
    )
  if (status === 'failed') return <FailedState title={failed} text={t('failedText')} onRetry={onWant} />
  return (
    <>
      {items.length === 0 ? (
        <EmptyState heading="h2" {...empty} />
      ) : (
        <ul className={styles['cards']} aria-label={label}>
          {items.map(card)}
        </ul>
      )}
      {more === 'failed' && (
        <p role="alert" className={styles['problem']}>
          {t('moreFailed')}
        </p>
      )}
      {more !== 'none' && (
        <Button busy={more === 'loading'} onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
