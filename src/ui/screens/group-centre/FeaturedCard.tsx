import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Avatar, GroupAvatar } from '../../components/Avatar'
import { PersonName } from '../../components/PersonName'
import { drawable } from '../../format/text'
import { Cover } from './Cover'
import styles from './featured-card.module.css'
import { GroupName } from './GroupName'
import { MemberCount } from './MemberCount'
import type { TrendingGroup } from './trending'

interface FeaturedCardProps {
  readonly of: TrendingGroup
}

/** The liveliest group, wide: its cover, and what was just said there. */
export function FeaturedCard({ of: trending }: FeaturedCardProps): ReactNode {
  const { t } = useTranslation()
  return (
    <article className={styles['card']}>
      <div className={styles['cover']}>
        <Cover ownerId={trending.group.ownerId} imageUrl={trending.coverUrl}>
          <div className={styles['title']}>
            <GroupAvatar group={trending.group} size={56} />
            <div className={styles['names']}>
              <h3 className={styles['name']}>
                <Link to={trending.href} className={styles['link']}>
                  <GroupName of={trending} />
                </Link>
              </h3>
              <p className={styles['count']}>
                <MemberCount count={trending.memberCount} words />
              </p>
            </div>
          </div>
        </Cover>
      </div>
      <div className={styles['body']}>
        <p className={styles['head']}>{t('discover.justSaid')}</p>
        <ul className={styles['messages']}>
          {trending.latest.slice(-3).map(({ key, sender, text }) => (
            <li key={key} className={styles['message']}>
              <Avatar person={sender} size={28} />
              <div className={styles['words']}>
                <p className={styles['sender']}><PersonName name={sender.name} /></p>
                <p className={styles['said']} dir="auto">{drawable(text)}</p>
              </div>
            </li>
          ))}
          {trending.latest.length === 0 && <li className={styles['head']}>{t('discover.quiet')}</li>}
        </ul>
        <div className={styles['foot']}>
          <p className={styles['text']} dir="auto">{drawable(trending.description)}</p>
          {trending.joined && <span className={styles['joined']}>{t('discover.joined')}</span>}
        </div>
      </div>
    </article>
  )
}
