import { useEffect, useId, useRef, type ReactNode } from 'react'
import { classNames } from '../../../components/class-names'
import { FieldLayout } from '../../../components/form/TextField'
import styles from './code-field.module.css'

const c = classNames(styles)
export const CODE_LENGTH = 6
const places = [0, 1, 2, 3, 4, 5] as const

interface CodeFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  /** `one-time-code` lets the system fill in the code from a message. */
  readonly autoComplete: 'one-time-code' | 'off'
  readonly aside?: ReactNode
}

/** A real input below six drawn boxes, so that pasting, autofill and screen readers work. */
export function CodeField({ label, hint, value, onChange, error, autoComplete, aside }: CodeFieldProps): ReactNode {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // The focus moves to the step that the user requested.
  useEffect(() => input.current?.focus(), [])
  return (
    <FieldLayout label={label} id={id} hint={hint} error={error} aside={aside}>
      <div className={c('code')}>
        <input
          ref={input}
          id={id}
          className={c('input')}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value.replace(/[^\p{L}\p{N}]/gu, '').slice(0, CODE_LENGTH))}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={`${id}-note`}
          aria-invalid={error !== undefined}
        />
        <div className={c('boxes')} aria-hidden="true">
          {places.map((place) => (
            <span
              key={place}
              className={c(
                'box',
                error !== undefined && 'wrong',
                place === Math.min(value.length, CODE_LENGTH - 1) && 'next',
              )}
            >
              {value.charAt(place)}
            </span>
          ))}
        </div>
      </div>
    </FieldLayout>
  )
}
