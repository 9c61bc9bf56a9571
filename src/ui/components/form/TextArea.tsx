import { useId, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphemeCount, truncateGraphemes } from '../../../domain/kernel/graphemes'
import { FieldLayout } from './TextField'
import styles from './text-area.module.css'

interface TextAreaProps extends Omit<
  ComponentProps<'textarea'>,
  'className' | 'style' | 'onChange' | 'value' | 'maxLength'
> {
  readonly label: string
  readonly value: string
  /** The most characters as a person counts them. The field cuts the rest. */
  readonly max: number
  readonly onChange: (value: string) => void
}

/** A multi-line field with a character count (spec 2 §5). */
export function TextArea({ label, value, max, onChange, ...rest }: TextAreaProps): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  const used = graphemeCount(value)
  return (
    <FieldLayout
      label={label}
      id={id}
      aside={
        <span className={styles['counter']} aria-hidden="true">
          {used}/{max}
        </span>
      }
      hint={undefined}
    >
      <textarea
        {...rest}
        id={id}
        value={value}
        onChange={(event) => onChange(truncateGraphemes(event.currentTarget.value, max))}
        aria-describedby={`${id}-count`}
        className={styles['area']}
      />
      <span id={`${id}-count`} className="sr">
        {t('composer.counter', { used, max })}
      </span>
    </FieldLayout>
  )
}
