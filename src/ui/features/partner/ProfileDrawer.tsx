import { ArrowUpRight, Plus, UsersRound } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { myGroups } from '../../../domain/group'
import { mayCreateQuery } from '../../../domain/partner'
import { profileOf, sessionOf } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { groupAvatarData, personAvatarData } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Avatar, GroupAvatar } from '../../components/avatar/Avatar'
import { ButtonLink } from '../../components/form/Button'
import { Modal } from '../../components/overlay/Modal'
import { PersonName } from '../../components/avatar/PersonName'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, InlineFailure } from '../../components/feedback/StateView'
import styles from './profile-drawer.module.css'
import { usePartnerVisibility } from './use-partner-visibility'

interface ProfileDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * The member with their groups and links (spec 3 §2). On desktop the drawer is beside the page, on phones at the
 * bottom.
 */
export function ProfileDrawer({ open, onClose }: ProfileDrawerProps): ReactNode {
  const { t } = useTranslation('partner')
  return (
    <Modal
      open={open}
      onClose={onClose}
      scrim={styles['scrim'] ?? ''}
      className={styles['drawer'] ?? ''}
      label={t('profile.label')}
    >
      <Inside />
    </Modal>
  )
}

function Inside(): ReactNode {
  const app = useApp()
  const { t } = useTranslation('partner')
  const { slices } = useFeature('partner')
  const session = useAccountState(app.account.slices.session)
  const { sessionId, xid = '', uid = '' } = sessionOf(session) ?? {}
  const profile = profileOf(session)
  const mayCreate = mayCreateQuery.value(useAccountState(slices.account.mayCreate), {})?.found === true
  const shows = usePartnerVisibility()
  useEffect(() => {
    if (sessionId === undefined) return
    app.account.dispatch({ type: 'group/ShowGroupCentre' })
    app.account.dispatch(mayCreateQuery.want({}))
  }, [app, sessionId])
  return (
    <>
      <div className={styles['who']}>
        <Avatar person={personAvatarData(profile ?? { xid, name: '', avatar: null })} size={56} />
        <div className={styles['lines']}>
          <span className={styles['name']}>
            <PersonName name={profile?.name ?? ''} />
          </span>
          <span className={styles['id']}>{t('find.id', { id: uid, ns: 'translation' })}</span>
        </div>
      </div>
      <h2 className={styles['title']}>{t('profile.joined')}</h2>
      <div className={styles['groups']}>
        <Joined />
      </div>
      <div className={styles['acts']}>
        {mayCreate && shows.create && (
          <ButtonLink kind="primary" icon={Plus} wide to={paths.createGroup}>
            {t('createGroup')}
          </ButtonLink>
        )}
        <ButtonLink icon={ArrowUpRight} wide to={paths.groupCentre}>
          {t('toApp')}
        </ButtonLink>
      </div>
    </>
  )
}

function Joined(): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const { status, items } = myGroups(useAccountState(useFeature('group').slices.account.group))
  if (status === 'loading')
    return (
      <Skeleton>
        {[1, 2, 3].map((row) => (
          <span key={row} className={styles['row']}>
            <SkeletonBlock width={36} height={36} shape="group" />
            <SkeletonBlock width={160} />
          </span>
        ))}
      </Skeleton>
    )
  if (status === 'failed')
    return (
      <InlineFailure
        text={t('discover.myGroupsFailedTitle')}
        onRetry={() => app.account.dispatch({ type: 'group/RetryMyGroups' })}
      />
    )
  if (items.length === 0)
    return (
      <EmptyState
        icon={UsersRound}
        heading="h3"
        title={t('discover.myGroupsEmptyTitle')}
        text={t('discover.myGroupsEmptyText')}
      />
    )
  return (
    <ul>
      {items.map((group) => (
        <li key={group.gid}>
          <Link to={paths.group(group.gid)} className={styles['row']}>
            <GroupAvatar group={groupAvatarData(group)} size={36} />
            <span className={styles['group']}>
              <PersonName name={group.name} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
