import type { ReactNode } from 'react'
import drawer from '../log-drawer.module.css'

interface ChoiceProps<T> {
  readonly label: string
  readonly value: T
  readonly options: readonly T[]
  readonly textOf: (option: T) => string
  readonly onChange: (value: T) => void
}

/** A small select. A value that is none of the options, such as a value from a link, is an option too. */
export function Choice<T extends string | number | null>(props: ChoiceProps<T>): ReactNode {
  const { label, value, options, textOf, onChange } = props
  const all = options.includes(value) ? options : [...options, value]
  return (
    <select
      className={drawer['select']}
      aria-label={label}
      value={all.indexOf(value)}
      onChange={({ currentTarget }) => {
        const chosen = all[currentTarget.selectedIndex]
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {all.map((option, at) => (
        <option key={String(option)} value={at}>
          {textOf(option)}
        </option>
      ))}
    </select>
  )
}
