import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Icon } from './Icon'
import styles from './select-field.module.css'

interface SelectFieldProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T, readonly label: string, readonly lang?: string | undefined }[]
  readonly onChange: (value: T) => void
}

/** The system's own list behind our looks: on a phone that is what people know best. */
export function SelectField<T extends string>({ label, value, options, onChange }: SelectFieldProps<T>): ReactNode {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['box']}>
        <select
          id={id}
          className={styles['select']}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value)
            if (chosen !== undefined) onChange(chosen.value)
          }}
        >
          {options.map((option) => <option key={option.value} value={option.value} lang={option.lang}>{option.label}</option>)}
        </select>
        <Icon of={ChevronDown} size={16} />
      </span>
    </div>
  )
}
