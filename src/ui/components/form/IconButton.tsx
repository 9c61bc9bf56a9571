import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../layout/Icon'
import styles from './icon-button.module.css'
import { useTooltip, type TooltipEvents } from '../overlay/use-tooltip'

const c = classNames(styles)

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | TooltipEvents> {
  readonly icon: LucideIcon
  readonly label: string
  readonly pressed?: boolean
  readonly iconSize?: 16 | 20
  readonly tone?: 'plain' | 'brand' | 'onPicture'
}

export function IconButton({
  icon,
  label,
  pressed,
  iconSize = 20,
  tone = 'plain',
  ...rest
}: IconButtonProps): ReactNode {
  const { on, tip } = useTooltip(label)
  return (
    <>
      <button
        {...rest}
        {...on}
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        className={c('button', tone, pressed && 'on')}
      >
        <Icon of={icon} size={iconSize} />
      </button>
      {rest.disabled !== true && tip}
    </>
  )
}
