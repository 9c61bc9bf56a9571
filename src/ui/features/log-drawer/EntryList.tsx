import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { codeOf, featureOf, type HistoryRow } from '../../../application/log/history/history-row'
import type { LogHistory } from '../../../application/log/history/log-history'
import { indexOfKey } from '../../components/layout/arrow-keys'
import { classNames } from '../../components/class-names'
import { clockText } from '../../format/clock-text'
import styles from './log-drawer.module.css'

const c = classNames(styles)
const ROW = 32

interface EntryListProps {
  readonly history: LogHistory
  readonly positions: readonly number[]
  readonly selected: number
  readonly onSelect: (position: number) => void
}

/** A virtual list of entries. The arrow keys select, and with them the states go back and forward. */
export function EntryList({ history, positions, selected, onSelect }: EntryListProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const at = positions.indexOf(selected)
  useEffect(() => {
    if (at >= 0) list.current?.scrollToIndex(at, { align: 'nearest' })
  }, [at])
  const select = (event: KeyboardEvent<HTMLElement>): void => {
    const last = positions.length - 1
    const current = at >= 0 ? at : positions.findLastIndex((position) => position <= selected)
    const next = indexOfKey(event, 'column', current, last)
    const position = next === undefined ? undefined : positions[Math.min(Math.max(next, 0), last)]
    if (position === undefined) return
    event.preventDefault()
    onSelect(position)
  }
  return (
    <div
      ref={scroller}
      role="listbox"
      data-virtual=""
      aria-label={t('entryList')}
      aria-activedescendant={at >= 0 ? `${id}-${selected}` : undefined}
      tabIndex={0}
      className={c('scroll')}
      onKeyDown={select}
      onClick={({ target }) => {
        const row = target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null
        if (row !== null) onSelect(Number(row.dataset['position']))
      }}
    >
      <Virtualizer ref={list} scrollRef={scroller} itemSize={ROW} data={positions}>
        {(position, index) => (
          <Row
            key={position}
            id={`${id}-${position}`}
            row={history.rowAt(position)}
            number={index + 1}
            count={positions.length}
            isSelected={position === selected}
            position={position}
          />
        )}
      </Virtualizer>
    </div>
  )
}

interface RowProps {
  readonly id: string
  readonly row: HistoryRow | null
  readonly number: number
  readonly count: number
  readonly isSelected: boolean
  readonly position: number
}

function Row({ id, row, number, count, isSelected, position }: RowProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  if (row === null) return null
  const by = row.isCommand ? t('command') : t('fact')
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={number}
      className={c('row', isSelected && 'selected')}
      data-position={position}
    >
      <span className={c('code')}>{codeOf(row)}</span>
      <span className={c('time')}>{clockText(row.at)}</span>
      <span className={c('type')}>{row.type}</span>
      <span className={c('tag')}>{featureOf(row)}</span>
      <span className={c('by')}>{row.answers === null ? by : t('answers', { effect: row.answers })}</span>
    </div>
  )
}
