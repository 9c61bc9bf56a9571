import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { indexOfKey } from './arrow-keys'
import styles from './tabs.module.css'

const c = classNames(styles)

interface TabsProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly onChange: (value: T) => void
  readonly options: readonly { readonly value: T; readonly label: string; readonly panel: ReactNode }[]
}

/** Tabs of our own, because the first load of /group has tabs, and Base UI's tabs would add 10 kB to that load. */
export function Tabs<T extends string>({ label, value, onChange, options }: TabsProps<T>): ReactNode {
  const id = useId()
  const shown = options.find((option) => option.value === value)
  const step = (event: KeyboardEvent<HTMLElement>): void => {
    const at = options.findIndex((option) => option.value === value)
    const to = indexOfKey(event, 'row', at, options.length - 1)
    const next = to === undefined ? undefined : options.at(to % options.length)
    if (next === undefined) return
    event.preventDefault()
    onChange(next.value)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className={c('tabs')} onKeyDown={step}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="tab"
            id={`${id}-${option.value}`}
            data-tab={option.value}
            aria-selected={option.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={option.value === value ? 0 : -1}
            className={c('tab', option.value === value && 'on')}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={c('panel')}>
        {shown?.panel}
      </div>
    </>
  )
}
