import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './badges.module.css'
import type { Verification } from './avatar-data'

interface VerifiedBadgeProps {
  readonly type: Verification
}

/** The badge of a verified group: a gold seal for an official group, a blue shield for an ambassador group. */
export function VerifiedBadge({ type }: VerifiedBadgeProps): ReactNode {
  const { t } = useTranslation()
  const label = type === 2 ? t('badge.official') : t('badge.ambassador')
  return (
    <svg className={styles['verified']} viewBox="0 0 16 16" role="img" aria-label={label}>
      <title>{label}</title>
      {type === 2 ? (
        <path
          d="M8 .6l1.9 1.4 2.3-.2.7 2.2 2 1.2-.7 2.2.7 2.2-2 1.2-.7 2.2-2.3-.2L8 14.2l-1.9-1.4-2.3.2-.7-2.2-2-1.2.7-2.2-.7-2.2 2-1.2.7-2.2 2.3.2z"
          transform="translate(0 .6)"
          fill="var(--gold)"
        />
      ) : (
        <path d="M8 .9l6 2.2v4.6c0 3.5-2.5 6-6 7.4-3.5-1.4-6-3.9-6-7.4V3.1z" fill="var(--blue)" />
      )}
      <path
        d="M5.2 8.1l2 2 3.7-3.9"
        fill="none"
        stroke={type === 2 ? 'var(--on-gold)' : 'var(--on-blue)'}
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
