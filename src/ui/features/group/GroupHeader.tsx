import { AudioLines, ChevronLeft, PanelRight } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GroupAvatar } from '../../components/avatar/Avatar'
import { classNames } from '../../components/class-names'
import type { GroupAvatarData, VerifiedBadgeData } from '../../components/avatar/avatar-data'
import { GroupBadge } from '../../components/avatar/GroupBadge'
import { Icon } from '../../components/layout/Icon'
import { IconButton } from '../../components/form/IconButton'
import { PersonName } from '../../components/avatar/PersonName'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { useFormat } from '../../format/use-format'
import styles from './group-header.module.css'
import { GroupTopGivers, GroupHeaderButtons, type GroupHeaderExtrasProps } from './header/GroupHeaderExtras'

const c = classNames(styles)

export interface GroupHead {
  readonly group: GroupAvatarData
  readonly verified?: VerifiedBadgeData | undefined
  readonly memberCount?: number | undefined
}

export type Connection = 'connected' | 'connecting' | 'reconnecting' | 'givenUp' | 'kicked' | 'offline'

export interface GroupHeaderProps {
  /** The header's data. Undefined until the group is loaded. */
  readonly head: GroupHead | undefined
  readonly connection: Connection
  readonly backHref: string
  readonly infoOpen: boolean
  readonly onInfo: () => void
  readonly tools?: ReactNode
  /** The parts that only groups have: live room, top givers, actions. */
  readonly beside?: GroupHeaderExtrasProps | undefined
}

export const GroupHeader = memo(function GroupHeader({
  head,
  connection,
  backHref,
  infoOpen,
  onInfo,
  tools,
  beside,
}: GroupHeaderProps): ReactNode {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  return (
    <header className={styles['head']}>
      <Link to={backHref} className={styles['back']} aria-label={t('action.back')}>
        <Icon of={ChevronLeft} />
      </Link>
      {head ? (
        <Known
          head={head}
          connection={connection}
          beside={beside}
          infoOpen={infoOpen}
          onInfo={isMobile ? onInfo : undefined}
        />
      ) : (
        <Unknown />
      )}
      {beside && <GroupTopGivers {...beside} />}
      {tools}
      {beside && <GroupHeaderButtons {...beside} />}
      {!isMobile && (
        <IconButton
          icon={PanelRight}
          label={infoOpen ? t('group.closeInfo') : t('group.info')}
          pressed={infoOpen}
          disabled={head === undefined}
          onClick={onInfo}
        />
      )}
    </header>
  )
})

interface KnownProps extends Pick<GroupHeaderProps, 'connection' | 'beside' | 'infoOpen'> {
  readonly head: GroupHead
  /** Opens the group's panel. On phones the group's name opens the panel, because a separate button would not fit. */
  readonly onInfo: (() => void) | undefined
}

function Known({ head, connection, beside, infoOpen, onInfo }: KnownProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const { group, verified, memberCount } = head
  const room = beside?.room ?? null
  const members =
    memberCount === undefined ? '' : t('discover.members', { count: memberCount, shown: format.number(memberCount) })
  return (
    <>
      <span className={c('icon', room?.status === 'started' && 'live')}>
        <GroupAvatar group={group} size={40} />
      </span>
      <div className={styles['names']}>
        <div className={styles['line']}>
          <h1 className={styles['name']}>
            {onInfo === undefined ? (
              <PersonName name={group.name} />
            ) : (
              <button
                type="button"
                className={styles['titleLink']}
                title={t('group.info')}
                aria-expanded={infoOpen}
                onClick={onInfo}
              >
                <PersonName name={group.name} />
              </button>
            )}
          </h1>
          {verified && <GroupBadge of={verified} />}
        </div>
        <div className={styles['below']}>
          <p className={styles['state']} role="status">
            {connection === 'connected' ? members : t(`group.${connection}`)}
          </p>
          {room?.status === 'started' && (
            <button
              type="button"
              className={styles['onAir']}
              aria-haspopup="dialog"
              title={t('live.open')}
              onClick={({ currentTarget }) => beside?.onLive(currentTarget)}
            >
              <Icon of={AudioLines} size={14} />
              <span>{t('live.listening', { count: room.audience, shown: format.number(room.audience) })}</span>
            </button>
          )}
        </div>
      </div>
    </>
  )
}

function Unknown(): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="sr">{t('state.loading')}</h1>
      <Skeleton>
        <SkeletonBlock width={40} height={40} shape="group" />
        <div className={styles['skeleton']}>
          <SkeletonBlock width={150} />
          <SkeletonBlock width={90} height={10} />
        </div>
      </Skeleton>
    </>
  )
}
