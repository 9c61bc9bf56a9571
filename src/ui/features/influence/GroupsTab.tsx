import { EyeOff, UsersRound } from 'lucide-react'
import { useEffect, useMemo, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { myGroups, type Group } from '../../../domain/group'
import { joinedQuery } from '../../../domain/influence'
import { masonryColumns } from '../../../domain/kernel/masonry-columns'
import type { Xid } from '../../../domain/kernel/ids'
import { useApp } from '../../app/app-context'
import { groupAvatarData, verifiedBadgeData } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { useAccountState, useFeature } from '../../app/use-feature'
import { GroupAvatar } from '../../components/avatar/Avatar'
import { Button } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { GroupBadge } from '../../components/avatar/GroupBadge'
import { PersonName } from '../../components/avatar/PersonName'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import { useFormat } from '../../format/use-format'
import { GroupCard, moreOfCard } from '../group/discover/GroupCard'
import styles from './profile-tabs.module.css'

const c = classNames(styles)

interface GroupsTabProps {
  readonly xid: Xid
  readonly name: string
  readonly isOwn: boolean
  readonly showsGroups: boolean
}

/**
 * The groups of a profile: the member's own groups as bars; another person's groups as cards, or a notice that the
 * person hides them (spec 2 §2, §5).
 */
export function GroupsTab({ xid, name, isOwn, showsGroups }: GroupsTabProps): ReactNode {
  const { t } = useTranslation('influence')
  if (isOwn) return <Bars />
  return showsGroups ? (
    <Cards xid={xid} />
  ) : (
    <EmptyState icon={EyeOff} heading="h3" title={t('hidden', { name })} text={t('hiddenText')} />
  )
}

const Waiting = (): ReactNode => (
  <Skeleton>
    {[0, 1, 2, 3].map((n) => (
      <SkeletonBlock key={n} width="100%" height={64} shape="card" />
    ))}
  </Skeleton>
)
function None(): ReactNode {
  const { t } = useTranslation('influence')
  return <EmptyState icon={UsersRound} heading="h3" title={t('noGroups')} text={t('noGroupsText')} />
}

function Bars(): ReactNode {
  const { t } = useTranslation('influence')
  const format = useFormat()
  const {
    account: { dispatch: say },
  } = useApp()
  const list = myGroups(useAccountState(useFeature('group').slices.account.group))
  useEffect(() => {
    say({ type: 'group/ShowGroupCentre' })
  }, [say])
  if (list.status === 'failed')
    return (
      <FailedState
        kind="plain"
        title={t('groupsFailed')}
        text={t('failedText')}
        onRetry={() => say({ type: 'group/RetryMyGroups' })}
      />
    )
  if (list.status === 'loading') return <Waiting />
  if (list.items.length === 0) return <None />
  return (
    <ul className={c('bars')}>
      {list.items.map((group) => {
        const verified = verifiedBadgeData(group)
        return (
          <li key={group.gid} className={c('bar')}>
            <GroupAvatar group={groupAvatarData(group)} size={40} />
            <span className={c('about')}>
              <span className={c('line')}>
                <Link to={paths.group(group.gid)} className={c('link')}>
                  <PersonName name={group.name} />
                </Link>
                {verified !== undefined && <GroupBadge of={verified} />}
              </span>
              <span className={c('quiet')}>{t('members', { shown: format.number(group.memberCount) })}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The number of columns on desktop. */
const COLUMNS = 2

function Cards({ xid }: { readonly xid: Xid }): ReactNode {
  const { t } = useTranslation('influence')
  const app = useApp()
  const { slices } = useFeature('influence')
  const list = joinedQuery.listed(useAccountState(slices.account.joined), { xid })
  const read = (): void => {
    app.account.dispatch(joinedQuery.want({ xid }))
  }
  useEffect(() => {
    app.account.dispatch(joinedQuery.want({ xid }))
  }, [xid, app])
  if (list.status === 'failed')
    return <FailedState kind="plain" title={t('groupsFailed')} text={t('failedText')} onRetry={read} />
  if (list.status === 'loading') return <Waiting />
  if (list.items.length === 0) return <None />
  return (
    <>
      <Masonry groups={list.items} />
      {list.more !== 'none' && (
        <div className={c('more')}>
          <Button
            busy={list.more === 'loading'}
            onClick={() => {
              app.account.dispatch(joinedQuery.more({ xid }))
            }}
          >
            {t('moreGroups')}
          </Button>
        </div>
      )}
    </>
  )
}

/**
 * Cards in columns. The heights of the cards are known, so all positions are computed before rendering. The DOM keeps
 * the reading order.
 */
function Masonry({ groups }: { readonly groups: readonly Group[] }): ReactNode {
  const columns = useIsMobile() ? 1 : COLUMNS
  const places = useMemo(() => masonryColumns(groups.map(moreOfCard), columns), [groups, columns])
  const bottoms = places.map(
    ({ above, more }, at) => `calc(${above + 1} * (var(--card) + var(--gap)) + ${more + moreOfCard(groups[at])}px)`,
  )
  const room: CSSProperties = { height: `max(${bottoms.join(', ')})` }
  return (
    <ul className={c('masonry')} style={room}>
      {groups.map((group, at) => {
        const { column, above, more } = places[at] ?? { column: 0, above: 0, more: 0 }
        return (
          <li
            key={group.gid}
            className={c('place')}
            style={{
              width: `calc((100% - ${columns - 1} * var(--gap)) / ${columns})`,
              insetInlineStart: `calc(${column} * (100% + var(--gap)) / ${columns})`,
              top: `calc(${above} * (var(--card) + var(--gap)) + ${more}px)`,
            }}
          >
            <GroupCard of={group} />
          </li>
        )
      })}
    </ul>
  )
}
