import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBadge } from '../../format/numbers'
import { classNames } from '../class-names'
import styles from '../avatar/badges.module.css'

const c = classNames(styles)

interface UnreadBadgeProps {
  readonly count: number
  readonly muted?: boolean
  /** Whether the chat is marked as unread. Then the badge shows without a number. */
  readonly marked?: boolean | undefined
}

/** The unread count: nothing for zero, `99+` above 99, grey while muted. */
export function UnreadBadge({ count, muted = false, marked = false }: UnreadBadgeProps): ReactNode {
  const { t } = useTranslation()
  const shown = formatBadge(count)
  if (shown === '' && !marked) return null
  return (
    <span className={c('count', muted && 'muted')}>
      <span aria-hidden="true">{shown}</span>
      <span className="sr">{shown === '' ? t('badge.marked') : t('badge.unread', { count })}</span>
    </span>
  )
}
