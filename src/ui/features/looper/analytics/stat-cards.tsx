import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueryResult } from '../../../../domain/query'
import { IconButton } from '../../../components/form/IconButton'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import { InlineFailure } from '../../../components/feedback/StateView'
import { Growth } from '../status-tags'
import styles from './analytics.module.css'

export interface StatCard {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly growth?: string
}

/** Several figures side by side, each with its change. */
export function StatCards({
  label,
  stats,
}: {
  readonly label: string
  readonly stats: readonly StatCard[]
}): ReactNode {
  return (
    <dl className={styles['stats']} aria-label={label}>
      {stats.map(({ id, label: name, value, growth }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {growth !== undefined && <Growth text={growth} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface PartProps<A> {
  readonly listed: QueryResult<A> & { readonly read: () => void }
  /** The height of the placeholder, which is the height of the content. */
  readonly height: number
  readonly children: (first: A, items: readonly A[]) => ReactNode
  readonly empty?: ReactNode
}

/** A section that loads on its own. The section shows a placeholder, a Retry button, or the content. */
export function AnalyticsSection<A>({
  listed: { status, items, read },
  height,
  children,
  empty,
}: PartProps<A>): ReactNode {
  const { t } = useTranslation('looper')
  const [first] = items
  if (status === 'failed') return <InlineFailure text={t('part.failed')} onRetry={read} />
  if (status === 'loading')
    return (
      <Skeleton>
        <SkeletonBlock width="100%" height={height} shape="card" />
      </Skeleton>
    )
  return first === undefined ? (empty ?? <p className={styles['none']}>{t('part.none')}</p>) : children(first, items)
}

interface TablePagerProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

export function TablePager({ page, pages, onPage }: TablePagerProps): ReactNode {
  const { t } = useTranslation('looper')
  if (pages <= 1) return null
  return (
    <nav className={styles['pager']} aria-label={t('part.page', { page, pages })}>
      <IconButton icon={ChevronLeft} label={t('part.before')} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <span>{t('part.page', { page, pages })}</span>
      <IconButton
        icon={ChevronRight}
        label={t('part.next')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
