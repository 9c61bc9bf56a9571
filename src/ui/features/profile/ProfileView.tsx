import { ChevronLeft, UserRoundX } from 'lucide-react'
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../../app/ErrorBoundary'
import { OptionalPart } from '../../app/OptionalPart'
import { paths } from '../../app/routing/paths'
import { classNames } from '../../components/class-names'
import { lazyModule } from '../../components/lazy-module'
import { ButtonLink } from '../../components/form/Button'
import { IconButton } from '../../components/form/IconButton'
import { IconLink } from '../../components/form/IconLink'
import type { Loadable } from '../../components/feedback/loadable'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import { ColumnLayout } from '../../app-shell/ColumnLayout'
import { FollowLists, type FollowListsProps } from './FollowLists'
import { OtherActions, OwnActions } from './ProfileActions'
import { ProfileHeader } from './ProfileHeader'
import type { ProfileItem } from './profile-item'
import { ProfileSkeleton } from './ProfileSkeleton'
import styles from './profile-view.module.css'

const c = classNames(styles)

export interface ProfileViewProps {
  readonly profile: Loadable<ProfileItem | null>
  readonly isOwn: boolean
  /** The open list of follows. `null` while the URL names no list. */
  readonly follows: FollowListsProps | null
  /** The path of this profile. */
  readonly hereHref: string
  readonly settingsHref: string
  readonly homeHref: string
  readonly onCopyId: () => void
  readonly onEdit: () => void
  readonly onCall: (isVideo: boolean) => void
  readonly onBack: () => void
  readonly mobileAccount?: ReactNode
}

/** A profile: the person on the left, the person's lists on the right; on phones one below the other. */
export function ProfileView(props: ProfileViewProps): ReactNode {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const { profile, follows, hereHref, homeHref, isOwn, onBack } = props
  // On phones no other element leads back from a profile that is missing or loading.
  const back = isMobile && !isOwn && (
    <div className={styles['back']}>
      <IconButton icon={ChevronLeft} label={t('action.back')} onClick={onBack} />
    </div>
  )
  if (profile.status === 'failed') {
    return (
      <div className={styles['alone']}>
        {back}
        <FailedState title={t('profile.failedTitle')} text={t('profile.failedText')} onRetry={profile.onRetry} />
      </div>
    )
  }
  if (profile.status === 'ready' && profile.value === null) {
    return (
      <div className={styles['alone']}>
        {back}
        <EmptyState
          icon={UserRoundX}
          heading="h1"
          title={t('profile.missingTitle')}
          text={t('profile.missingText')}
          action={
            <ButtonLink kind="primary" to={homeHref}>
              {t('notFound.home')}
            </ButtonLink>
          }
        />
      </div>
    )
  }
  const about =
    profile.status === 'ready' && profile.value !== null ? (
      <About {...props} profile={profile.value} isMobile={isMobile} />
    ) : (
      <>
        {back}
        <ProfileSkeleton />
      </>
    )
  const shown = profile.status === 'ready' ? profile.value : null
  if (follows !== null) {
    const people = (
      <>
        <h2 className={styles['people']}>
          <IconLink icon={ChevronLeft} to={hereHref} label={t('action.back')} />
          {t('profile.people')}
        </h2>
        <FollowLists {...follows} />
      </>
    )
    return isMobile ? (
      <div className={styles['mobile']}>{people}</div>
    ) : (
      <ColumnLayout mobile="content" list={<div className={styles['scroll']}>{about}</div>}>
        <div className={styles['content']}>{people}</div>
      </ColumnLayout>
    )
  }
  const tabs = shown !== null && <ProfileParts profile={shown} isOwn={isOwn} />
  return isMobile ? (
    <div className={styles['mobile']}>
      {about}
      <div className={styles['inner']}>{tabs}</div>
    </div>
  ) : (
    <ColumnLayout mobile="content" list={<div className={styles['scroll']}>{about}</div>}>
      <div className={c('content', 'parts')}>{tabs}</div>
    </ColumnLayout>
  )
}

const recharge = lazyModule(() => import('../mall/RechargeCard'))
const tabs = lazyModule(() => import('../influence/ProfileTabs'))
const levels = lazyModule(() => import('../levels/LevelPanel'))
const rings = lazyModule(() => import('../levels/ProfileLevelRing'))
const marks = lazyModule(() => import('../identity/ProfileBadges'))

/** The tabs load after the header. The page reserves space for the tabs. */
function ProfileParts({
  profile: { xid, face, showsGroups, shownId },
  isOwn,
}: {
  readonly profile: ProfileItem
  readonly isOwn: boolean
}): ReactNode {
  const part = tabs.useModule(true)
  const waiting = (
    <div className={styles['waiting']}>
      <Skeleton>
        <SkeletonBlock width={260} height={24} />
        <SkeletonBlock width="100%" height={300} shape="card" />
      </Skeleton>
    </div>
  )
  return part === null ? (
    waiting
  ) : (
    <ErrorBoundary place={shownId} onError={() => undefined} fallback={() => null}>
      <OptionalPart waiting={waiting}>
        <part.ProfileTabs key={xid} xid={xid} name={face.name} isOwn={isOwn} showsGroups={showsGroups} />
      </OptionalPart>
    </ErrorBoundary>
  )
}

interface AboutProps extends Omit<ProfileViewProps, 'profile'> {
  readonly profile: ProfileItem
  readonly isMobile: boolean
}

function About({
  profile,
  hereHref,
  isOwn,
  isMobile,
  settingsHref,
  onCopyId,
  onEdit,
  onCall,
  onBack,
  mobileAccount,
}: AboutProps): ReactNode {
  const { t } = useTranslation()
  const corner = isOwn ? (
    mobileAccount
  ) : isMobile ? (
    <IconButton icon={ChevronLeft} label={t('action.back')} tone="onPicture" onClick={onBack} />
  ) : undefined
  const card = recharge.useModule(isOwn)
  const level = levels.useModule(true)
  const [ring, mark] = [rings.useModule(true), marks.useModule(true)]
  const place = profile.shownId
  const head = (
    <ProfileHeader
      profile={profile}
      hereHref={hereHref}
      onCopyId={onCopyId}
      corner={corner}
      ring={
        ring && (
          <OptionalPart place={place}>
            <ring.ProfileLevelRing xid={profile.xid} />
          </OptionalPart>
        )
      }
      marks={
        mark && (
          <OptionalPart place={place}>
            {isOwn ? <mark.OwnProfileBadges /> : <mark.OtherProfileBadges uid={profile.shownId} />}
          </OptionalPart>
        )
      }
    >
      {isOwn && <OwnActions settingsHref={settingsHref} onEdit={onEdit} />}
      {!isOwn && profile.relation && (
        <OtherActions
          xid={profile.xid}
          name={profile.face.name}
          relation={profile.relation}
          chatHref={paths.direct(profile.shownId)}
          onCall={onCall}
        />
      )}
    </ProfileHeader>
  )
  return (
    <>
      {head}
      {level && (
        <OptionalPart place={place}>
          <level.LevelPanel xid={profile.xid} uid={isOwn ? null : profile.shownId} />
        </OptionalPart>
      )}
      {isOwn && card && (
        <OptionalPart place={place}>
          <card.RechargeCard />
        </OptionalPart>
      )}
    </>
  )
}
