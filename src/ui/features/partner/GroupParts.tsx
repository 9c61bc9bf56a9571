import { Gift, Lock, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../../domain/group'
import { coverOf } from '../../../domain/partner'
import { avatarColorOfGroup } from '../../components/avatar/avatar-data'
import { Icon } from '../../components/layout/Icon'
import { useImage } from '../../components/avatar/use-image'
import { useFormat } from '../../format/use-format'
import styles from './group-parts.module.css'

/** The group's banner, otherwise its icon, otherwise a gradient derived from the owner's id (R3-054). */
export function GroupCover({ group }: { readonly group: Group }): ReactNode {
  const picture = useImage(coverOf(group) ?? undefined, 'banner')
  const color = avatarColorOfGroup(group.ownerXid)
  const background = `linear-gradient(120deg, ${color}, color-mix(in oklch, ${color}, var(--p-8) 60%))`
  return (
    <span className={styles['cover']} style={picture === null ? { background } : {}}>
      {picture}
    </span>
  )
}

/** The member count and the total gifts of a group. */
export function GroupStats({ group }: { readonly group: Group }): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const rewards = Number(group.rewards)
  const members = t('discover.members', { count: group.memberCount, shown: format.number(group.memberCount) })
  const given = t('find.given', { shown: format.number(rewards) })
  return (
    <span className={styles['stats']}>
      <span className={styles['stat']} title={members}>
        <Icon of={UsersRound} size={16} />
        <span aria-hidden="true">{format.compact(group.memberCount)}</span>
        <span className="sr">{members}</span>
      </span>
      <span className={styles['stat']} title={given}>
        <Icon of={Gift} size={16} />
        <span aria-hidden="true">{format.compact(rewards)}</span>
        <span className="sr">{given}</span>
      </span>
    </span>
  )
}

export function PrivateLock(): ReactNode {
  const { t } = useTranslation()
  return (
    <span className={styles['lock']} title={t('badge.private')}>
      <Icon of={Lock} size={16} />
      <span className="sr">{t('badge.private')}</span>
    </span>
  )
}
