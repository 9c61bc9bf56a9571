import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GroupAvatar } from '../../components/Avatar'
import { drawable } from '../../format/text'
import { Cover } from './Cover'
import styles from './group-card.module.css'
import { GroupName } from './GroupName'
import { MemberCount } from './MemberCount'
import type { TrendingGroup } from './trending'

interface GroupCardProps {
  readonly of: TrendingGroup
}

export function GroupCard({ of: trending }: GroupCardProps): ReactNode {
  const { t } = useTranslation()
  const latest = trending.latest.at(-1)
  return (
    <article className={styles['card']}>
      <div className={styles['cover']}>
        <Cover ownerId={trending.group.ownerId} imageUrl={trending.coverUrl} />
      </div>
      <div className={styles['body']}>
        <span className={styles['icon']}>
          <GroupAvatar group={trending.group} size={48} />
        </span>
        <h3 className={styles['name']}>
          <Link to={trending.href} className={styles['link']}>
            <GroupName of={trending} />
          </Link>
        </h3>
        <p className={styles['text']} dir="auto">{drawable(trending.description)}</p>
        <p className={styles['latest']} dir="auto">
          {latest ? (
            <>
              <bdi>{latest.sender.name}</bdi>: <span className={styles['words']}>{drawable(latest.text)}</span>
            </>
          ) : (
            t('discover.quiet')
          )}
        </p>
        <div className={styles['foot']}>
          <MemberCount count={trending.memberCount} />
          {trending.joined && <span className={styles['joined']}>{t('discover.joined')}</span>}
        </div>
      </div>
    </article>
  )
}
