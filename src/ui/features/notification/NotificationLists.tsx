import { BellOff, UserRoundCheck, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { requestKey, type AccessRequest, type Notice } from '../../../domain/notification'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, InlineFailure } from '../../components/feedback/StateView'
import { NotificationRow, RequestRow } from './NotificationRows'
import styles from './notification.module.css'
import { useNotifications, useRequests, useMarkSeen } from './use-notifications'

interface PagedProps<A> {
  readonly listed: ReturnType<typeof useNotifications> | ReturnType<typeof useRequests>
  readonly items: readonly A[]
  readonly failed: string
  readonly empty: { readonly icon: LucideIcon; readonly title: string; readonly text: string }
  readonly row: (item: A) => ReactNode
}

function Paged<A extends Notice | AccessRequest>({
  listed: { status, more, read, readMore },
  items,
  failed,
  empty,
  row,
}: PagedProps<A>): ReactNode {
  const { t } = useTranslation('notification')
  if (status === 'loading')
    return (
      <Skeleton>
        {[0, 1, 2].map((n) => (
          <SkeletonBlock key={n} width="100%" height={72} shape="card" />
        ))}
      </Skeleton>
    )
  if (status === 'failed') return <InlineFailure text={failed} onRetry={read} />
  if (items.length === 0) return <EmptyState {...empty} heading="h3" />
  return (
    <>
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={'isSpace' in item ? requestKey(item) : item.id}>{row(item)}</li>
        ))}
      </ul>
      {more === 'failed' ? (
        <InlineFailure text={t('moreFailed')} onRetry={readMore} />
      ) : (
        more !== 'none' && (
          <div className={styles['more']}>
            <Button busy={more === 'loading'} onClick={readMore}>
              {t('more')}
            </Button>
          </div>
        )
      )}
    </>
  )
}

/**
 * The last notification that was seen before the list opened. Newer notifications stay marked while the list is open.
 */
const useSeenBefore = (of: 'notice' | 'request'): Notice['at'] => {
  const { slices } = useFeature('notification')
  const upTo = useAccountState(slices.account.lastSeen).data[of]
  const [before] = useState(upTo)
  return before
}

export function NotificationList(): ReactNode {
  const { t } = useTranslation('notification')
  const listed = useNotifications()
  const before = useSeenBefore('notice')
  useMarkSeen('notice', listed.items)
  return (
    <Paged
      listed={listed}
      items={listed.items}
      failed={t('failed')}
      empty={{ icon: BellOff, title: t('none'), text: t('noneText') }}
      row={(notice) => <NotificationRow notice={notice} isNew={notice.at > before} />}
    />
  )
}

export function RequestList(): ReactNode {
  const { t } = useTranslation('notification')
  const listed = useRequests()
  const before = useSeenBefore('request')
  useMarkSeen('request', listed.items)
  return (
    <Paged
      listed={listed}
      items={listed.items}
      failed={t('requestsFailed')}
      empty={{ icon: UserRoundCheck, title: t('noRequests'), text: t('noRequestsText') }}
      row={(request) => <RequestRow request={request} isNew={request.at > before && request.status === 'pending'} />}
    />
  )
}
