import { Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../components/avatar/Avatar'
import { ButtonLink } from '../components/form/Button'
import type { PersonAvatarData } from '../components/avatar/avatar-data'
import { Icon } from '../components/layout/Icon'
import styles from './account-button.module.css'
import { SupportLink } from './navigation/RailLinks'

interface AccountButtonProps {
  /** Undefined for a visitor, who sees a sign-in button and the preferences. */
  readonly viewer: PersonAvatarData | undefined
  readonly signInHref: string
  /** The help link. Only phones show it in this panel; desktops show it at the foot of the navigation rail. */
  readonly supportHref: string | undefined
  readonly bell?: ReactNode
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** Called on hover or focus, when a press is likely, to preload the panel. */
  readonly onNear: () => void
}

export function AccountButton({
  viewer,
  signInHref,
  supportHref,
  bell,
  isOpen,
  onOpen,
  onNear,
}: AccountButtonProps): ReactNode {
  const { t } = useTranslation()
  const label = viewer ? t('app.account') : t('app.preferences')
  return (
    <div className={styles['account']}>
      {supportHref !== undefined && <SupportLink to={supportHref} side="bottom" />}
      {viewer && <span className={styles['bell']}>{bell}</span>}
      <button
        type="button"
        className={viewer ? styles['person'] : styles['gear']}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onOpen}
      >
        {viewer ? <Avatar person={viewer} size={36} /> : <Icon of={Settings2} />}
      </button>
      {!viewer && (
        <ButtonLink kind="primary" to={signInHref}>
          {t('app.signIn')}
        </ButtonLink>
      )}
    </div>
  )
}
