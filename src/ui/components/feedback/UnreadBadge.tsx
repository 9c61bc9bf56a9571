import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBadge } from '../../format/numbers'
import { classNames } from '../class-names'
import styles from '../avatar/badges.module.css'

const c = classNames(styles)

interface UnreadBadgeProps {
  readonly count: number
  readonly muted?: boolean
}

/** The unread count: empty for zero, `99+` above 99, grey while muted. */
export function UnreadBadge({ count, muted = false }: UnreadBadgeProps): ReactNode {
  const { t } = useTranslation()
  const shown = formatBadge(count)
  if (shown === '') return null
  return (
    <span className={c('count', muted && 'muted')}>
      <span aria-hidden="true">{shown}</span>
      <span className="sr">{t('badge.unread', { count })}</span>
    </span>
  )
}
