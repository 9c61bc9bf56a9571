import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { leftIn, type RainViewModel } from '../../../domain/bubble'
import { useNow } from '../../app/app-context'
import { classNames } from '../../components/class-names'
import { useFormat } from '../../format/use-format'
import styles from './bubble.module.css'

const c = classNames(styles)
const RADIUS = 20.5
const ROUND = 2 * Math.PI * RADIUS

/** The remaining whole seconds of a rain. */
export const useSecondsLeft = ({ until }: Pick<RainViewModel, 'until'>): number =>
  Math.max(0, Math.ceil((until - useNow(1_000)) / 1_000))

interface RainHeaderProps {
  readonly rain: RainViewModel
}

/** The remaining time and amount of a rain. */
export function RainHeader({ rain }: RainHeaderProps): ReactNode {
  const { t } = useTranslation('bubble')
  const { amount } = useFormat()
  const { event } = rain
  const seconds = useSecondsLeft(rain)
  if (event === null) return null
  const isRunning = rain.phase === 'raining'
  const part = event.seconds === 0 ? 0 : Math.min(1, seconds / event.seconds)
  return (
    <header className={isRunning ? c('head', 'running') : c('head')}>
      {isRunning && (
        <span className={styles['count']} role="timer" aria-label={t('seconds', { count: seconds })}>
          <svg width="44" height="44" aria-hidden="true" focusable="false">
            <circle cx="22" cy="22" r={RADIUS} fill="none" stroke="var(--stage-line)" strokeWidth="3" />
            <circle
              cx="22"
              cy="22"
              r={RADIUS}
              fill="none"
              stroke="var(--glow)"
              strokeWidth="3"
              strokeLinecap="round"
              strokeDasharray={`${ROUND * part} ${ROUND}`}
            />
          </svg>
          <b aria-hidden="true">{seconds}</b>
        </span>
      )}
      <div className={styles['words']}>
        <h2 className={styles['title']}>{t('from', { name: event.sender })}</h2>
        <p className={styles['line']}>
          {[
            `${amount(event.all)} ${event.currency}`,
            t('left', { left: leftIn(rain), total: event.total }),
            ...(isRunning ? [t('popOne')] : []),
          ].join(' · ')}
        </p>
      </div>
    </header>
  )
}
