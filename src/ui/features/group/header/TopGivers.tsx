import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GiftGiver } from '../../../../domain/group-overview'
import { personAvatarData } from '../../../app/avatar-data'
import { Avatar } from '../../../components/avatar/Avatar'
import styles from './top-givers.module.css'

/** The number of top givers with an avatar (spec 1 §9). */
const SHOWN = 3

interface TopGiversProps {
  readonly givers: readonly GiftGiver[]
  readonly onOpen: () => void
}

/** The top gift givers: three avatars and a count of the others (decisions.md). */
export function TopGivers({ givers, onOpen }: TopGiversProps): ReactNode {
  const { t } = useTranslation()
  if (givers.length === 0) return null
  return (
    <button
      type="button"
      className={styles['givers']}
      aria-label={t('givers.open')}
      title={t('givers.open')}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {givers.slice(0, SHOWN).map((giver) => (
        <span key={giver.xid} className={styles['face']}>
          <Avatar person={personAvatarData(giver)} size={28} />
        </span>
      ))}
      {givers.length > SHOWN && (
        <span className={styles['more']}>{t('givers.more', { count: givers.length - SHOWN })}</span>
      )}
    </button>
  )
}
