import { Switch as Base } from '@base-ui/react/switch'
import { useId, type ReactNode } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  readonly label: string
  readonly text?: string
  readonly on: boolean
  readonly disabled?: boolean
  readonly onChange: (on: boolean) => void
}

/** A switch that takes effect at once. The whole row is clickable. */
export function Switch({ label, text, on, disabled = false, onChange }: SwitchProps): ReactNode {
  const id = useId()
  return (
    // The wrapper keeps the hidden checkbox of Base UI out of the layout around the row.
    <div>
      <Base.Root
        nativeButton
        render={(props) => <button {...props} type="button" />}
        checked={on}
        disabled={disabled}
        onCheckedChange={(next) => onChange(next)}
        aria-labelledby={`${id}-label`}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
        className={styles['row'] ?? ''}
      >
        <span className={styles['words']}>
          <span id={`${id}-label`} className={styles['label']}>
            {label}
          </span>
          {text !== undefined && (
            <span id={`${id}-text`} className={styles['text']}>
              {text}
            </span>
          )}
        </span>
        <span className={styles['track']} aria-hidden="true">
          <Base.Thumb className={styles['thumb'] ?? ''} />
        </span>
      </Base.Root>
    </div>
  )
}
