import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../layout/Icon'
import styles from './text-field.module.css'

const c = classNames(styles)

interface FieldLayoutProps {
  readonly label: string
  readonly id: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/**
 * A form field with a label above and a hint or error below. Hint and error share a line, so nothing moves when the
 * error replaces the hint.
 */
export function FieldLayout({ label, id, hint, error, aside, children }: FieldLayoutProps): ReactNode {
  return (
    <div className={c('field')}>
      <div className={c('head')}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children}
      <p
        id={`${id}-note`}
        className={c('note', error !== undefined && 'error')}
        role={error === undefined ? undefined : 'alert'}
      >
        {error !== undefined && <Icon of={CircleAlert} size={14} />}
        <span>{error ?? hint}</span>
      </p>
    </div>
  )
}

/** The caller of a limited field cuts the text by `limited`. */
interface TextFieldProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'onChange' | 'value' | 'maxLength'
> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

export function TextField({ label, value, onChange, hint, error, ...rest }: TextFieldProps): ReactNode {
  const id = useId()
  return (
    <FieldLayout label={label} id={id} hint={hint} error={error}>
      <input
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-describedby={`${id}-note`}
        aria-invalid={error !== undefined}
        className={c('input', error !== undefined && 'wrong')}
      />
    </FieldLayout>
  )
}
