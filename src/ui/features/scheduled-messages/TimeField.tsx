import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { clampToInstant, type Instant } from '../../../domain/kernel/instant'
import { MOST_AHEAD_MS, timeRefusal } from '../../../domain/scheduled-messages'
import { useApp } from '../../app/app-context'
import { TextField } from '../../components/form/TextField'
import { fromField, instantOfWallClock, ownZone, toField, wallClockAt } from '../../format/wall-clock'

/** The instant that the field means in the member's zone; `null` for an empty or incomplete field. */
export const instantOfField = (value: string): Instant | null => {
  const wall = fromField(value)
  return wall === null ? null : clampToInstant(instantOfWallClock(wall, ownZone()))
}

export const fieldOfInstant = (at: number): string => toField(wallClockAt(at, ownZone()))

/** The reason why the server would refuse the field's time, or `null`. */
export const fieldRefusal = (value: string, now: Instant): string | null => {
  const when = instantOfField(value)
  return when === null ? null : timeRefusal(when, now)
}

interface TimeFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The person for whom the message waits if the field is empty. */
  readonly person?: string | null
  readonly error: string | undefined
}

/** A date and time on the member's clock. */
export function TimeField({ value, onChange, person = null, error }: TimeFieldProps): ReactNode {
  const { t } = useTranslation('scheduled-messages')
  const now = useApp().now()
  const zone = ownZone()
  return (
    <TextField
      type="datetime-local"
      label={t('time')}
      value={value}
      min={fieldOfInstant(now)}
      max={fieldOfInstant(now + MOST_AHEAD_MS)}
      onChange={onChange}
      hint={person === null ? t('zone', { zone }) : t('zoneOrOnline', { zone, name: person })}
      error={error}
    />
  )
}
