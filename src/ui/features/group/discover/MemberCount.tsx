import { UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/layout/Icon'
import { useFormat } from '../../../format/use-format'
import styles from './member-count.module.css'

interface MemberCountProps {
  readonly count: number
  readonly words?: boolean
}

export function MemberCount({ count, words = false }: MemberCountProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const exact = t('discover.members', { count, shown: format.number(count) })
  return (
    <span className={styles['count']} title={exact}>
      <Icon of={UsersRound} size={16} />
      <span aria-hidden="true">
        {words ? t('discover.members', { count, shown: format.compact(count) }) : format.compact(count)}
      </span>
      <span className="sr">{exact}</span>
    </span>
  )
}
