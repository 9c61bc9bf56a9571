import { Download, Receipt } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { HistoryName } from '../../../domain/wallet'
import { saveFile } from '../../hooks/save-file'
import { useWholeList } from '../../hooks/use-whole-list'
import { Button } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { SelectField } from '../../components/form/SelectField'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, InlineFailure } from '../../components/feedback/StateView'
import { statementCsv } from './statement-csv'
import { nameOfCurrency } from './currency-names'
import { RecordRow } from './RecordRow'
import { useStatement } from './use-wallet'
import { ViewHeader } from './ViewHeader'
import styles from './wallet.module.css'

const c = classNames(styles)
const HISTORIES = ['withdrawal', 'staking', 'deposit', 'loopBuy', 'income', 'payout'] as const
const STATUSES = ['all', 'pending', 'done', 'failed'] as const

/** A single history or all histories, for a single currency or all currencies: kind, time, amount and status. */
export function HistoryView({ currencyId }: { readonly currencyId: number | null }): ReactNode {
  const { t } = useTranslation('wallet')
  const [query, setQuery] = useSearchParams()
  const asked = query.get('history')
  const name = HistoryName.is(asked) ? asked : 'all'
  const names = useMemo(() => (name === 'all' ? HISTORIES : [name]), [name])
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('all')
  const listed = useStatement(names)
  const chosen = (records: typeof listed.items): typeof listed.items =>
    records.filter(
      (record) =>
        (status === 'all' || record.status === status) && (currencyId === null || record.currencyId === currencyId),
    )
  const rows = chosen(listed.items)
  const readAll = useWholeList(listed)
  const show = (to: HistoryName | 'all'): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('history', to)
        return next
      },
      { replace: true },
    )
  return (
    <section className={c('history')} aria-labelledby="wallet-history">
      <ViewHeader
        id="wallet-history"
        isBelow={currencyId !== null}
        title={
          currencyId === null ? t('historyOf.title') : t('historyOf.titleOf', { currency: nameOfCurrency(currencyId) })
        }
      >
        <Button
          size={30}
          icon={Download}
          disabled={rows.length === 0}
          aria-label={t('historyOf.csv')}
          title={t('historyOf.csv')}
          onClick={() => readAll((all) => saveFile(`loop-${name}.csv`, statementCsv(chosen(all), t), 'text/csv'))}
        />
      </ViewHeader>
      <div className={c('filters')}>
        <SelectField
          label={t('historyOf.kind')}
          value={name}
          options={(['all', ...HISTORIES] as const).map((value) => ({
            value,
            label: t(value === 'all' ? 'historyOf.allKinds' : `historyOf.${value}`),
          }))}
          onChange={show}
        />
        <SelectField
          label={t('historyOf.status')}
          value={status}
          options={STATUSES.map((value) => ({
            value,
            label: value === 'all' ? t('historyOf.all') : t(`status.${value}`),
          }))}
          onChange={setStatus}
        />
      </div>
      {listed.status === 'loading' && (
        <Skeleton>
          {[0, 1, 2, 3].map((n) => (
            <SkeletonBlock key={n} width="100%" height={52} shape="card" />
          ))}
        </Skeleton>
      )}
      {listed.status === 'failed' && <InlineFailure text={t('historyOf.failed')} onRetry={listed.read} />}
      {listed.status === 'shown' && listed.more === 'none' && rows.length === 0 && (
        <EmptyState icon={Receipt} heading="h3" title={t('historyOf.emptyTitle')} text={t('historyOf.emptyText')} />
      )}
      <ul className={c('records')}>
        {listed.status !== 'loading' &&
          rows.map((record) => <RecordRow key={`${record.kind} ${record.id}`} record={record} />)}
      </ul>
      {listed.status === 'shown' && listed.more === 'failed' && (
        <InlineFailure text={t('historyOf.failed')} onRetry={listed.readMore} />
      )}
      {(listed.more === 'ready' || listed.more === 'loading') && (
        <div className={c('moreRow')}>
          <Button
            busy={listed.more === 'loading'}
            onClick={listed.more === 'loading' ? undefined : () => listed.readMore()}
          >
            {t('historyOf.more')}
          </Button>
        </div>
      )}
    </section>
  )
}
