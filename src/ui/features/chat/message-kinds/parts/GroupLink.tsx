import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { GroupCard } from '../../../../../domain/chat'
import { paths } from '../../../../app/routing/paths'
import { GroupAvatar } from '../../../../components/avatar/Avatar'
import { PersonName } from '../../../../components/avatar/PersonName'
import { useFormat } from '../../../../format/use-format'
import styles from './card.module.css'

export function GroupLink({ group, tabIndex }: { readonly group: GroupCard; readonly tabIndex: 0 | -1 }): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const { gid, name, icon, description, memberCount } = group
  return (
    <Link to={paths.group(gid)} className={styles['group']} tabIndex={tabIndex}>
      <GroupAvatar group={{ id: gid, name, ownerId: gid, imageUrl: icon ?? undefined }} size={48} />
      <span className={styles['lines']}>
        <b className={styles['title']}>
          <PersonName name={name} />
        </b>
        {memberCount > 0 && (
          <span className={styles['line']}>
            {t('discover.members', { count: memberCount, shown: format.compact(memberCount) })}
          </span>
        )}
        {description !== '' && (
          <span className={styles['line']} dir="auto">
            {description}
          </span>
        )}
      </span>
    </Link>
  )
}
