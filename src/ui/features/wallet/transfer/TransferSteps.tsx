import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TransferOrder, TransferViewModel } from '../../../../domain/wallet'
import { Icon } from '../../../components/layout/Icon'
import { TransferLines } from './TransferLines'
import styles from '../wallet.module.css'

const WITHDRAW = ['review', 'check', 'sign', 'sent'] as const
/** A stake needs no signature. */
const STAKE = ['review', 'check', 'sent'] as const
type Place = (typeof WITHDRAW)[number]

const placeOf = (step: TransferViewModel['step']): Place => {
  switch (step) {
    case 'checking':
    case 'confirming':
      return 'check'
    case 'signing':
      return 'sign'
    case 'sending':
    case 'settled':
    case 'failed':
    case 'looking':
    case 'unseen':
      return 'sent'
    case 'editing':
      return 'review'
  }
}

interface TransferStepsProps {
  readonly title: string
  readonly titleId?: string
  readonly order: TransferOrder
  readonly step: TransferViewModel['step']
}

/**
 * The title, the steps and the card of a request. They keep their place from the review to the outcome, so that a member
 * sees what is being sent at each step.
 */
export function TransferSteps({ title, titleId, order, step }: TransferStepsProps): ReactNode {
  const { t } = useTranslation('wallet')
  const places: readonly Place[] = order.kind === 'withdraw' ? WITHDRAW : STAKE
  const now = places.indexOf(placeOf(step))
  const isDone = (at: number): boolean => at < now || step === 'settled'
  return (
    <>
      <h2 id={titleId}>{title}</h2>
      <ol className={styles['steps']} aria-label={t('steps.label')}>
        {places.map((place, at) => (
          <li key={place} aria-current={at === now ? 'step' : undefined} data-done={isDone(at) || undefined}>
            {isDone(at) && <Icon of={Check} size={14} />}
            {t(`steps.${place}`)}
          </li>
        ))}
      </ol>
      <TransferLines order={order} isReview={step === 'confirming' || step === 'checking'} />
    </>
  )
}
