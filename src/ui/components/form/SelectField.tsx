import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../layout/Icon'
import styles from './select-field.module.css'

const c = classNames(styles)

interface SelectFieldProps<T extends string> {
  readonly label: string
  /** An icon in place of the visible label. */
  readonly icon?: LucideIcon
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string | undefined }[]
  readonly onChange: (value: T) => void
}

/** A native select with our styling, so that phones show their own familiar list. */
export function SelectField<T extends string>({
  label,
  icon,
  value,
  options,
  onChange,
}: SelectFieldProps<T>): ReactNode {
  const id = useId()
  return (
    <div className={c('field', icon && 'short')}>
      <label htmlFor={id} title={icon && label}>
        {icon && <Icon of={icon} />}
        <span className={icon && 'sr'}>{label}</span>
      </label>
      <span className={c('box')}>
        <select
          id={id}
          className={c('select')}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value)
            if (chosen !== undefined) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={16} />
      </span>
    </div>
  )
}
