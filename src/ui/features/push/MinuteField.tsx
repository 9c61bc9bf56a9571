import { useState, type ReactNode } from 'react'
import { TextField } from '../../components/form/TextField'

const two = (number: number): string => String(number).padStart(2, '0')
const textOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
const minuteIn = (text: string): number | null => {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(text) ?? []
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute)
}

interface MinuteFieldProps {
  readonly label: string
  /** The minute of the day. */
  readonly minute: number
  readonly disabled: boolean
  readonly onChange: (minute: number) => void
}

/** A time of the day. An incomplete time changes nothing. */
export function MinuteField({ label, minute, disabled, onChange }: MinuteFieldProps): ReactNode {
  const [text, setText] = useState(textOf(minute))
  return (
    <TextField
      type="time"
      label={label}
      value={minuteIn(text) === null ? text : textOf(minute)}
      disabled={disabled}
      onChange={(next) => {
        setText(next)
        const chosen = minuteIn(next)
        if (chosen !== null && chosen !== minute) onChange(chosen)
      }}
    />
  )
}
