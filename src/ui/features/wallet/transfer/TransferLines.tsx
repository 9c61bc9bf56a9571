import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { chainBy, stakeAfter, withdrawalTerms, type TransferOrder } from '../../../../domain/wallet'
import { subtract } from '../../../../domain/kernel/decimal-math'
import { useNow } from '../../../app/app-context'
import { useFormat } from '../../../format/use-format'
import { AddressText } from '../AddressText'
import { useTransferTime } from '../use-transfer-time'
import { useBalances, useStaking } from '../use-wallet'
import styles from '../wallet.module.css'

const MINUTE_MS = 60_000

interface TransferLinesProps {
  readonly order: TransferOrder
  /** Whether the member has yet to confirm. The review also says what becomes of an earlier stake. */
  readonly isReview?: boolean
}

/** Every field of the request. The lines stay the same from the review to the outcome. */
export function TransferLines({ order, isReview = false }: TransferLinesProps): ReactNode {
  const { t } = useTranslation('wallet')
  if (order.kind === 'withdraw') return <WithdrawalLines order={order} />
  return (
    <dl className={styles['lines']}>
      <Line label={t('confirm.amount')}>{order.amount} LOOP</Line>
      {order.kind === 'stake' && <Line label={t('confirm.level')}>{t('level', { level: order.level })}</Line>}
      {order.kind === 'stake' && isReview && <StakeAfterLines order={order} />}
    </dl>
  )
}

interface StakeAfterProps {
  readonly order: Pick<Extract<TransferOrder, { kind: 'stake' }>, 'amount' | 'level'>
}

/** The yield, the end of the lock, and the level to which an earlier stake moves. */
export function StakeAfterLines({ order }: StakeAfterProps): ReactNode {
  const { t } = useTranslation('wallet')
  const { amount, date } = useFormat()
  const now = useNow(MINUTE_MS)
  const { info } = useStaking()
  if (info === null) return null
  const { before, total, dayYield, unlocksAt } = stakeAfter(info, order, now)
  return (
    <>
      {before !== null && (
        <Line label={t('confirm.already')}>
          {amount(before.staked)} LOOP · {t('level', { level: before.level })}
        </Line>
      )}
      {before !== null && (
        <Line label={t('confirm.afterwards')}>{t('confirm.whole', { amount: amount(total), level: order.level })}</Line>
      )}
      <Line label={t('confirm.dayYield')}>{dayYield} LOOP</Line>
      <Line label={t('confirm.lockedUntil')}>{unlocksAt === null ? t('form.noLock') : date(unlocksAt)}</Line>
    </>
  )
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function WithdrawalLines({
  order: { address, chainId, currencyId, amount },
}: {
  readonly order: Extract<TransferOrder, { kind: 'withdraw' }>
}): ReactNode {
  const { t } = useTranslation('wallet')
  const timeOf = useTransferTime()
  const { items } = useBalances()
  const name = items.find((token) => token.currencyId === currencyId)?.name ?? ''
  const terms = withdrawalTerms(currencyId, chainId)
  const chain = chainBy(chainId)
  return (
    <dl className={styles['lines']}>
      <Line label={t('confirm.address')}>
        <AddressText address={address} />
      </Line>
      <Line label={t('confirm.network')}>{chain?.name}</Line>
      <Line label={t('confirm.token')}>{name}</Line>
      <Line label={t('confirm.amount')}>
        {amount} {name}
      </Line>
      {terms !== null && (
        <Line label={t('form.fee')}>
          {terms.fee} {name}
        </Line>
      )}
      {terms !== null && (
        <Line label={t('form.receive')}>
          {subtract(amount, terms.fee)} {name}
        </Line>
      )}
      {chain !== null && <Line label={t('confirm.arrives')}>{timeOf(chain)}</Line>}
    </dl>
  )
}
