import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { groupOf, type Group } from '../../../domain/group'
import { groupAvatarData, verifiedBadgeData } from '../../app/avatar-data'
import { useAccountState, useFeature } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'
import { GroupAvatar } from '../../components/avatar/Avatar'
import { GroupBadge } from '../../components/avatar/GroupBadge'
import { PersonName } from '../../components/avatar/PersonName'
import { replaceUndrawable } from '../../format/text'
import { JoinAction } from '../join/JoinAction'
import { GroupCover, GroupStats, PrivateLock } from './GroupParts'
import styles from './partner-groups.module.css'

/**
 * The groups of a partner. The member may have joined a group after the response, so the account's slice overrides
 * `isMember`.
 */
export function PartnerGroups({ of: groups }: { readonly of: readonly Group[] }): ReactNode {
  const known = useAccountState(useFeature('group').slices.account.group)
  return (
    <ul className={styles['grid']}>
      {groups.map((group) => (
        <li key={group.gid}>
          <Card group={{ ...group, isMember: groupOf(known, group.gid)?.isMember ?? group.isMember }} />
        </li>
      ))}
    </ul>
  )
}

function Card({ group }: { readonly group: Group }): ReactNode {
  const { t } = useTranslation()
  const verified = verifiedBadgeData(group)
  const live = group.snapshot?.live ?? null
  return (
    <article className={styles['card']}>
      <div className={styles['cover']}>
        <GroupCover group={group} />
        {live !== null && (
          <span className={styles['live']} title={live.title}>
            {t('discover.live')}
            <span className="sr">{live.title}</span>
          </span>
        )}
      </div>
      <div className={styles['face']}>
        <GroupAvatar group={groupAvatarData(group)} size={56} />
      </div>
      <h2 className={styles['name']}>
        <Link to={paths.group(group.gid)} className={styles['link']}>
          <PersonName name={group.name} />
          {group.joinType === 'private' && <PrivateLock />}
        </Link>
        {verified !== undefined && (
          <span className={styles['over']}>
            <GroupBadge of={verified} />
          </span>
        )}
      </h2>
      <p className={styles['text']} dir="auto">
        {replaceUndrawable(group.description)}
      </p>
      <div className={styles['foot']}>
        <GroupStats group={group} />
        <span className={styles['over']}>
          <JoinAction group={group} size={30} kind="outline" />
        </span>
      </div>
    </article>
  )
}
