import { ScrollText, Search } from 'lucide-react'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { featureOf } from '../../../application/log/history/history-row'
import type { OpenHistory } from '../../../application/log/history/open-history'
import { RowFilter, type RowQuery } from '../../../application/log/history/row-filter'
import { EmptyState } from '../../components/feedback/StateView'
import { Icon } from '../../components/layout/Icon'
import { EntryList } from './EntryList'
import styles from './log-drawer.module.css'
import { RowDetails } from './RowDetails'
import type { Scrub } from './use-scrub'
import { useSteps } from './use-steps'
import type { Comparison } from './comparison'

interface LogPaneProps {
  readonly open: OpenHistory
  readonly end: number
  readonly scrub: Scrub
  readonly onCompare: (comparison: Comparison) => void
}

const EVERYTHING: RowQuery = { feature: null, text: '' }

/** The entries with a filter, and the fields of the selected entry. */
export function LogPane({ open, end, scrub, onCompare }: LogPaneProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const [query, setQuery] = useState(EVERYTHING)
  const { history, fieldsOf } = open
  const filter = useMemo(
    () => new RowFilter(history, query, (row) => JSON.stringify(fieldsOf(row))),
    [history, query, fieldsOf],
  )
  const isDone = useSteps(filter, end)
  const { found } = filter
  const positions = [...found]
  return (
    <div className={styles['panes']}>
      <div className={styles['list']}>
        <FilterBar
          query={query}
          onQuery={setQuery}
          features={featuresIn(open, end)}
          result={isDone ? t('entries', { count: positions.length }) : t('searching')}
        />
        {positions.length > 0 ? (
          <EntryList history={history} positions={positions} selected={scrub.position} onSelect={scrub.goTo} />
        ) : (
          isDone && (
            <EmptyState
              icon={ScrollText}
              heading="h3"
              title={query === EVERYTHING ? t('noEntries') : t('noMatch')}
              text={query === EVERYTHING ? t('noEntriesText') : t('noMatchText')}
            />
          )
        )}
      </div>
      <RowDetails open={open} end={end} position={scrub.position} onCompare={onCompare} />
    </div>
  )
}

/** The features with a reducer here or a row among the newest ones. */
const featuresIn = ({ history }: OpenHistory, end: number): readonly string[] => {
  const names = new Set(history.reducers.map(({ reducer }) => featureOf({ type: reducer.name })))
  for (let position = Math.max(history.first, end - NEWEST) + 1; position <= end; position += 1) {
    const row = history.rowAt(position)
    if (row !== null) names.add(featureOf(row))
  }
  return [...names].sort()
}
const NEWEST = 200

interface FilterBarProps {
  readonly query: RowQuery
  readonly onQuery: (query: RowQuery) => void
  readonly features: readonly string[]
  readonly result: string
}

function FilterBar({ query, onQuery, features, result }: FilterBarProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const id = useId()
  return (
    <div className={styles['filter']}>
      <label htmlFor={`${id}-feature`} className="sr">
        {t('feature')}
      </label>
      <select
        id={`${id}-feature`}
        className={styles['select']}
        value={query.feature ?? ''}
        onChange={({ currentTarget: { value } }) => onQuery({ ...query, feature: value === '' ? null : value })}
      >
        <option value="">{t('allFeatures')}</option>
        {features.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles['search']}>
        <Icon of={Search} size={16} />
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={query.text}
          onChange={({ currentTarget: { value } }) => onQuery({ ...query, text: value.slice(0, MOST_TEXT) })}
        />
      </span>
      <span className={styles['result']} role="status">
        {result}
      </span>
    </div>
  )
}
/** The most characters to search for. */
const MOST_TEXT = 200
