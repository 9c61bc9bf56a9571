import { useEffect, useMemo } from 'react'
import { membersOf, type Group, type Member } from '../../../domain/group'
import { sessionOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { groupFace, personFace, roleLabel, verificationOf } from '../../app/faces'
import { useCopy } from '../../app/use-copy'
import { moreOf } from '../../app/paging'
import type { Loadable } from '../../components/loadable'
import type { GroupPanelViewProps } from './GroupPanelView'
import type { GroupMembers } from './MemberLists'
import type { MemberItem } from './MemberRows'

const STAFF = ['owner', 'ai', 'admin'] as const

/** Owner, then AI, then admins; everyone else below (R1-087). */
const split = (members: readonly Member[], group: Group, me: string | undefined): GroupMembers => {
  const item = (member: Member): MemberItem =>
    ({ ...personFace(member), role: roleLabel(member.role), you: member.xid === me })
  const staff = STAFF.flatMap((role) => members.filter((member) => member.role === role))
  return {
    staff: staff.map(item),
    members: members.filter((member) => member.role === 'normal').map(item),
    staffCount: staff.length,
    othersCount: Math.max(0, group.memberCount - staff.length),
  }
}

/** What the panel beside the chat tells of the group. */
export const useGroupPanel = (group: Group, onClose: () => void): GroupPanelViewProps => {
  const app = useApp()
  const groups = useSource(app.account.sources.group)
  const session = sessionOf(useSource(app.account.sources.session))
  const copy = useCopy()
  const { gid } = group
  const sessionId = session?.sessionId
  useEffect(() => {
    if (sessionId !== undefined) app.account.say({ type: 'ShowMembers', gid })
  }, [app, gid, sessionId])
  const list = useMemo(() => membersOf(groups, gid), [groups, gid])
  const members: Loadable<GroupMembers> = list.status === 'shown'
    ? { status: 'ready', value: split(list.items, group, session?.xid) }
    : list.status === 'failed' ? { status: 'failed', onRetry: () => app.account.say({ type: 'ShowMembers', gid }) }
      : { status: 'loading' }
  return {
    profile: {
      group: groupFace(group),
      verified: verificationOf(group),
      bannerUrl: group.banner ?? undefined,
      shownId: gid,
      memberCount: group.memberCount,
      description: group.description,
    },
    members,
    more: moreOf(list),
    onLoadMore: () => app.account.say({ type: 'LoadMoreMembers', gid }),
    onCopyId: () => copy(gid),
    onClose,
  }
}
