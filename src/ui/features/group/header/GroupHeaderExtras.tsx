import { Ellipsis, Megaphone, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { LiveRoom } from '../../../../domain/announcement'
import type { GiftGiver } from '../../../../domain/group-overview'
import { Icon } from '../../../components/layout/Icon'
import { IconButton } from '../../../components/form/IconButton'
import { Menu } from '../../../components/overlay/Menu'
import type { MenuEntry } from '../../../components/overlay/menu-entries'
import { TopGivers } from './TopGivers'
import styles from './group-header-extras.module.css'

export interface GroupHeaderExtrasProps {
  /** The group's live or scheduled room. */
  readonly room: LiveRoom | null
  readonly givers: readonly GiftGiver[]
  /** The path of the group's settings. Only editors have this path (R1-081). */
  readonly settingsHref?: string | undefined
  /** Whether the member has unread announcements. */
  readonly unread: boolean
  readonly entries: readonly MenuEntry[]
  readonly onUpdates: () => void
  readonly onRank: () => void
  readonly onLive: (anchor: HTMLElement) => void
}

/** The part of a group's header before the search button: the top givers. */
export function GroupTopGivers({ givers, onRank }: GroupHeaderExtrasProps): ReactNode {
  return <TopGivers givers={givers} onOpen={onRank} />
}

/** The part of a group's header after the search button: announcements and settings. On phones both are in the menu. */
export function GroupHeaderButtons({ settingsHref, unread, entries, onUpdates }: GroupHeaderExtrasProps): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles['wide']}>
        <IconButton icon={Megaphone} label={t(unread ? 'announce.openUnread' : 'announce.open')} onClick={onUpdates} />
        {unread && <span className={styles['dot']} aria-hidden="true" />}
      </span>
      {settingsHref !== undefined && (
        <Link
          to={settingsHref}
          className={`${styles['settings']} ${styles['wide']}`}
          aria-label={t('groupMenu.settings')}
          title={t('groupMenu.settings')}
        >
          <Icon of={Settings} />
        </Link>
      )}
      {entries.length > 0 && (
        <Menu className={styles['more']} aria-label={t('groupMenu.open')} title={t('groupMenu.open')} entries={entries}>
          <Icon of={Ellipsis} size={20} />
        </Menu>
      )}
    </>
  )
}
