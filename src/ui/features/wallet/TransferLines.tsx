import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { chainBy, withdrawalTerms, type TransferOrder } from '../../../domain/wallet'
import { subtract } from '../../../domain/kernel/decimal-math'
import { AddressText } from './AddressText'
import { useTransferTime } from './use-transfer-time'
import { useBalances } from './use-wallet'
import styles from './wallet.module.css'

/** Every field of the request. The lines stay the same from the review to the outcome. */
export function TransferLines({ order }: { readonly order: TransferOrder }): ReactNode {
  const { t } = useTranslation('wallet')
  if (order.kind === 'withdraw') return <WithdrawalLines order={order} />
  return (
    <dl className={styles['lines']}>
      <Line label={t('confirm.amount')}>{order.amount} LOOP</Line>
      {order.kind === 'stake' && <Line label={t('confirm.level')}>{t('level', { level: order.level })}</Line>}
    </dl>
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
