import {
  ArrowDownLeft,
  ArrowUpRight,
  Gem,
  Gift,
  Landmark,
  Receipt,
  ShoppingBag,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LOOP_ID } from '../../../domain/balance'
import { chainBy, type RecordKind, type WalletRecord } from '../../../domain/wallet'
import { useNow } from '../../app/app-context'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { toDateTime } from '../../format/dates'
import { useFormat } from '../../format/use-format'
import { AddressText } from './AddressText'
import { nameOfCurrency } from './currency-names'
import { Transaction } from './Transaction'
import styles from './wallet.module.css'

const c = classNames(styles)
const MINUTE_MS = 60_000

const ICONS: Readonly<Record<RecordKind, LucideIcon>> = {
  withdrawal: ArrowUpRight,
  stake: Landmark,
  unstake: Landmark,
  reward: Landmark,
  deposit: ArrowDownLeft,
  purchase: ShoppingBag,
  giftIn: Gift,
  giftOut: Gift,
  bubbleIn: Gem,
  bubbleOut: Gem,
  bubbleBack: Gem,
  opening: Wallet,
  other: Receipt,
}

/** A record in a line, which expands to all details of the record. */
export function RecordRow({ record }: { readonly record: WalletRecord }): ReactNode {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const now = useNow(MINUTE_MS)
  const { kind, at, amount, currencyId, status, chainId, address, confirmations, note, level, fee, txHash, id } = record
  const currency = nameOfCurrency(currencyId)
  const network = chainBy(chainId ?? 0)?.name
  const about = [network, level === null ? null : t('level', { level }), note === '' ? null : note]
    .filter((part) => part !== null && part !== undefined)
    .join(' · ')
  const isLess = amount.startsWith('-')
  const details: readonly (readonly [string, ReactNode])[] = [
    [t('historyOf.when'), at === null ? '–' : format.moment(at)],
    [t('historyOf.amount'), `${amount} ${currency}`],
    ...(fee === null ? [] : [[t('historyOf.fee'), `${fee} ${currency}`] as const]),
    ...(network === undefined ? [] : [[t('historyOf.network'), network] as const]),
    ...(address === null ? [] : [[t('historyOf.address'), <AddressText key="a" address={address} />] as const]),
    ...(confirmations === null
      ? []
      : [
          [
            t('historyOf.status'),
            t('historyOf.confirmations', { had: confirmations[0], needed: confirmations[1] }),
          ] as const,
        ]),
    ...(txHash === null
      ? []
      : [[t('historyOf.tx'), <Transaction key="t" txHash={txHash} chainId={chainId} />] as const]),
    [t('historyOf.id'), id],
  ]
  return (
    <li>
      <details className={c('record')}>
        <summary>
          <span className={c('kind')}>
            <Icon of={ICONS[kind]} size={18} />
          </span>
          <span className={c('who')}>
            <b>{t(`record.${kind}`)}</b>
            <span>{about}</span>
          </span>
          {status !== 'done' && <span className={c('tag', status)}>{t(`status.${status}`)}</span>}
          <time dateTime={at === null ? undefined : toDateTime(at)}>
            {at === null ? '–' : format.listTime(at, now)}
          </time>
          <b className={c('change', !isLess && 'good')} title={`${amount} ${currency}`}>
            {isLess ? '' : '+'}
            {format.amount(amount)}
            <span className={currencyId === LOOP_ID ? 'sr' : undefined}> {currency}</span>
          </b>
        </summary>
        <dl className={c('lines')}>
          {details.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}
