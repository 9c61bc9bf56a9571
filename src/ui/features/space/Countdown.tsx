import { useCallback, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { secondsUntil, type Space } from '../../../domain/space'
import { useNow } from '../../app/app-context'
import { countdownText, SECOND_MS } from './countdown-text'

/** The countdown is computed from the deadline every second, so that late ticks do not add up (R2-031). */
export function Countdown({ startsAt }: { readonly startsAt: NonNullable<Space['startsAt']> }): ReactNode {
  const { t } = useTranslation()
  const seconds = secondsUntil(startsAt, useNow(SECOND_MS))
  const { days, clock } = countdownText(seconds)
  const time = days > 0 ? `${t('spaceCard.days', { count: days })} ${clock}` : clock
  return <span role="timer">{seconds === 0 ? t('spaceCard.startsNow') : t('spaceCard.startsIn', { time })}</span>
}

const WEEK_MS = 7 * 86_400_000
const dayAt = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** The day on which a space starts: Today, a weekday within the week, otherwise the date. */
export const useStartDay = (): ((at: number, now: number) => string) => {
  const { t, i18n } = useTranslation()
  return useCallback(
    (at: number, now: number): string => {
      if (dayAt(at) === dayAt(now)) return t('time.today')
      return new Intl.DateTimeFormat(
        i18n.language,
        dayAt(at) - dayAt(now) < WEEK_MS ? { weekday: 'short' } : { month: 'short', day: 'numeric' },
      ).format(at)
    },
    [t, i18n.language],
  )
}
