import { useId, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { searchCaptions, type FoundLine, type SpokenLine } from '../../../domain/recording'
import { PersonName } from '../../components/avatar/PersonName'
import { SearchField } from '../../components/form/SearchField'
import { useFormat } from '../../format/use-format'
import styles from './recording.module.css'

/** More words than a sentence has. */
const LONGEST = 100

interface CaptionSearchProps {
  readonly captions: readonly SpokenLine[]
  /** Plays the recording from a caption; `null` if nothing was recorded then. */
  readonly playFrom: (line: SpokenLine) => (() => void) | null
}

/** The captions of a space with their time, and a field that finds those with certain words. */
export function CaptionSearch({ captions, playFrom }: CaptionSearchProps): ReactNode {
  const { t } = useTranslation('recording')
  const id = useId()
  const [query, setQuery] = useState('')
  const found = useMemo(() => searchCaptions(captions, query), [captions, query])
  return (
    <section className={styles['recap']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('captions')}</h2>
      <SearchField label={t('search')} value={query} max={LONGEST} onChange={setQuery}>
        <span role="status" className={styles['count']}>
          {query.trim() === '' ? '' : t('found', { count: found.length })}
        </span>
      </SearchField>
      {found.length === 0 && <p className={styles['quiet']}>{t('foundNone')}</p>}
      <ol className={styles['lines']}>
        {found.map((one, n) => (
          <li key={`${one.line.at} ${one.line.xid} ${n}`}>
            <Line found={one} play={playFrom(one.line)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Line({
  found: { line, hits },
  play,
}: {
  readonly found: FoundLine
  readonly play: (() => void) | null
}): ReactNode {
  const { t } = useTranslation('recording')
  const format = useFormat()
  const at = format.time(line.at)
  const body = (
    <>
      <span className={styles['who']}>
        <PersonName name={line.name} />
      </span>
      <span dir="auto" className={styles['text']}>
        {piecesOf(line.text, hits).map(({ from, text, isHit }) => (isHit ? <mark key={from}>{text}</mark> : text))}
      </span>
    </>
  )
  return play === null ? (
    <div className={styles['line']}>
      <time className={styles['at']}>{at}</time>
      {body}
    </div>
  ) : (
    <button type="button" className={styles['line']} title={t('playFrom', { at })} onClick={play}>
      <time className={styles['at']}>{at}</time>
      {body}
    </button>
  )
}

interface Piece {
  readonly from: number
  readonly text: string
  readonly isHit: boolean
}

/** The text in pieces, each inside or outside a hit. */
const piecesOf = (text: string, hits: FoundLine['hits']): readonly Piece[] => {
  const ends = hits.map(([, to]) => to)
  return [
    ...hits.flatMap(([from, to], n): readonly Piece[] => {
      const before = ends[n - 1] ?? 0
      return [
        { from: before, text: text.slice(before, from), isHit: false },
        { from, text: text.slice(from, to), isHit: true },
      ]
    }),
    { from: ends.at(-1) ?? 0, text: text.slice(ends.at(-1) ?? 0), isHit: false },
  ]
}
