import { ChevronFirst, ChevronLeft, ChevronRight, ListEnd, Pause, Play } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '../../../application/log/history/history-row'
import type { LogHistory } from '../../../application/log/history/log-history'
import { IconButton } from '../../components/form/IconButton'
import { clockText } from '../../format/clock-text'
import styles from './log-drawer.module.css'
import { SPEEDS, type Scrub } from './use-scrub'

interface ScrubberProps {
  readonly history: LogHistory
  readonly end: number
  readonly scrub: Scrub
}

/** A slider over the log, with buttons for single steps and for playing. */
export function Scrubber({ history, end, scrub }: ScrubberProps): ReactNode {
  const { t } = useTranslation('log-drawer')
  const speedId = useId()
  const { position, isFollowing, isPlaying, speed, goTo } = scrub
  const row = history.rowAt(position)
  const place = row === null ? t('start') : `${codeOf(row)} · ${clockText(row.at)} · ${row.type}`
  return (
    <div className={styles['scrubber']}>
      <div className={styles['buttons']}>
        <IconButton icon={ChevronFirst} label={t('first')} onClick={() => goTo(history.first)} />
        <IconButton
          icon={ChevronLeft}
          label={t('back')}
          disabled={position <= history.first}
          onClick={() => goTo(position - 1)}
        />
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? t('pause') : t('play')}
          onClick={() => scrub.setPlaying(!isPlaying)}
        />
        <IconButton
          icon={ChevronRight}
          label={t('forward')}
          disabled={position >= end}
          onClick={() => goTo(position + 1)}
        />
        <IconButton
          icon={ListEnd}
          label={t('follow')}
          pressed={isFollowing}
          onClick={() => scrub.setFollowing(!isFollowing)}
        />
      </div>
      <input
        type="range"
        className={styles['slider']}
        aria-label={t('position')}
        aria-valuetext={place}
        min={history.first}
        max={end}
        value={position}
        onChange={({ currentTarget }) => goTo(currentTarget.valueAsNumber)}
      />
      <span className={styles['place']} title={place}>
        {place}
      </span>
      <label htmlFor={speedId} className="sr">
        {t('speed')}
      </label>
      <select
        id={speedId}
        className={styles['select']}
        value={speed}
        onChange={({ currentTarget: { value } }) => {
          const chosen = SPEEDS.find((one) => one === value)
          if (chosen !== undefined) scrub.setSpeed(chosen)
        }}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {t('times', { n: one })}
          </option>
        ))}
      </select>
    </div>
  )
}
