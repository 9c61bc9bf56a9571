import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfileLink } from './profile-link-context'
import type { PersonAvatarData } from './avatar-data'
import styles from './person-button.module.css'

interface PersonButtonProps {
  readonly person: PersonAvatarData
  readonly tabIndex?: 0 | -1
  readonly children: ReactNode
}

/** An avatar that opens the person's profile. */
export function PersonButton({ person, tabIndex, children }: PersonButtonProps): ReactNode {
  const { t } = useTranslation()
  const open = useProfileLink()
  if (open === null) return children
  return (
    <button
      type="button"
      className={styles['face']}
      tabIndex={tabIndex}
      aria-label={t('profile.open', { name: person.name })}
      onClick={() => open(person.id)}
    >
      {children}
    </button>
  )
}
