import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { truncateGraphemes } from '../../../domain/kernel/graphemes'
import { Icon } from '../layout/Icon'
import styles from './search-field.module.css'

interface SearchFieldProps {
  /** The placeholder, and the name for screen readers. */
  readonly label: string
  readonly value: string
  /** The most characters as a person counts them. The field cuts the rest. */
  readonly max: number
  readonly onChange: (value: string) => void
  /** Stands at the end of the field, such as the number of results. */
  readonly children?: ReactNode
}

/** A field for search words, with a magnifying glass. */
export function SearchField({ label, value, max, onChange, children }: SearchFieldProps): ReactNode {
  return (
    <div className={styles['search']}>
      <Icon of={Search} size={16} />
      <input
        type="search"
        value={value}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(truncateGraphemes(currentTarget.value, max))}
      />
      {children}
    </div>
  )
}
