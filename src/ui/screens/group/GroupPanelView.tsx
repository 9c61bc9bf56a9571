import { Copy, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GroupAvatar } from '../../components/Avatar'
import type { GroupFace, Verification } from '../../components/faces'
import { IconButton } from '../../components/IconButton'
import { PersonName } from '../../components/PersonName'
import { VerifiedBadge } from '../../components/VerifiedBadge'
import { drawable } from '../../format/text'
import { useFormat } from '../../format/use-format'
import { Cover } from '../group-centre/Cover'
import styles from './group-panel.module.css'
import { MemberLists, type MemberListsProps } from './MemberLists'

export interface GroupProfile {
  readonly group: GroupFace
  readonly verified?: Verification | undefined
  readonly bannerUrl?: string | undefined
  /** The number people pass on to each other. */
  readonly shownId: string
  readonly memberCount: number
  /** Milliseconds since 1970. */
  readonly createdAt?: number | undefined
  readonly description: string
}

export interface GroupPanelViewProps extends MemberListsProps {
  readonly profile: GroupProfile
  readonly onCopyId: () => void
  readonly onClose: () => void
}

export function GroupPanelView({ profile, onCopyId, onClose, ...lists }: GroupPanelViewProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={styles['panel']}>
      <div className={styles['banner']}>
        <Cover ownerId={profile.group.ownerId} imageUrl={profile.bannerUrl} />
        <div className={styles['close']}>
          <IconButton icon={X} label={t('group.closeInfo')} tone="onPicture" onClick={onClose} />
        </div>
      </div>
      <div className={styles['about']}>
        <span className={styles['icon']}><GroupAvatar group={profile.group} size={64} /></span>
        <div className={styles['line']}>
          <h2 className={styles['name']}><PersonName name={profile.group.name} /></h2>
          {profile.verified && <VerifiedBadge type={profile.verified} />}
        </div>
        <div className={styles['id']}>
          <span>{t('group.id', { id: profile.shownId })}</span>
          <IconButton icon={Copy} iconSize={16} label={t('group.copyId')} onClick={onCopyId} />
        </div>
        <Stats profile={profile} />
        <p className={styles['text']} dir="auto">{drawable(profile.description) || t('group.noDescription')}</p>
      </div>
      <MemberLists {...lists} />
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
