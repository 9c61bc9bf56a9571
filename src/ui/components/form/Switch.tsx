import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './switch.module.css'

const c = classNames(styles)

interface SwitchProps {
  readonly label: string
  readonly text?: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** Takes effect at once. The whole row is clickable. */
export function Switch({ label, text, on, onChange }: SwitchProps): ReactNode {
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={`${id}-label`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      className={c('row')}
      onClick={() => onChange(!on)}
    >
      <span className={c('words')}>
        <span id={`${id}-label`} className={c('label')}>
          {label}
        </span>
        {text !== undefined && (
          <span id={`${id}-text`} className={c('text')}>
            {text}
          </span>
        )}
      </span>
      <span className={c('track', on && 'on')} aria-hidden="true">
        <span className={c('thumb')} />
      </span>
    </button>
  )
}
