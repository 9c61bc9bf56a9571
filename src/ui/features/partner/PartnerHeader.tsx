import { Bell, Plus, Search } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isMember, profileOf, sessionOf } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useAccountState } from '../../app/use-feature'
import { personAvatarData } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { useHasUnread } from '../chat/listing/use-unread'
import { Avatar } from '../../components/avatar/Avatar'
import { ButtonLink } from '../../components/form/Button'
import { IconButton } from '../../components/form/IconButton'
import { IconLink } from '../../components/form/IconLink'
import { Logo } from '../../components/feedback/Logo'
import { useImage } from '../../components/avatar/use-image'
import { partnerPaths } from './partner-paths'
import styles from './partner.module.css'
import { ProfileDrawer } from './ProfileDrawer'

interface PartnerHeaderProps {
  readonly link: string | null
  /** The partner's picture. `null` shows the product's logo. */
  readonly icon: string | null
}

/** The header of partner pages, with variants for members and visitors (spec 3 §2). */
export function PartnerHeader({ link, icon }: PartnerHeaderProps): ReactNode {
  const { t } = useTranslation('partner')
  const session = useAccountState(useApp().account.slices.session)
  const logo = useImage(icon ?? undefined, 'avatar')
  return (
    <header className={styles['head']}>
      <div className={styles['inner']}>
        <Link to={partnerPaths.home(link)} className={styles['logo']} aria-label={t('home')}>
          {logo ?? <Logo size={32} />}
        </Link>
        <IconLink icon={Search} label={t('search')} to={partnerPaths.search(link)} />
        {isMember(session) ? <MemberEnd /> : <VisitorEnd />}
      </div>
    </header>
  )
}

function MemberEnd(): ReactNode {
  const { t } = useTranslation('partner')
  const session = useAccountState(useApp().account.slices.session)
  const hasNews = useHasUnread(null, '')
  const [isOpen, setOpen] = useState(false)
  const me = sessionOf(session)
  if (me === null) return null
  return (
    <>
      <span className={styles['bell']} data-news={hasNews || undefined}>
        <IconLink icon={Bell} label={t(hasNews ? 'newMessages' : 'messages')} to={paths.messages} />
      </span>
      <button
        type="button"
        className={styles['face']}
        aria-label={t('you')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Avatar person={personAvatarData(profileOf(session) ?? { xid: me.xid, name: '', avatar: null })} size={36} />
      </button>
      <ProfileDrawer open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** The end of the header for a visitor. A visitor who wants to create a group gets the sign-in prompt (R3-223). */
function VisitorEnd(): ReactNode {
  const app = useApp()
  const { t } = useTranslation('partner')
  return (
    <>
      <IconButton
        icon={Plus}
        label={t('createGroup')}
        onClick={() => app.tab.dispatch({ type: 'ShowVisitorDialog' })}
      />
      <ButtonLink kind="primary" to={paths.signIn}>
        {t('app.signIn', { ns: 'translation' })}
      </ButtonLink>
    </>
  )
}
