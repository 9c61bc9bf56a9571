import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { FailedState } from '../../components/feedback/StateView'
import { Receipt } from './Receipt'
import { useWinners } from './use-bubble'
import styles from './bubble.module.css'

interface WinnersDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly eventId: string
  readonly sender: string
  readonly isOver: boolean
  readonly isSender: boolean
}

/** The winners of a rain. The winners load again at every opening. */
export function WinnersDialog({ open, onClose, eventId, sender, isOver, isSender }: WinnersDialogProps): ReactNode {
  const { t } = useTranslation('bubble')
  const { event, status, read, refreshing } = useWinners(eventId, `${open} ${isOver}`)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('receipt.title')}
      description={t('receipt.of', { name: sender })}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className={styles['sheet']}>
        {event !== null && <Receipt event={event} isOver={event.ended || isOver} isSender={isSender} />}
        {event === null && status === 'failed' && (
          <FailedState
            kind="plain"
            title={t('receipt.failed')}
            text={t('receipt.failedText')}
            onRetry={read}
            retrying={refreshing}
          />
        )}
        {event === null && status !== 'failed' && (
          <Skeleton>
            <SkeletonBlock width="100%" height={44} />
            <SkeletonBlock width="100%" height={44} />
            <SkeletonBlock width="100%" height={120} shape="card" />
          </Skeleton>
        )}
      </div>
    </Dialog>
  )
}
