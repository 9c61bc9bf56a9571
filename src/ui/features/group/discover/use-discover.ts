import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { myGroups, trendingGroups, type Group, type PagedList } from '../../../../domain/group'
import { isVisitor, sessionOf } from '../../../../domain/session'
import { useApp } from '../../../app/app-context'
import { useAccountState, useFeature } from '../../../app/use-feature'
import { groupAvatarData, verificationOf } from '../../../app/avatar-data'
import { paths } from '../../../app/routing/paths'
import { callWhenIdle } from '../../../components/layout/idle'
import { listEndState } from '../../../components/feedback/list-end-state'
import { useLoadedChat } from '../../chat/listing/use-unread'
import type { Loadable } from '../../../components/feedback/loadable'
import type { ConversationItem } from '../../chat/listing/conversation'
import type { DiscoverViewProps } from './DiscoverView'

const loadable = <A, B>(list: PagedList<A>, item: (entry: A) => B, onRetry: () => void): Loadable<readonly B[]> =>
  list.status === 'shown'
    ? { status: 'ready', value: list.items.map(item) }
    : list.status === 'failed'
      ? { status: 'failed', onRetry }
      : { status: 'loading' }

/** The groups, latest message first. Groups without a known time keep their order at the end. */
const newestFirst = (groups: Loadable<readonly ConversationItem[]>): Loadable<readonly ConversationItem[]> =>
  groups.status === 'ready' ? { ...groups, value: groups.value.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0)) } : groups

/** View model of the Discover page. */
export const useDiscover = (): Omit<DiscoverViewProps, 'now' | 'mobileAccount'> => {
  const app = useApp()
  const { t } = useTranslation()
  const session = useAccountState(app.account.slices.session)
  const groups = useAccountState(useFeature('group').slices.account.group)
  const talks = useLoadedChat()
  const sessionId = sessionOf(session)?.sessionId
  useEffect(() => {
    if (sessionId !== undefined) app.account.dispatch({ type: 'group/ShowGroupCentre' })
  }, [app, sessionId])
  const isShown = trendingGroups(groups).status !== 'loading'
  // The chat feature shows unread messages here. It loads when the browser is idle after the groups have appeared, so
  // that its code does not delay their pictures (ADR 16).
  useEffect(() => {
    if (!isShown) return undefined
    return callWhenIdle(() => {
      void app.features.load('chat').catch(() => undefined)
    })
  }, [app, isShown])
  const { trending, mine } = useMemo(() => ({ trending: trendingGroups(groups), mine: myGroups(groups) }), [groups])
  const me = talks?.chat.data.me ?? null
  const read = talks?.read
  const itemsOf = useMemo(() => read?.listedConversationItems({ groups, me, t }), [read, groups, me, t])
  const known = new Map(
    talks === null || itemsOf === undefined ? [] : itemsOf(talks.chat).map((item) => [item.href, item]),
  )
  const myGroup = (group: Group): ConversationItem =>
    known.get(paths.group(group.gid)) ?? {
      id: group.conversationId,
      href: paths.group(group.gid),
      face: { kind: 'group', ...groupAvatarData(group) },
      verified: verificationOf(group),
      isLive: (group.snapshot?.live ?? null) !== null,
      summary: group.latest === null ? undefined : { sender: group.latest.name, text: group.latest.text },
      hasActions: true,
      pinned: false,
      muted: false,
      unread: 0,
    }
  return {
    trending: loadable(
      trending,
      (group) => group,
      () => app.account.dispatch({ type: 'group/RetryTrending' }),
    ),
    more: listEndState(trending),
    onLoadMore: () =>
      app.account.dispatch({ type: trending.failedMore ? 'group/RetryTrending' : 'group/LoadMoreTrending' }),
    myGroups: newestFirst(loadable(mine, myGroup, () => app.account.dispatch({ type: 'group/RetryMyGroups' }))),
    visitorSignInHref: isVisitor(session) ? paths.signIn : undefined,
  }
}
