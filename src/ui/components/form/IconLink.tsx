import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../layout/Icon'
import styles from './icon-button.module.css'
import { useTooltip } from '../overlay/use-tooltip'

interface IconLinkProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly to: string
}

/** A link that looks like an icon button. */
export function IconLink({ icon, label, to }: IconLinkProps): ReactNode {
  const { on, tip } = useTooltip(label)
  return (
    <>
      <Link {...on} to={to} aria-label={label} className={`${styles['button']} ${styles['plain']}`}>
        <Icon of={icon} size={20} />
      </Link>
      {tip}
    </>
  )
}
