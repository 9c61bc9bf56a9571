import { ArrowDownLeft, ArrowUpRight, CircleDashed, Download, Gem, Gift, Landmark, ListFilter, Receipt, ShoppingBag, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { chainBy, HistoryName, type RecordKind, type WalletRecord } from '../../../domain/wallet'
import { useNow } from '../../app/app-context'
import { saveFile } from '../../app/save-file'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/Icon'
import { SelectField } from '../../components/SelectField'
import { Bone, Skeleton } from '../../components/Skeleton'
import { EmptyState, FailedPart } from '../../components/StateView'
import { toDateTime } from '../../format/dates'
import { useFormat } from '../../format/use-format'
import { csvOf } from './csv'
import { nameOfCurrency } from './currency-names'
import { useHistory } from './use-wallet'
import { ViewHead } from './ViewHead'
import styles from './wallet.module.css'

const c = classNames(styles)
const MINUTE_MS = 60_000
const HISTORIES = ['withdrawal', 'staking', 'deposit', 'loopBuy', 'income', 'payout'] as const
const STATUSES = ['all', 'pending', 'done', 'failed'] as const

const ICONS: Readonly<Record<RecordKind, LucideIcon>> = {
  withdrawal: ArrowUpRight, stake: Landmark, unstake: Landmark, reward: Landmark, deposit: ArrowDownLeft, purchase: ShoppingBag,
  giftIn: Gift, giftOut: Gift, bubbleIn: Gem, bubbleOut: Gem, bubbleBack: Gem, other: Receipt,
}

/** One history at a time: what it was, when, how much, how it stands. Each row opens into its details. */
export function HistoryView(): ReactNode {
  const { t } = useTranslation('wallet')
  const [query, setQuery] = useSearchParams()
  const asked = query.get('history')
  const name = HistoryName.is(asked) ? asked : 'withdrawal'
  const [status, setStatus] = useState<typeof STATUSES[number]>('all')
  const listed = useHistory(name)
  const rows = status === 'all' ? listed.items : listed.items.filter((record) => record.status === status)
  const show = (to: HistoryName): void => setQuery((before) => {
    const next = new URLSearchParams(before)
    next.set('history', to)
    return next
  }, { replace: true })
  return (
    <section className={c('history')} aria-labelledby="wallet-history">
      <ViewHead id="wallet-history" title={t('historyOf.title')}>
        <Button
          size={30} icon={Download} disabled={rows.length === 0} aria-label={t('historyOf.csv')} title={t('historyOf.csv')}
          onClick={() => saveFile(`loop-${name}.csv`, csvOf(rows, (record) => ({ what: t(`record.${record.kind}`), currency: nameOfCurrency(record.currencyId), status: t(`status.${record.status}`), network: chainBy(record.chainId ?? 0)?.name ?? '' }), [
            t('historyOf.when'), t('historyOf.what'), t('historyOf.amount'), t('form.currency'), t('historyOf.fee'), t('historyOf.status'), t('historyOf.network'), t('historyOf.address'), t('historyOf.tx'), t('historyOf.note'), t('historyOf.id'),
          ]), 'text/csv')}
        />
      </ViewHead>
      <div className={c('filters')}>
        <SelectField label={t('historyOf.kind')} icon={ListFilter} value={name} options={HISTORIES.map((value) => ({ value, label: t(`historyOf.${value}`) }))} onChange={show} />
        <SelectField label={t('historyOf.status')} icon={CircleDashed} value={status} options={STATUSES.map((value) => ({ value, label: value === 'all' ? t('historyOf.all') : t(`status.${value}`) }))} onChange={setStatus} />
      </div>
      {listed.status === 'loading' && <Skeleton>{[0, 1, 2, 3].map((n) => <Bone key={n} width="100%" height={52} shape="card" />)}</Skeleton>}
      {listed.status === 'failed' && <FailedPart text={t('historyOf.failed')} onRetry={listed.read} />}
      {listed.status === 'shown' && rows.length === 0 && <EmptyState icon={Receipt} heading="h3" title={t('historyOf.emptyTitle')} text={t('historyOf.emptyText')} />}
      <ul className={c('records')}>{rows.map((record) => <RecordRow key={record.id} record={record} />)}</ul>
      {listed.more !== 'none' && (
        <div className={c('moreRow')}><Button busy={listed.more === 'loading'} onClick={listed.more === 'loading' ? undefined : () => listed.readMore()}>{t('historyOf.more')}</Button></div>
      )}
    </section>
  )
}

function RecordRow({ record }: { readonly record: WalletRecord }): ReactNode {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const now = useNow(MINUTE_MS)
  const { kind, at, amount, currencyId, status, chainId, address, confirmations, note, level, fee, txHash, id } = record
  const currency = nameOfCurrency(currencyId)
  const network = chainBy(chainId ?? 0)?.name
  const about = [network, level === null ? null : t('level', { level }), note === '' ? null : note].filter((one) => one !== null && one !== undefined).join(' · ')
  const isLess = amount.startsWith('-')
  const details: readonly (readonly [string, ReactNode])[] = [
    [t('historyOf.when'), at === null ? '–' : format.moment(at)], [t('historyOf.amount'), `${amount} ${currency}`],
    ...fee === null ? [] : [[t('historyOf.fee'), `${fee} ${currency}`] as const], ...network === undefined ? [] : [[t('historyOf.network'), network] as const],
    ...address === null ? [] : [[t('historyOf.address'), <code key="a" className={c('address')}>{address}</code>] as const],
    ...confirmations === null ? [] : [[t('historyOf.status'), t('historyOf.confirmations', { had: confirmations[0], needed: confirmations[1] })] as const],
    ...txHash === null ? [] : [[t('historyOf.tx'), <code key="t" className={c('address')}>{txHash}</code>] as const], [t('historyOf.id'), id],
  ]
  return (
    <li>
      <details className={c('record')}>
        <summary>
          <span className={c('kind')}><Icon of={ICONS[kind]} size={18} /></span>
          <span className={c('who')}><b>{t(`record.${kind}`)}</b><span>{about}</span></span>
          {status !== 'done' && <span className={c('tag', status)}>{t(`status.${status}`)}</span>}
          <time dateTime={at === null ? undefined : toDateTime(at)}>{at === null ? '–' : format.listTime(at, now)}</time>
          <b className={c('change', !isLess && 'good')} title={`${amount} ${currency}`}>{isLess ? '' : '+'}{format.amount(amount)}<span className="sr"> {currency}</span></b>
        </summary>
        <dl className={c('lines')}>{details.map(([label, value]) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}</dl>
      </details>
    </li>
  )
}
