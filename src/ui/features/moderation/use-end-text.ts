import { isSameDay } from '../../format/dates'
import { useFormat } from '../../format/use-format'

/** The end of a ban or mute in words: `14:00` today, otherwise with the date. */
export const useEndText = (): ((until: number, now: number) => string) => {
  const format = useFormat()
  return (until, now) => (isSameDay(until, now) ? format.time(until) : format.moment(until))
}
