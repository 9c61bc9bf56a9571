import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './button.module.css'
import { classNames } from '../class-names'
import { Icon } from '../layout/Icon'
import { Spinner } from '../feedback/Spinner'

const c = classNames(styles)

interface Look {
  readonly kind?: 'primary' | 'plain' | 'outline' | 'quiet' | 'danger' | undefined
  readonly size?: 30 | 36 | 44 | undefined
  readonly icon?: LucideIcon | undefined
  readonly wide?: boolean | undefined
}

const look = ({ kind = 'plain', size = 36, wide = false }: Look): string =>
  c('button', kind, `size${size}`, wide && 'wide')

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** Shows a spinner without changing the button's width. A busy button ignores presses and keeps the focus. */
  readonly busy?: boolean
}

export function Button({
  kind,
  size,
  icon,
  wide,
  busy = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactNode {
  const { t } = useTranslation()
  return (
    <button
      {...rest}
      type={type}
      className={look({ kind, size, wide })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <span className={c('face', busy && 'away')}>
        {icon && <Icon of={icon} size={size === 44 ? 20 : 18} />}
        {children}
      </span>
      {busy && (
        <span className={c('busy')}>
          <Spinner />
          <span className="sr">{t('state.busy')}</span>
        </span>
      )}
    </button>
  )
}

interface ButtonLinkProps extends Look {
  readonly to: string
  readonly children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, icon, wide, to, children }: ButtonLinkProps): ReactNode {
  return (
    <Link to={to} className={look({ kind, size, wide })}>
      <span className={c('face')}>
        {icon && <Icon of={icon} size={size === 44 ? 20 : 18} />}
        {children}
      </span>
    </Link>
  )
}
