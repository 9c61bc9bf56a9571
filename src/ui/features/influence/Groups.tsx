import { BadgeCheck, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Participation } from '../../../domain/influence'
import { paths } from '../../app/routing/paths'
import { GroupAvatar } from '../../components/avatar/Avatar'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { PersonName } from '../../components/avatar/PersonName'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { useFormat } from '../../format/use-format'
import styles from './influence.module.css'
import type { ReadList } from './use-attention'

const c = classNames(styles)

/**
 * The project's groups to which the person belongs. Groups with `verify_type` 2 have their own badge. All other groups
 * share a second badge.
 */
export function Groups({
  groups,
  days,
}: {
  readonly groups: ReadList<Participation>
  readonly days: number
}): ReactNode {
  const { t } = useTranslation('influence')
  const format = useFormat()
  const inAll = groups.items.reduce((sum, { activity }) => sum + activity, 0)
  return (
    <section aria-labelledby="influence-groups">
      <h2 id="influence-groups" className={c('heading')}>
        {t('groups')}
      </h2>
      {groups.status === 'loading' && (
        <Skeleton>
          {[0, 1].map((n) => (
            <SkeletonBlock key={n} width="100%" height={56} shape="card" />
          ))}
        </Skeleton>
      )}
      {groups.status === 'failed' && <InlineFailure text={t('failedPart')} onRetry={groups.read} />}
      {groups.status === 'shown' && groups.items.length === 0 && (
        <p className={c('quiet')}>
          {t('groupsEmpty')}. {t('groupsText')}
        </p>
      )}
      <ul className={c('groups')}>
        {groups.items.map(({ gid, name, avatar, isOfficial, identity, activity }) => (
          <li key={gid}>
            <Link to={paths.group(gid)} className={c('group')}>
              <GroupAvatar group={{ id: gid, name, ownerId: gid, imageUrl: avatar ?? undefined }} size={40} />
              <span className={c('groupName')}>
                <span className={c('line')}>
                  <PersonName name={name} />
                  <span
                    className={c('badge', isOfficial ? 'official' : 'other')}
                    role="img"
                    aria-label={t(isOfficial ? 'official' : 'community')}
                    title={t(isOfficial ? 'official' : 'community')}
                  >
                    <Icon of={isOfficial ? BadgeCheck : UsersRound} size={14} />
                  </span>
                </span>
                <span className={c('quiet')}>{identity}</span>
              </span>
              <span className={c('quiet')}>{t('activity', { shown: format.number(activity) })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {groups.items.length > 0 && (
        <p className={c('quiet', 'total')}>
          {t('inAll', { shown: format.number(inAll), aDay: (inAll / days).toFixed(1) })}
        </p>
      )}
    </section>
  )
}
