import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './Icon'
import styles from './icon-button.module.css'
import { Tip } from './Tip'

const c = classNames(styles)

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  readonly icon: LucideIcon
  readonly label: string
  readonly pressed?: boolean
  readonly iconSize?: 16 | 20
  readonly tone?: 'plain' | 'brand' | 'onPicture'
}

export function IconButton({ icon, label, pressed, iconSize = 20, tone = 'plain', ...rest }: IconButtonProps): ReactNode {
  return (
    <Tip text={label}>
      <button {...rest} type="button" aria-label={label} aria-pressed={pressed} className={c('button', tone, pressed && 'on')}>
        <Icon of={icon} size={iconSize} />
      </button>
    </Tip>
  )
}
