import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Group } from '../../../../domain/group'
import { groupAvatarData, verifiedBadgeData } from '../../../app/avatar-data'
import { paths } from '../../../app/routing/paths'
import { GroupAvatar } from '../../../components/avatar/Avatar'
import { classNames } from '../../../components/class-names'
import { GroupBadge } from '../../../components/avatar/GroupBadge'
import { lazyModule } from '../../../components/lazy-module'
import { replaceUndrawable } from '../../../format/text'
import { Cover } from './Cover'
import styles from './group-card.module.css'
import { GroupName } from './GroupName'
import { useIdle } from '../../../components/layout/idle'
import { MemberCount } from './MemberCount'
import { NameInText } from '../../../components/avatar/PersonName'

const c = classNames(styles)

/** The carousel and the Join button load after the first paint. The card reserves space for both. */
const parts = lazyModule(() => import('./lazy-card-parts'))

/** The height in px that each part adds to a card (spec 1 §9). */
const LIVE = 40
const LINE = 35

/** The height that this group's parts add to the minimum of a card, in px. */
export const moreOfCard = (group: Group | undefined): number =>
  group === undefined
    ? 0
    : ((group.snapshot?.live ?? null) === null ? 0 : LIVE) +
      (group.description === '' ? 0 : LINE) +
      (group.latest === null ? 0 : LINE)

interface GroupCardProps {
  readonly of: Group
  /** Whether the card fills a row, with the cover beside the content. */
  readonly isWide?: boolean
}

/** The card of a group in lists (R1-095): cover, announcement and latest messages in turn. */
export function GroupCard({ of: group, isWide = false }: GroupCardProps): ReactNode {
  const { t } = useTranslation()
  const part = parts.useModule(useIdle())
  const { description, latest, snapshot } = group
  const verified = verifiedBadgeData(group)
  const live = snapshot?.live ?? null
  const more = moreOfCard(group)
  return (
    <article className={c('card', isWide && 'wide')} style={{ height: `calc(var(--base) + ${more}px)` }}>
      <div className={styles['cover']}>
        <Cover ownerId={group.ownerXid} imageUrl={group.banner ?? undefined} />
        <p className={styles['count']}>
          <MemberCount count={group.memberCount} words={isWide} />
        </p>
      </div>
      <div className={styles['stage']}>{part !== null && <part.GroupCardLive group={group} isWide={isWide} />}</div>
      {/* In a wide card the bar lies over the dark edge of the cover. */}
      <div className={styles['bar']} data-theme={isWide ? 'dark' : undefined}>
        <GroupAvatar group={groupAvatarData(group)} size={isWide ? 56 : 32} />
        <h3 className={styles['name']}>
          <Link to={paths.group(group.gid)} className={styles['link']}>
            <GroupName of={group} />
          </Link>
        </h3>
        {verified !== undefined && (
          <span className={styles['over']}>
            <GroupBadge of={verified} />
          </span>
        )}
        <span className={styles['action']}>
          {group.isMember ? (
            <span className={styles['joined']}>{t('discover.joined')}</span>
          ) : (
            part !== null && <part.JoinAction group={group} size={30} kind="outline" />
          )}
        </span>
      </div>
      {live !== null && (
        <p className={styles['live']}>
          <span className={styles['onAir']}>{t('discover.live')}</span>
          <span className={styles['words']} dir="auto">
            {replaceUndrawable(live.title)}
          </span>
        </p>
      )}
      {description !== '' && (
        <p className={styles['text']} dir="auto">
          {replaceUndrawable(description)}
        </p>
      )}
      {latest !== null && (
        <p className={styles['latest']} dir="auto">
          <NameInText name={latest.name} />:{' '}
          <span className={styles['latestMessage']}>{replaceUndrawable(latest.text)}</span>
        </p>
      )}
    </article>
  )
}
