import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
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
  const id = useId()
  return (
    // Base UI reverses the left and right arrow keys only if the provider names the text direction.
    <DirectionProvider direction={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
      <RadioGroup<T>
        className={styles['choice'] ?? ''}
        aria-labelledby={id}
        value={value}
        onValueChange={(next) => onChange(next)}
      >
        <span id={id} className={styles['label']}>
          {label}
        </span>
        <div className={styles['options']}>
          {options.map((option) => (
            <Radio.Root<T>
              key={option.value}
              nativeButton
              render={(props) => <button {...props} type="button" />}
              value={option.value}
              className={styles['option'] ?? ''}
              lang={option.lang}
            >
              {option.label}
            </Radio.Root>
          ))}
        </div>
      </RadioGroup>
    </DirectionProvider>
  )
}
