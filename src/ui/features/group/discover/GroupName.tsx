import { Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../../../domain/group'
import { Icon } from '../../../components/layout/Icon'
import { PersonName } from '../../../components/avatar/PersonName'
import styles from './group-name.module.css'

interface GroupNameProps {
  readonly of: Pick<Group, 'name' | 'joinType'>
  /** The icon of a group that needs an application. */
  readonly mark?: LucideIcon | undefined
}

/** The name of a group. A lock or another icon follows if joining needs an application. */
export function GroupName({ of: { name, joinType }, mark = Lock }: GroupNameProps): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      <PersonName name={name} />
      {joinType === 'private' && (
        <span className={styles['lock']} title={t('badge.private')}>
          <Icon of={mark} size={16} />
          <span className="sr">{t('badge.private')}</span>
        </span>
      )}
    </>
  )
}
