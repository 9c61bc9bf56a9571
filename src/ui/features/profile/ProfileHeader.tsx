import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Avatar } from '../../components/avatar/Avatar'
import { IconButton } from '../../components/form/IconButton'
import { XLogo } from '../../components/layout/XLogo'
import { replaceUndrawable } from '../../format/text'
import { useFormat } from '../../format/use-format'
import { Cover } from '../group/discover/Cover'
import type { ProfileItem } from './profile-item'
import styles from './profile-header.module.css'

interface ProfileHeaderProps {
  readonly profile: ProfileItem
  /** The path of this profile. */
  readonly hereHref: string
  readonly onCopyId: () => void
  /** The element over the banner on phones: a back button, or the account button. */
  readonly corner?: ReactNode
  /** The level ring and the badges. Both load after the page and move nothing. */
  readonly ring: ReactNode
  readonly marks: ReactNode
  readonly children: ReactNode
}

export function ProfileHeader({
  profile,
  hereHref,
  onCopyId,
  corner,
  ring,
  marks,
  children,
}: ProfileHeaderProps): ReactNode {
  const { t } = useTranslation()
  const { face, shownId, bio, x } = profile
  return (
    <div className={styles['head']}>
      <div className={styles['banner']}>
        <Cover ownerId={face.id} imageUrl={profile.bannerUrl} />
        {corner !== undefined && (
          <div className={styles['corner']} data-on-picture="">
            {corner}
          </div>
        )}
        <div className={styles['marks']}>{marks}</div>
      </div>
      <div className={styles['about']}>
        <span className={styles['face']}>
          <Avatar person={face} size={96} />
          {ring}
        </span>
        <h1 className={styles['name']}>
          <bdi>{face.name}</bdi>
        </h1>
        <div className={styles['line']}>
          <span className={styles['id']}>{t('group.id', { id: shownId })}</span>
          <IconButton icon={Copy} iconSize={16} label={t('profile.copyId')} onClick={onCopyId} />
          {x && (
            <>
              <span aria-hidden="true">·</span>
              <a
                className={styles['x']}
                href={x.href}
                target="_blank"
                rel="noopener noreferrer"
                title={t('group.linkTo', { host: x.host })}
                aria-label={t('profile.onX', { name: face.name })}
              >
                <XLogo size={14} />
                <bdi>{x.handle}</bdi>
              </a>
            </>
          )}
        </div>
        {bio !== '' && (
          <p className={styles['bio']} dir="auto">
            {replaceUndrawable(bio)}
          </p>
        )}
        <Counts profile={profile} hereHref={hereHref} />
        {children}
      </div>
    </div>
  )
}

function Counts({
  profile: { following, followers },
  hereHref,
}: Pick<ProfileHeaderProps, 'profile' | 'hereHref'>): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <p className={styles['counts']}>
      <Link to={`${hereHref}?list=following`} title={format.number(following)}>
        <b>{format.compact(following)}</b> {t('profile.followingCount')}
      </Link>
      <Link to={`${hereHref}?list=followers`} title={format.number(followers)}>
        <b>{format.compact(followers)}</b> {t('profile.followersCount', { count: followers })}
      </Link>
    </p>
  )
}
