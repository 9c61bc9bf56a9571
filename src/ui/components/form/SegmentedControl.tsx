import { useId, type ReactNode } from 'react'
import styles from './segmented-control.module.css'

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[]
  readonly onChange: (value: T) => void
}

/** A radio group that shows all its options. */
export function SegmentedControl<T extends string>({ label, value, options, onChange }: ChoiceProps<T>): ReactNode {
  const name = useId()
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['label']}>{label}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']} lang={option.lang}>
            <input
              type="radio"
              className={styles['input']}
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
