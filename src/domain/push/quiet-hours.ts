import type { Instant } from '../kernel/instant'
import type { PushChoices, PushKind } from './push-choices'

/** The minute of the local day that a clock in this time zone shows, with daylight saving. */
const dayMinuteAt = (at: Instant, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const numberOf = (type: 'hour' | 'minute'): number => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return numberOf('hour') * 60 + numberOf('minute')
}

/** Quiet hours include `from` and exclude `until`. They may cross midnight. Equal times are the whole day. */
const isQuietAt = ({ quiet, from, until, timeZone }: PushChoices, at: Instant): boolean => {
  if (!quiet) return false
  const minute = dayMinuteAt(at, timeZone)
  return from < until ? from <= minute && minute < until : from <= minute || minute < until
}

/** Whether the member wants a push of this kind at this time. */
export const wantsPush = (choices: PushChoices, kind: PushKind, at: Instant): boolean =>
  choices[kind] && (!isQuietAt(choices, at) || (kind === 'calls' && choices.ringsInQuiet))
