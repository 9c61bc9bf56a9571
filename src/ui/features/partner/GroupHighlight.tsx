import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Group } from '../../../domain/group'
import { paths } from '../../app/routing/paths'
import { PersonName } from '../../components/avatar/PersonName'
import { replaceUndrawable } from '../../format/text'
import styles from './group-highlight.module.css'
import { GroupCover, GroupStats, PrivateLock } from './GroupParts'

/** A group that the partner recommends. The whole card links to the group (spec 3 §2). */
export function GroupHighlight({ group }: { readonly group: Group }): ReactNode {
  return (
    <Link to={paths.group(group.gid)} className={styles['card']}>
      <span className={styles['cover']}>
        <GroupCover group={group} />
      </span>
      <span className={styles['name']}>
        <PersonName name={group.name} />
        {group.joinType === 'private' && group.isMember && <PrivateLock />}
      </span>
      {group.description !== '' && (
        <span className={styles['text']} dir="auto">
          {replaceUndrawable(group.description)}
        </span>
      )}
      <span className={styles['stats']}>
        <GroupStats group={group} />
      </span>
    </Link>
  )
}
