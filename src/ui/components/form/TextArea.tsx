import { useId, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldLayout } from './TextField'
import styles from './text-area.module.css'

interface TextAreaProps extends Omit<
  ComponentProps<'textarea'>,
  'className' | 'style' | 'onChange' | 'value' | 'maxLength'
> {
  readonly label: string
  readonly value: string
  /** The largest length in characters. The caller must enforce this limit. */
  readonly max: number
  readonly onChange: (value: string) => void
}

/** A multi-line field with a character count (spec 2 §5). */
export function TextArea({ label, value, max, onChange, ...rest }: TextAreaProps): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  return (
    <FieldLayout
      label={label}
      id={id}
      aside={
        <span className={styles['counter']} aria-hidden="true">
          {value.length}/{max}
        </span>
      }
      hint={undefined}
    >
      <textarea
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-describedby={`${id}-count`}
        className={styles['area']}
      />
      <span id={`${id}-count`} className="sr">
        {t('composer.counter', { used: value.length, max })}
      </span>
    </FieldLayout>
  )
}
