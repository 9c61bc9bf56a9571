import { Flame } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/form/Button'
import type { Loadable, ListEndState } from '../../../components/feedback/loadable'
import { EmptyState, FailedState, InlineFailure } from '../../../components/feedback/StateView'
import { useIsMobile } from '../../../components/layout/use-is-mobile'
import type { Group } from '../../../../domain/group'
import { GroupCards } from './GroupCards'
import styles from './trending-list.module.css'
import { TrendingSkeleton } from './TrendingSkeleton'

export interface TrendingListProps {
  readonly trending: Loadable<readonly Group[]>
  readonly more: ListEndState
  readonly onLoadMore: () => void
}

export function TrendingList({ trending, more, onLoadMore }: TrendingListProps): ReactNode {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  if (trending.status === 'loading') return <TrendingSkeleton />
  if (trending.status === 'failed') {
    return (
      <FailedState
        title={t('discover.trendingFailedTitle')}
        text={t('discover.trendingFailedText')}
        onRetry={trending.onRetry}
        retrying={trending.retrying ?? false}
      />
    )
  }
  if (trending.value.length === 0) {
    return (
      <EmptyState
        icon={Flame}
        heading="h3"
        title={t('discover.trendingEmptyTitle')}
        text={t('discover.trendingEmptyText')}
      />
    )
  }
  return (
    <>
      <GroupCards of={trending.value} isFirstWide={!isMobile} />
      <div className={styles['more']}>
        {more === 'failed' ? (
          <InlineFailure text={t('discover.moreFailed')} onRetry={onLoadMore} />
        ) : (
          more !== 'none' && (
            <Button busy={more === 'loading'} onClick={onLoadMore}>
              {t('action.loadMore')}
            </Button>
          )
        )}
      </div>
    </>
  )
}
