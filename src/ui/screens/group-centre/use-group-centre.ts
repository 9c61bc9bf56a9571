import { useEffect, useMemo } from 'react'
import { myGroups, trendingGroups, type Group, type ListOf } from '../../../domain/group'
import { isVisitor, sessionOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { groupFace, personFace, verificationOf } from '../../app/faces'
import { paths } from '../../app/paths'
import { moreOf } from '../../app/paging'
import type { Loadable } from '../../components/loadable'
import type { ConversationItem } from '../messages/conversation'
import { useConversations } from '../messages/use-conversations'
import type { GroupCentreViewProps } from './GroupCentreView'
import type { TrendingGroup } from './trending'

const trendingItem = (group: Group): TrendingGroup => ({
  group: groupFace(group),
  href: paths.group(group.gid),
  coverUrl: group.banner ?? undefined,
  isPrivate: group.joinType === 'private',
  verified: verificationOf(group),
  description: group.description,
  latest: group.latest === null ? []
    : [{ key: group.gid, sender: personFace(group.latest), text: group.latest.text }],
  memberCount: group.memberCount,
  joined: group.isMember,
})

const loadable = <A, B>(list: ListOf<A>, item: (one: A) => B, onRetry: () => void): Loadable<readonly B[]> =>
  list.status === 'shown' ? { status: 'ready', value: list.items.map(item) }
    : list.status === 'failed' ? { status: 'failed', onRetry } : { status: 'loading' }

/** Everything the group centre shows, and what can be done there. */
export const useGroupCentre = (): Omit<GroupCentreViewProps, 'now' | 'mobileAccount'> => {
  const app = useApp()
  const session = useSource(app.account.sources.session)
  const groups = useSource(app.account.sources.group)
  const conversations = useConversations(undefined)
  const sessionId = sessionOf(session)?.sessionId
  useEffect(() => {
    if (sessionId !== undefined) app.account.say({ type: 'ShowGroupCentre' })
  }, [app, sessionId])
  const { trending, mine } = useMemo(() => ({ trending: trendingGroups(groups), mine: myGroups(groups) }), [groups])
  const known = new Map(conversations.status === 'ready' ? conversations.value.map((item) => [item.href, item]) : [])
  const myGroup = (group: Group): ConversationItem => known.get(paths.group(group.gid)) ?? {
    id: group.conversationId,
    href: paths.group(group.gid),
    face: { kind: 'group', ...groupFace(group) },
    verified: verificationOf(group),
    summary: group.latest === null ? undefined : { sender: group.latest.name, text: group.latest.text },
    hasActions: true,
    pinned: false,
    muted: false,
    unread: 0,
  }
  return {
    trending: loadable(trending, trendingItem, () => app.account.say({ type: 'RetryTrending' })),
    more: moreOf(trending),
    onLoadMore: () => app.account.say({ type: trending.failedMore ? 'RetryTrending' : 'LoadMoreTrending' }),
    myGroups: loadable(mine, myGroup, () => app.account.say({ type: 'RetryMyGroups' })),
    visitorSignInHref: isVisitor(session) ? paths.signIn : undefined,
  }
}
