import { useEffect, useMemo, type ReactNode } from 'react'
import { conversationRows } from '../../../domain/chat'
import { membersOf, type Group, type Member } from '../../../domain/group'
import { sessionOf } from '../../../domain/session'
import { bannerQuery, sharePath } from '../../../domain/group-overview'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { groupAvatarData, personAvatarData, roleLabel, verifiedBadgeData } from '../../app/avatar-data'
import { useCopy } from '../../hooks/use-copy'
import { listEndState } from '../../components/feedback/list-end-state'
import type { Loadable } from '../../components/feedback/loadable'
import { useAnnouncements } from '../announcement/use-announcements'
import { useConversationActions } from '../chat/listing/use-conversation-actions'
import type { GroupPanelViewProps } from './GroupPanelView'
import type { GroupMembers } from './MemberLists'
import type { MemberItem } from './MemberRows'
import { useLeaveGroup } from './header/use-leave-group'

const STAFF = ['owner', 'ai', 'admin'] as const

/** The owner comes first, then AI, then admins. All other members are below (R1-087). */
const split = (members: readonly Member[], group: Group, me: string | undefined): GroupMembers => {
  const item = (member: Member): MemberItem => ({
    ...personAvatarData(member),
    role: roleLabel(member.role),
    you: member.xid === me,
  })
  const staff = STAFF.flatMap((role) => members.filter((member) => member.role === role))
  return {
    staff: staff.map(item),
    members: members.filter((member) => member.role === 'normal').map(item),
    staffCount: staff.length,
    othersCount: Math.max(0, group.memberCount - staff.length),
  }
}

/** View model of the panel beside the chat. */
export const useGroupPanel = (
  group: Group,
  now: number,
  onClose: () => void,
): Omit<GroupPanelViewProps, 'tab' | 'onTab'> & { readonly over: ReactNode } => {
  const app = useApp()
  const groups = useAccountState(useFeature('group').slices.account.group)
  const session = sessionOf(useAccountState(app.account.slices.session))
  const overview = useFeature('group-overview').slices.account
  const banner = bannerQuery.value(useAccountState(overview.banners), { gid: group.gid })
  const share = sharePath(useAccountState(overview.inviteKeys), group)
  const chat = useAccountState(useFeature('chat').slices.account.chat)
  const copy = useCopy()
  const { actionsOf, prompt } = useConversationActions()
  const leaving = useLeaveGroup(group)
  const { over, ...updates } = useAnnouncements(group, now)
  const { gid, conversationId } = group
  const row = useMemo(
    () => conversationRows(chat).find(({ summary }) => summary.conversationId === conversationId)?.summary,
    [chat, conversationId],
  )
  const sessionId = session?.sessionId
  useEffect(() => {
    if (sessionId === undefined) return
    app.account.dispatch({ type: 'group/ShowMembers', gid })
    app.account.dispatch({ type: 'group-overview/ShowGroupPanel', gid })
  }, [app, gid, sessionId])
  const list = useMemo(() => membersOf(groups, gid), [groups, gid])
  const members: Loadable<GroupMembers> =
    list.status === 'shown'
      ? { status: 'ready', value: split(list.items, group, session?.xid) }
      : list.status === 'failed'
        ? { status: 'failed', onRetry: () => app.account.dispatch({ type: 'group/ShowMembers', gid }) }
        : { status: 'loading' }
  return {
    profile: {
      group: groupAvatarData(group),
      verified: verifiedBadgeData(group),
      bannerUrl: banner ?? group.banner ?? undefined,
      shownId: gid,
      memberCount: group.memberCount,
      description: group.description,
    },
    members,
    more: listEndState(list),
    onLoadMore: () => app.account.dispatch({ type: 'group/LoadMoreMembers', gid }),
    onCopyId: () => copy(gid),
    onShare: share === null ? undefined : () => copy(`${window.location.origin}${share}`),
    actions: [...(row === undefined ? [] : actionsOf(row)), ...(leaving.leave === null ? [] : [leaving.leave])],
    updates,
    over: (
      <>
        {prompt}
        {leaving.over}
        {over}
      </>
    ),
    onClose,
  }
}
