import type { TFunction } from 'i18next'

const MINUTE = 60

/** A number of seconds in words: whole minutes from one minute on. */
export const durationText = (t: TFunction<'slow-mode'>, seconds: number): string =>
  seconds < MINUTE ? t('seconds', { count: seconds }) : t('minutes', { count: Math.round(seconds / MINUTE) })
