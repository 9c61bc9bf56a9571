import { AudioLines, Flag, Info, Megaphone, Newspaper, Settings, Trophy, UserPlus } from 'lucide-react'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { hasUnread } from '../../../../domain/announcement'
import { conversationRows, isEditor } from '../../../../domain/chat'
import type { Group } from '../../../../domain/group'
import { mayBrowse, groupPermissions } from '../../../../domain/group-admin'
import { sessionOf } from '../../../../domain/session'
import { giftRankQuery, liveRoomsOf } from '../../../../domain/group-overview'
import { useApp } from '../../../app/app-context'
import { useAccountState, useFeature } from '../../../app/use-feature'
import { paths } from '../../../app/routing/paths'
import type { MenuEntry } from '../../../components/overlay/menu-entries'
import { lazyModule } from '../../../components/lazy-module'
import { useIsMobile } from '../../../components/layout/use-is-mobile'
import { useConversationActions } from '../../chat/listing/use-conversation-actions'
import { useCurrentUser } from '../../chat/actions/use-current-user'
import type { GroupHeaderExtrasProps } from './GroupHeaderExtras'
import { useLeaveGroup } from './use-leave-group'

const popover = lazyModule(() => import('./LivePopover'))
const inviting = lazyModule(() => import('../../group-admin/InviteDialog'))
const reporting = lazyModule(() => import('../../moderation/ReportDialog'))
const ranks = lazyModule(() => import('./GiftRankDialog'))

interface Opens {
  readonly onInfo: () => void
  readonly onUpdates: () => void
}

/** View model of a group's header (R1-077…R1-082), with the overlays that the header opens. */
export const useGroupHead = (
  group: Group,
  { onInfo, onUpdates }: Opens,
): GroupHeaderExtrasProps & { readonly over: ReactNode } => {
  const app = useApp()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isMobile = useIsMobile()
  const { gid, conversationId } = group
  const sessionId = sessionOf(useAccountState(app.account.slices.session))?.sessionId
  const overview = useFeature('group-overview').slices.account
  const rank = giftRankQuery.listed(useAccountState(overview.giftRanks), { gid })
  const rooms = liveRoomsOf(useAccountState(overview.rooms), gid)
  const announcements = useAccountState(useFeature('announcement').slices.account.announcements)
  const chat = useAccountState(useFeature('chat').slices.account.chat)
  const viewer = useCurrentUser()
  const { actionsOf, prompt } = useConversationActions()
  const [liveAt, setLiveAt] = useState<{ readonly anchor: HTMLElement; readonly open: boolean } | null>(null)
  const [ranking, setRanking] = useState<boolean | null>(null)
  const [isInviting, setInviting] = useState(false)
  const invite = inviting.useModule(isInviting)
  const [isReporting, setReporting] = useState(false)
  const report = reporting.useModule(isReporting)
  const leaving = useLeaveGroup(group)
  const mayRead = mayBrowse(group)
  useEffect(() => {
    if (sessionId === undefined || !mayRead) return
    app.account.dispatch({ type: 'group-overview/ShowGroupOverview', gid })
    app.account.dispatch({ type: 'announcement/ShowAnnouncements', gid })
  }, [app, gid, sessionId, mayRead])
  const room = rooms[0] ?? null
  const row = useMemo(
    () => conversationRows(chat).find(({ summary }) => summary.conversationId === conversationId)?.summary,
    [chat, conversationId],
  )
  const edits = viewer !== null && isEditor(viewer, group)
  const editable = rooms.filter(
    ({ status, hosts }) => status === 'prepare' && (edits || hosts.some(({ xid }) => xid === viewer?.xid)),
  )
  const unread = useMemo(() => group.isMember && hasUnread(announcements, gid), [announcements, gid, group.isMember])
  const live = popover.useModule(liveAt !== null)
  const ranked = ranks.useModule(ranking !== null)
  const onRank = (): void => setRanking(true)
  const item = (label: string, icon: typeof Info, onSelect: () => void): MenuEntry => ({
    kind: 'item',
    label,
    icon,
    onSelect,
  })
  const leads = (label: string, icon: typeof Info, to: string): MenuEntry =>
    item(label, icon, () => {
      void navigate(to)
    })
  const entries: readonly MenuEntry[] = [
    ...(isMobile ? [item(t('announce.open'), Newspaper, onUpdates), item(t('groupMenu.info'), Info, onInfo)] : []),
    ...(isMobile && rank.items.length > 0 ? [item(t('givers.open'), Trophy, onRank)] : []),
    ...(edits ? [leads(t('live.create'), AudioLines, paths.spaceCreate(gid))] : []),
    ...editable.map(({ title, channelId }) =>
      leads(
        editable.length > 1 ? `${t('live.edit')} · ${title}` : t('live.edit'),
        AudioLines,
        paths.spaceEdit(gid, channelId),
      ),
    ),
    ...(edits ? [leads(t('announce.create'), Megaphone, paths.announce(gid))] : []),
    ...(viewer !== null && groupPermissions(viewer, group).invite
      ? [item(t('groupMenu.invite'), UserPlus, () => setInviting(true))]
      : []),
    ...(isMobile && edits ? [leads(t('groupMenu.settings'), Settings, paths.groupEdit(gid))] : []),
    ...(row === undefined ? [] : actionsOf(row).map((action): MenuEntry => ({ kind: 'item', ...action }))),
    ...(viewer === null || viewer.isVisitor || edits
      ? []
      : [item(t('groupMenu.report'), Flag, () => setReporting(true))]),
    ...(leaving.leave === null ? [] : [{ kind: 'item', ...leaving.leave } satisfies MenuEntry]),
  ]
  return {
    room,
    givers: rank.items,
    settingsHref: edits ? paths.groupEdit(gid) : undefined,
    unread,
    entries,
    onUpdates,
    onRank,
    onLive: (anchor) => setLiveAt({ anchor, open: liveAt?.open !== true }),
    over: (
      <>
        {prompt}
        {leaving.over}
        {invite && isInviting && <invite.InviteDialog group={group} onClose={() => setInviting(false)} />}
        {report && (
          <report.ReportDialog
            open={isReporting}
            target={{ kind: 'group', place: '', id: gid }}
            name={group.name}
            onClose={() => setReporting(false)}
          />
        )}
        {live && liveAt !== null && room !== null && (
          <live.LivePopover
            room={room}
            open={liveAt.open}
            anchor={liveAt.anchor}
            onClose={() => setLiveAt({ ...liveAt, open: false })}
          />
        )}
        {ranked && ranking !== null && (
          <ranked.GiftRankDialog
            open={ranking}
            groupName={group.name}
            rank={rank}
            onRetry={() => app.account.dispatch(giftRankQuery.want({ gid }))}
            onClose={() => setRanking(false)}
          />
        )}
      </>
    ),
  }
}
