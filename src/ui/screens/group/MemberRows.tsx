import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../components/Avatar'
import type { PersonFace } from '../../components/faces'
import { PersonButton } from '../../components/PersonButton'
import { PersonName } from '../../components/PersonName'
import { RoleLabel, type Role } from '../../components/RoleLabel'
import { Bone, Skeleton } from '../../components/Skeleton'
import { useFormat } from '../../format/use-format'
import styles from './member-rows.module.css'

export interface MemberItem extends PersonFace {
  readonly role?: Role | undefined
  readonly you: boolean
}

interface MemberRowsProps {
  readonly title: string
  readonly count: number
  readonly members: readonly MemberItem[]
}

export function MemberRows({ title, count, members }: MemberRowsProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {title} <span>{format.number(count)}</span>
      </h3>
      <ul>
        {members.map((member) => (
          <li key={member.id} className={styles['row']}>
            <PersonButton person={member}><Avatar person={member} size={32} /></PersonButton>
            <span className={styles['name']}>
              <PersonName name={member.name} />
              {member.you && <span className={styles['you']}>{t('badge.you')}</span>}
            </span>
            {member.role && <RoleLabel role={member.role} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const widths = [130, 90, 150, 110, 70, 140, 100] as const

export function MembersSkeleton(): ReactNode {
  const { t } = useTranslation()
  return (
    <Skeleton>
      <p className={styles['title']}>{t('group.members')}</p>
      {widths.map((width) => (
        <div key={width} className={styles['row']}>
          <Bone width={32} height={32} shape="circle" />
          <Bone width={width} />
        </div>
      ))}
    </Skeleton>
  )
}
