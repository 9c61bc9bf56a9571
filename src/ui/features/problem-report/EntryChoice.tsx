import { useId, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportEntry } from '../../../domain/log-export'
import { classNames } from '../../components/class-names'
import { Button } from '../../components/form/Button'
import { SearchField } from '../../components/form/SearchField'
import { clockText } from '../../format/clock-text'
import styles from './problem-report.module.css'

const c = classNames(styles)

/** The entries that the list shows at first, and with each press on the button below it. */
const SHOWN = 100
const LONGEST_SEARCH = 64

interface EntryChoiceProps {
  readonly entries: readonly ReportEntry[]
  /** The lines of the entries that the file leaves out. */
  readonly removed: ReadonlySet<number>
  readonly onChange: (removed: ReadonlySet<number>) => void
}

/** The entries of a report with their content, the newest first. The button leaves out, or includes, all entries that the search finds. */
export function EntryChoice({ entries, removed, onChange }: EntryChoiceProps): ReactNode {
  const { t } = useTranslation('problem-report')
  const id = useId()
  const [words, setWords] = useState('')
  const [count, setCount] = useState(SHOWN)
  const found = useMemo(() => {
    const wanted = words.trim().toLowerCase()
    return wanted === '' ? entries : entries.filter(({ type }) => type.toLowerCase().includes(wanted))
  }, [entries, words])
  const isAnyIncluded = found.length === 0 || found.some(({ line }) => !removed.has(line))
  const changeAll = (): void => {
    const next = new Set(removed)
    for (const { line } of found) {
      if (isAnyIncluded) next.add(line)
      else next.delete(line)
    }
    onChange(next)
  }
  const toggle = (line: number): void => {
    const next = new Set(removed)
    if (!next.delete(line)) next.add(line)
    onChange(next)
  }
  return (
    <section aria-labelledby={`${id}-title`} className={c('entries')}>
      <div className={c('head')}>
        <h3 id={`${id}-title`} aria-live="polite">
          {t('entries', { count: entries.length - removed.size })}
        </h3>
        <Button size={30} disabled={found.length === 0} onClick={changeAll}>
          {isAnyIncluded ? t('leaveOutAll') : t('includeAll')}
        </Button>
      </div>
      <p className={c('hint')}>{t('entriesHint')}</p>
      <SearchField
        label={t('search')}
        value={words}
        max={LONGEST_SEARCH}
        onChange={(value) => {
          setWords(value)
          setCount(SHOWN)
        }}
      />
      {found.length === 0 ? (
        <p className={c('hint', 'none')}>{t('none')}</p>
      ) : (
        <ul className={c('list')} aria-labelledby={`${id}-title`}>
          {found.slice(0, count).map((entry) => (
            <Entry key={entry.line} entry={entry} isRemoved={removed.has(entry.line)} onToggle={toggle} />
          ))}
          {found.length > count && (
            <li className={c('more')}>
              <Button size={36} onClick={() => setCount(count + SHOWN)}>
                {t('more')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

interface EntryProps {
  readonly entry: ReportEntry
  readonly isRemoved: boolean
  readonly onToggle: (line: number) => void
}

function Entry({ entry: { line, at, type, message }, isRemoved, onToggle }: EntryProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const time = clockText(at)
  return (
    <li className={c('entry', isRemoved && 'removed')}>
      <label className={c('choice')}>
        <input type="checkbox" aria-label={`${time} ${type}`} checked={!isRemoved} onChange={() => onToggle(line)} />
      </label>
      <details className={c('details')} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <time>{time}</time> <span className={c('type')}>{type}</span>
        </summary>
        {isOpen && <pre>{JSON.stringify(message, null, 2)}</pre>}
      </details>
    </li>
  )
}
