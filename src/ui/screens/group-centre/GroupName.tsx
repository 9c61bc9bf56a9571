import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/Icon'
import { PersonName } from '../../components/PersonName'
import { VerifiedBadge } from '../../components/VerifiedBadge'
import styles from './group-name.module.css'
import type { TrendingGroup } from './trending'

interface GroupNameProps {
  readonly of: TrendingGroup
}

export function GroupName({ of: { group, verified, isPrivate } }: GroupNameProps): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      <PersonName name={group.name} />
      {verified && <VerifiedBadge type={verified} />}
      {isPrivate && (
        <span className={styles['lock']} title={t('badge.private')}>
          <Icon of={Lock} size={16} />
          <span className="sr">{t('badge.private')}</span>
        </span>
      )}
    </>
  )
}
