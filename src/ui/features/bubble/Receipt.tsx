import { PartyPopper } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { feeOf, receiptOf, type RainEvent } from '../../../domain/bubble'
import { sumOf } from '../../../domain/kernel/decimal'
import { Avatar } from '../../components/avatar/Avatar'
import { EmptyState } from '../../components/feedback/StateView'
import { useFormat } from '../../format/use-format'
import styles from './bubble.module.css'

interface ReceiptProps {
  readonly event: RainEvent
  /** Whether the rain has ended, so that its figures are final. */
  readonly isOver: boolean
  /** Whether the member sent the rain. The sender also sees the fee. */
  readonly isSender: boolean
}

/** Lists each winner's amount. A hint states whether the won and the remaining amounts add up to the sent amount. */
export function Receipt({ event, isOver, isSender }: ReceiptProps): ReactNode {
  const { t } = useTranslation('bubble')
  const { amount } = useFormat()
  const { winners, currency, all } = event
  const { used, left, addsUp } = receiptOf(event)
  const fee = feeOf(all)
  const money = (value: string): string => `${amount(value)} ${currency}`
  return (
    <div className={styles['receipt']}>
      {winners.length === 0 ? (
        <EmptyState
          icon={PartyPopper}
          heading="h3"
          title={t(isOver ? 'receipt.noneOver' : 'receipt.none')}
          text={t(isOver ? 'receipt.noneOverText' : 'receipt.noneText')}
        />
      ) : (
        <ul className={styles['winners']} aria-label={t('receipt.title')}>
          {winners.map(({ uid, name, rewards }, n) => (
            <li key={`${uid} ${n}`}>
              <Avatar person={{ id: uid, name, imageUrl: undefined }} size={32} />
              <bdi className={styles['name']}>{name}</bdi>
              <b>{money(rewards)}</b>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles['lines']}>
        <div>
          <dt>{t('receipt.sent')}</dt>
          <dd>{money(all)}</dd>
        </div>
        <div>
          <dt>{t('receipt.used')}</dt>
          <dd>{money(used)}</dd>
        </div>
        <div>
          <dt>{t(isOver ? 'receipt.back' : 'receipt.still')}</dt>
          <dd>{money(left)}</dd>
        </div>
        {isSender && fee !== null && (
          <div>
            <dt>{t('receipt.fee')}</dt>
            <dd>{money(fee)}</dd>
          </div>
        )}
        {isSender && fee !== null && (
          <div>
            <dt>{t('receipt.paid')}</dt>
            <dd>{money(sumOf([all, fee]))}</dd>
          </div>
        )}
      </dl>
      {winners.length > 0 && <p className={styles['hint']}>{t(addsUp ? 'receipt.checks' : 'receipt.doesNot')}</p>}
    </div>
  )
}
