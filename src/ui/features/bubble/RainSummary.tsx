import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RainViewModel } from '../../../domain/bubble'
import { Button } from '../../components/form/Button'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { FailedState } from '../../components/feedback/StateView'
import { useFormat } from '../../format/use-format'
import { Receipt } from './Receipt'
import { useWinners } from './use-bubble'
import styles from './bubble.module.css'

interface RainSummaryProps {
  readonly rain: RainViewModel
  readonly onClose: () => void
}

/** The result of a rain: the member's share, the shares of all members, and their total. */
export function RainSummary({ rain: { event, won, endedBy, popped }, onClose }: RainSummaryProps): ReactNode {
  const { t } = useTranslation('bubble')
  const { amount } = useFormat()
  const id = event?.id ?? ''
  const { event: winners, status, read, refreshing } = useWinners(id, `${endedBy} ${Object.keys(popped).length}`)
  const title =
    won !== null
      ? t('over.reward', { amount: amount(won), currency: event?.currency ?? '' })
      : endedBy === 'reward'
        ? t('over.had')
        : endedBy === 'timeout'
          ? t('over.timeout')
          : t('over.ended')
  return (
    <div className={styles['over']} role="group" aria-label={title}>
      <h3>{title}</h3>
      {won === null && endedBy !== 'reward' && <p>{t('over.nothing')}</p>}
      {winners !== null && <Receipt event={winners} isOver={winners.ended || endedBy === 'timeout'} isSender={false} />}
      {winners === null && status === 'failed' && (
        <FailedState
          kind="plain"
          title={t('receipt.failed')}
          text={t('receipt.failedText')}
          onRetry={read}
          retrying={refreshing}
        />
      )}
      {winners === null && status !== 'failed' && (
        <Skeleton>
          <SkeletonBlock width="100%" height={44} />
          <SkeletonBlock width="100%" height={44} />
          <SkeletonBlock width="100%" height={120} shape="card" />
        </Skeleton>
      )}
      <Button kind="primary" size={44} wide onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  )
}
