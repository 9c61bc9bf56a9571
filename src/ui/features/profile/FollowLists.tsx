import { UsersRound } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { OptionalPart } from '../../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PEOPLE_A_READ } from '../../../domain/identity'
import type { Uid } from '../../../domain/kernel/ids'
import { ErrorBoundary } from '../../app/ErrorBoundary'
import { Avatar } from '../../components/avatar/Avatar'
import { Button } from '../../components/form/Button'
import type { Loadable, ListEndState } from '../../components/feedback/loadable'
import { lazyModule } from '../../components/lazy-module'
import { PersonName } from '../../components/avatar/PersonName'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState, InlineFailure } from '../../components/feedback/StateView'
import { Tabs } from '../../components/layout/Tabs'
import { FollowButton } from './FollowButton'
import type { FollowItem } from './profile-item'
import styles from './follow-lists.module.css'

const briefs = lazyModule(() => import('../identity/UserBio'))
const NOBODY: readonly FollowItem[] = []

export interface FollowListsProps {
  readonly list: 'following' | 'followers'
  readonly onList: (list: 'following' | 'followers') => void
  readonly people: Loadable<readonly FollowItem[]>
  readonly more: ListEndState
  readonly onLoadMore: () => void
}

/** The lists of a person's following and followers. */
export function FollowLists({ list, onList, ...rest }: FollowListsProps): ReactNode {
  const { t } = useTranslation()
  const panel = (
    <People {...rest} emptyTitle={t(list === 'following' ? 'profile.followingEmpty' : 'profile.followersEmpty')} />
  )
  return (
    <Tabs
      label={t('profile.people')}
      value={list}
      onChange={onList}
      options={[
        { value: 'following', label: t('profile.followingTab'), panel },
        { value: 'followers', label: t('profile.followersTab'), panel },
      ]}
    />
  )
}

interface PeopleProps extends Omit<FollowListsProps, 'list' | 'onList'> {
  readonly emptyTitle: string
}

function People({ people, more, onLoadMore, emptyTitle }: PeopleProps): ReactNode {
  const { t } = useTranslation()
  const shown = people.status === 'ready' ? people.value : NOBODY
  const together = useMemo(
    () =>
      Array.from({ length: Math.ceil(shown.length / PEOPLE_A_READ) }, (_, n) =>
        shown.slice(n * PEOPLE_A_READ, (n + 1) * PEOPLE_A_READ).map(({ shownId }) => shownId),
      ),
    [shown],
  )
  if (people.status === 'loading') return <PeopleSkeleton />
  if (people.status === 'failed') {
    return (
      <FailedState
        kind="plain"
        title={t('profile.peopleFailedTitle')}
        text={t('profile.failedText')}
        onRetry={people.onRetry}
      />
    )
  }
  if (people.value.length === 0)
    return <EmptyState icon={UsersRound} title={emptyTitle} text={t('profile.peopleEmptyText')} />
  return (
    <div className={styles['people']}>
      <ul>
        {people.value.map((person, n) => (
          <li key={person.key} className={styles['row']}>
            <Link to={person.href} className={styles['who']}>
              <Avatar person={person.face} size={40} />
              <span className={styles['lines']}>
                <PersonName name={person.face.name} />
                <span className={styles['second']}>
                  <Second uid={person.shownId} uids={together[Math.floor(n / PEOPLE_A_READ)] ?? []} />
                </span>
              </span>
            </Link>
            {person.relation && <FollowButton name={person.face.name} relation={person.relation} look="row" />}
          </li>
        ))}
      </ul>
      <div className={styles['more']}>
        {more === 'failed' ? (
          <InlineFailure text={t('profile.morePeopleFailed')} onRetry={onLoadMore} />
        ) : (
          more !== 'none' && (
            <Button size={30} busy={more === 'loading'} onClick={onLoadMore}>
              {t('action.loadMore')}
            </Button>
          )
        )}
      </div>
    </div>
  )
}

/** The second line of a row: the id, and the bio once it is loaded. */
function Second({ uid, uids }: { readonly uid: Uid; readonly uids: readonly Uid[] }): ReactNode {
  const { t } = useTranslation()
  const part = briefs.useModule(true)
  const id = t('group.id', { id: uid })
  return part === null ? (
    id
  ) : (
    <ErrorBoundary place={uid} onError={() => undefined} fallback={() => id}>
      <OptionalPart waiting={id}>
        <part.UserBio uid={uid} uids={uids}>
          {id}
        </part.UserBio>
      </OptionalPart>
    </ErrorBoundary>
  )
}

const widths = [150, 110, 170, 90, 130, 120] as const

function PeopleSkeleton(): ReactNode {
  return (
    <div className={styles['people']}>
      <Skeleton>
        {widths.map((width) => (
          <div key={width} className={styles['row']}>
            <SkeletonBlock width={40} height={40} shape="circle" />
            <SkeletonBlock width={width} />
          </div>
        ))}
      </Skeleton>
    </div>
  )
}
