import { Menu as Base } from '@base-ui/react/menu'
import { Check, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './Icon'
import styles from './menu.module.css'

const c = classNames(styles)

interface MenuProps {
  readonly trigger: ReactElement<Record<string, unknown>>
  readonly children: ReactNode
}

export function Menu({ trigger, children }: MenuProps): ReactNode {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side="bottom" align="end" sideOffset={6} collisionPadding={8} className={c('place')}>
          <Base.Popup className={c('menu')}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface MenuItemProps {
  readonly icon: LucideIcon
  readonly danger?: boolean
  readonly onSelect: () => void
  readonly children: ReactNode
}

export function MenuItem({ icon, danger = false, onSelect, children }: MenuItemProps): ReactNode {
  return (
    <Base.Item className={c('item', danger && 'danger')} onClick={onSelect}>
      <Icon of={icon} size={18} />
      {children}
    </Base.Item>
  )
}

interface MenuChoiceProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T, readonly label: string, readonly icon?: LucideIcon, readonly lang?: string }[]
  readonly onChange: (value: T) => void
}

/** One of a few; the menu stays open so that the effect can be seen. */
export function MenuChoice<T extends string>({ label, value, options, onChange }: MenuChoiceProps<T>): ReactNode {
  return (
    <Base.Group>
      <Base.GroupLabel className={c('label')}>{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={onChange}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} closeOnClick={false} className={c('item')} lang={option.lang}>
            {option.icon && <Icon of={option.icon} size={18} />}
            <span className={c('grow')}>{option.label}</span>
            <Base.RadioItemIndicator className={c('tick')}>
              <Icon of={Check} size={16} />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  )
}

export function MenuHead({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={c('head')}>{children}</div>
}

export function MenuLine(): ReactNode {
  return <Base.Separator className={c('line')} />
}
