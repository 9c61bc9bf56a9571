import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/layout/Icon'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import { InlineFailure } from '../../../components/feedback/StateView'
import { Divider } from './Divider'
import styles from './list-start.module.css'
import type { EarlierState } from '../message/message-item'

interface ListStartProps {
  readonly height: number
  readonly earlier: EarlierState
  /** The day of the oldest message. */
  readonly day: string
  readonly onRetry: () => void
}

/** The row above the oldest message. */
export function ListStart({ height, earlier, day, onRetry }: ListStartProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={styles['start']} style={{ height }}>
      {earlier === 'failed' && <InlineFailure text={t('group.earlierFailed')} onRetry={onRetry} />}
      {earlier === 'beginning' && (
        <p className={styles['beginning']}>
          <Icon of={MessagesSquare} size={16} />
          {t('group.beginning')}
        </p>
      )}
      {earlier === 'loading' && (
        <Skeleton>
          <div className={styles['skeleton']}>
            {[210, 320].map((width) => (
              <div key={width} className={styles['skeletonBlock']}>
                <SkeletonBlock width={36} height={36} shape="circle" />
                <SkeletonBlock width={width} height={38} />
              </div>
            ))}
          </div>
        </Skeleton>
      )}
      {day !== '' && <Divider text={day} />}
    </div>
  )
}
