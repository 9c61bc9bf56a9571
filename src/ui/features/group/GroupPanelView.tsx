import { Copy, Share2, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GroupAvatar } from '../../components/avatar/Avatar'
import type { GroupAvatarData, VerifiedBadgeData } from '../../components/avatar/avatar-data'
import { Icon } from '../../components/layout/Icon'
import { IconButton } from '../../components/form/IconButton'
import { PersonName } from '../../components/avatar/PersonName'
import { Tabs } from '../../components/layout/Tabs'
import { GroupBadge } from '../../components/avatar/GroupBadge'
import { replaceUndrawable } from '../../format/text'
import { useFormat } from '../../format/use-format'
import { AnnouncementList, type AnnouncementListProps } from '../announcement/AnnouncementList'
import { Cover } from './discover/Cover'
import styles from './group-panel.module.css'
import { MemberLists, type MemberListsProps } from './MemberLists'
import { PanelActions, type PanelAction } from './header/PanelActions'

export interface GroupProfile {
  readonly group: GroupAvatarData
  readonly verified?: VerifiedBadgeData | undefined
  readonly bannerUrl?: string | undefined
  /** The id that members share with each other. */
  readonly shownId: string
  readonly memberCount: number
  /** The time of creation in milliseconds since 1970. */
  readonly createdAt?: number | undefined
  readonly description: string
}

export type PanelTab = 'members' | 'updates'

export interface GroupPanelViewProps extends Omit<MemberListsProps, 'scroller'> {
  readonly profile: GroupProfile
  readonly onCopyId: () => void
  /** Copies the invite link. Omitted until the link is loaded. */
  readonly onShare: (() => void) | undefined
  /** Actions on the group's conversation. */
  readonly actions: readonly PanelAction[]
  readonly updates: AnnouncementListProps
  readonly tab: PanelTab
  readonly onTab: (tab: PanelTab) => void
  readonly onClose: () => void
}

export function GroupPanelView({
  profile,
  onCopyId,
  onShare,
  actions,
  updates,
  tab,
  onTab,
  onClose,
  ...lists
}: GroupPanelViewProps): ReactNode {
  const { t } = useTranslation()
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <div ref={scroller} className={styles['panel']}>
      <div className={styles['banner']}>
        <Cover ownerId={profile.group.ownerId} imageUrl={profile.bannerUrl} />
        <div className={styles['close']}>
          <IconButton icon={X} label={t('group.closeInfo')} tone="onPicture" onClick={onClose} />
        </div>
      </div>
      <div className={styles['about']}>
        <span className={styles['icon']}>
          <GroupAvatar group={profile.group} size={64} />
        </span>
        <div className={styles['line']}>
          <h2 className={styles['name']}>
            <PersonName name={profile.group.name} />
          </h2>
          {profile.verified && <GroupBadge of={profile.verified} />}
        </div>
        <div className={styles['id']}>
          <span>{t('group.id', { id: profile.shownId })}</span>
          <IconButton icon={Copy} iconSize={16} label={t('group.copyId')} onClick={onCopyId} />
          {onShare && (
            <button type="button" className={styles['share']} onClick={onShare}>
              <Icon of={Share2} size={16} />
              {t('groupMenu.share')}
            </button>
          )}
        </div>
        <Stats profile={profile} />
        <p className={styles['text']} dir="auto">
          {replaceUndrawable(profile.description) || <bdi>{t('group.noDescription')}</bdi>}
        </p>
        {actions.length > 0 && <PanelActions actions={actions} />}
      </div>
      <Tabs
        label={t('group.info')}
        value={tab}
        onChange={onTab}
        options={[
          { value: 'members', label: t('group.members'), panel: <MemberLists {...lists} scroller={scroller} /> },
          { value: 'updates', label: t('announce.title'), panel: <AnnouncementList {...updates} /> },
        ]}
      />
    </div>
  )
}

function Stats({ profile }: { readonly profile: GroupProfile }): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <dl className={styles['stats']}>
      <div title={format.number(profile.memberCount)}>
        <dt>{t('group.statMembers', { count: profile.memberCount })}</dt>
        <dd>{format.compact(profile.memberCount)}</dd>
      </div>
      {profile.createdAt !== undefined && (
        <div>
          <dt>{t('group.created')}</dt>
          <dd>{format.month(profile.createdAt)}</dd>
        </div>
      )}
    </dl>
  )
}
