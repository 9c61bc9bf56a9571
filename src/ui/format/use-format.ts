import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  formatDate,
  formatDay,
  formatDayAndTime,
  formatListTime,
  formatMoment,
  formatMonth,
  formatStamp,
  formatTime,
} from './dates'
import { formatAmount } from './money'
import { formatBytes, formatCompact, formatNumber } from './numbers'

export interface Format {
  readonly time: (at: number) => string
  readonly listTime: (at: number, now: number) => string
  readonly day: (at: number, now: number) => string
  readonly dayAndTime: (at: number, now: number) => string
  readonly month: (at: number) => string
  readonly date: (at: number) => string
  readonly moment: (at: number) => string
  readonly stamp: (at: number) => string
  readonly number: (value: number) => string
  readonly compact: (value: number) => string
  /** Formats an exact amount, given as decimal digits. */
  readonly amount: (digits: string) => string
  readonly bytes: (value: number) => string
}

export const useFormat = (): Format => {
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  return useMemo(() => {
    const relative = { today: t('time.today'), yesterday: t('time.yesterday') }
    return {
      time: (at) => formatTime(at, locale),
      listTime: (at, now) => formatListTime(at, now, locale),
      day: (at, now) => formatDay(at, now, locale, relative),
      dayAndTime: (at, now) => formatDayAndTime(at, now, locale, relative),
      month: (at) => formatMonth(at, locale),
      date: (at) => formatDate(at, locale),
      moment: (at) => formatMoment(at, locale),
      stamp: formatStamp,
      number: (value) => formatNumber(value, locale),
      compact: (value) => formatCompact(value, locale),
      amount: (digits) => formatAmount(digits, locale),
      bytes: (value) => formatBytes(value, locale),
    }
  }, [t, locale])
}
