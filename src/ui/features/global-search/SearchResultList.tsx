import { Search, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/form/Button'
import type { Loadable, ListEndState } from '../../components/feedback/loadable'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState, InlineFailure } from '../../components/feedback/StateView'
import { useInfiniteScroll } from '../../components/layout/use-infinite-scroll'
import styles from './search-result-list.module.css'

export interface SearchResultListProps<A> {
  /** Whether the search field is empty. */
  readonly isBlank: boolean
  readonly found: Loadable<readonly A[]>
  readonly more: ListEndState
  readonly onMore: () => void
}

interface Drawn<A> extends SearchResultListProps<A> {
  readonly label: string
  readonly shape: 'group' | 'circle'
  readonly row: (item: A) => ReactNode
}

/** Search results. More results load while the member scrolls. */
export function SearchResultList<A>({ isBlank, found, more, onMore, label, shape, row }: Drawn<A>): ReactNode {
  const { t } = useTranslation()
  if (isBlank) return <EmptyState icon={Search} heading="h2" title={t('find.label')} text={t('find.hint')} />
  if (found.status === 'loading') return <Waiting shape={shape} />
  if (found.status === 'failed')
    return <FailedState kind="plain" title={t('find.failed')} text={t('find.failedText')} onRetry={found.onRetry} />
  if (found.value.length === 0)
    return <EmptyState icon={SearchX} heading="h2" title={t('find.none')} text={t('find.hint')} />
  return (
    <>
      <ul className={styles['list']} aria-label={label}>
        {found.value.map(row)}
      </ul>
      <div className={styles['more']}>
        {more === 'failed' && <InlineFailure text={t('find.more')} onRetry={onMore} />}
        {(more === 'more' || more === 'loading') && <End isLoading={more === 'loading'} onMore={onMore} />}
      </div>
    </>
  )
}

/** The button at the end of the results. More results load when the button becomes visible or is pressed. */
function End({ isLoading, onMore }: { readonly isLoading: boolean; readonly onMore: () => void }): ReactNode {
  const { t } = useTranslation()
  return (
    <span ref={useInfiniteScroll<HTMLSpanElement>(onMore)}>
      <Button size={30} busy={isLoading} onClick={onMore}>
        {t('action.loadMore')}
      </Button>
    </span>
  )
}

const widths = [150, 210, 170, 130, 190, 120] as const

function Waiting({ shape }: { readonly shape: 'group' | 'circle' }): ReactNode {
  return (
    <Skeleton>
      <div className={styles['list']}>
        {widths.map((width) => (
          <div key={width} className={styles['row']}>
            <span className={styles['title']}>
              <SkeletonBlock width={48} height={48} shape={shape} />
              <span className={styles['lines']}>
                <SkeletonBlock width={width} />
                <SkeletonBlock width={width / 2} height={10} />
              </span>
            </span>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
