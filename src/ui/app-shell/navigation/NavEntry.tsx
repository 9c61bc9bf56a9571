import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { useTooltip } from '../../components/overlay/use-tooltip'
import styles from './nav-entry.module.css'

const c = classNames(styles)

interface NavEntryProps {
  readonly look: 'rail' | 'bar'
  readonly to: string
  readonly icon: LucideIcon
  readonly label: string
  readonly current: boolean
  readonly dot?: boolean
}

export function NavEntry({ look, to, icon, label, current, dot = false }: NavEntryProps): ReactNode {
  const { t } = useTranslation()
  const { on, tip } = useTooltip(label, 'right')
  return (
    <>
      <Link
        {...(look === 'rail' && on)}
        to={to}
        className={c(look, current && 'on')}
        aria-label={dot ? t('nav.unread', { name: label }) : label}
        aria-current={current ? 'page' : undefined}
      >
        <span className={c('icon')}>
          <Icon of={icon} size={22} />
          {dot && <span className={c('dot')} />}
        </span>
        {look === 'bar' && <span>{label}</span>}
      </Link>
      {tip}
    </>
  )
}
