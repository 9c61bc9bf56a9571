import { Megaphone } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  announcementOptions,
  announcementsOf,
  mayInteract,
  type Announcement,
  type AnnouncementAction,
  type AnnouncementOption,
} from '../../../domain/announcement'
import { isEditor, type ReportReason } from '../../../domain/chat'
import type { Group } from '../../../domain/group'
import { liveRoomsOf } from '../../../domain/group-overview'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { listEndState } from '../../components/feedback/list-end-state'
import { paths } from '../../app/routing/paths'
import { useCopy } from '../../hooks/use-copy'
import { ButtonLink } from '../../components/form/Button'
import { lazyModule } from '../../components/lazy-module'
import { useConfirm } from '../../components/overlay/use-confirm'
import { useCurrentUser } from '../chat/actions/use-current-user'
import { AnnouncementCard } from './AnnouncementCard'
import type { AnnouncementListProps } from './AnnouncementList'

const reporting = lazyModule(() => import('./ReportAnnouncementDialog'))
const viewers = lazyModule(() => import('./AnnouncementMediaViewer'))
const pickers = lazyModule(() => import('../chat/actions/reactions/EmojiPicker'))

interface Picking {
  readonly id: string
  readonly anchor: HTMLElement
  readonly open: boolean
}
interface Viewing {
  readonly id: string
  readonly at: number | null
}

type Deed = {
  readonly [K in AnnouncementAction['kind']]: Omit<Extract<AnnouncementAction, { kind: K }>, 'gid'>
}[AnnouncementAction['kind']]

/** View model of a group's announcements, with their actions. `over` contains the open overlays. */
export const useAnnouncements = (group: Group, now: number): AnnouncementListProps & { readonly over: ReactNode } => {
  const app = useApp()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { gid } = group
  const viewer = useCurrentUser()
  const state = useAccountState(useFeature('announcement').slices.account.announcements)
  const rooms = useAccountState(useFeature('group-overview').slices.account.rooms)
  const copy = useCopy()
  const { ask, prompt } = useConfirm()
  const [picking, setPicking] = useState<Picking | null>(null)
  const [viewing, setViewing] = useState<Viewing | null>(null)
  const [reported, setReported] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const reporter = reporting.useModule(asked)
  const seeing = viewers.useModule(viewing !== null)
  const picker = pickers.useModule(picking !== null)
  const list = useMemo(() => announcementsOf(state, gid), [state, gid])
  const act = (deed: Deed): void =>
    app.account.dispatch({
      type: 'announcement/PerformAnnouncementAction',
      actId: app.newClientId(),
      act: { ...deed, gid },
    })
  const react = (
    id: string,
    { memeId, emoji }: { readonly memeId: string; readonly emoji: string },
    on: boolean,
  ): void => {
    act({ kind: 'react', id, memeId, emoji, on })
    if (on) app.account.dispatch({ type: 'meme/UseMeme', memeId })
  }
  const onOption = (option: AnnouncementOption, { id, pinned, room }: Announcement): void => {
    if (option === 'recap') {
      if (room !== null) void navigate(paths.recap(room.channelId))
      return
    }
    if (option === 'pin') act({ kind: 'pin', id, on: !pinned })
    else if (option === 'report') {
      setAsked(true)
      setReported(id)
    } else
      ask({
        title: t('announce.deleteTitle'),
        text: t('announce.deleteText'),
        yes: t('acts.delete'),
        onYes: () => act({ kind: 'remove', id }),
      })
  }
  const report = (reason: ReportReason): void => {
    if (reported !== null) act({ kind: 'report', id: reported, reason })
  }
  const viewed = list.items.find(({ id }) => id === viewing?.id)
  return {
    room: liveRoomsOf(rooms, gid)[0] ?? null,
    announcements:
      list.status === 'shown'
        ? { status: 'ready', value: list.items }
        : list.status === 'failed'
          ? { status: 'failed', onRetry: () => app.account.dispatch({ type: 'announcement/RetryAnnouncements', gid }) }
          : { status: 'loading' },
    more: listEndState(list),
    onMore: () =>
      app.account.dispatch(
        list.failedMore
          ? { type: 'announcement/RetryAnnouncements', gid }
          : { type: 'announcement/LoadMoreAnnouncements', gid },
      ),
    draw: (announcement) => (
      <AnnouncementCard
        announcement={announcement}
        me={viewer?.xid ?? null}
        now={now}
        mayReact={viewer !== null && mayInteract(viewer, group)}
        options={viewer === null ? [] : announcementOptions(announcement, viewer, group)}
        onOption={(option) => onOption(option, announcement)}
        onReact={(comment, on) => react(announcement.id, comment, on)}
        onPick={(anchor) => setPicking({ id: announcement.id, anchor, open: true })}
        onView={(at) => setViewing({ id: announcement.id, at })}
        onCopyRoomId={viewer?.isSuper === true ? copy : undefined}
        onSeen={() => act({ kind: 'read', id: announcement.id })}
      />
    ),
    actions:
      viewer !== null && isEditor(viewer, group) ? (
        <ButtonLink kind="primary" icon={Megaphone} wide to={paths.announce(gid)}>
          {t('announce.create')}
        </ButtonLink>
      ) : undefined,
    over: (
      <>
        {prompt}
        {reporter && (
          <reporter.ReportAnnouncementDialog
            open={reported !== null}
            title={t('announce.reportTitle')}
            text={t('announce.aboutReport')}
            onReport={report}
            onClose={() => setReported(null)}
          />
        )}
        {seeing && viewed !== undefined && viewing !== null && (
          <seeing.AnnouncementMediaViewer
            announcement={viewed}
            at={viewing.at}
            onView={(at) => setViewing({ id: viewed.id, at })}
          />
        )}
        {picker && picking && (
          <picker.EmojiPicker
            open={picking.open}
            anchor={picking.anchor}
            align="start"
            onClose={() => setPicking({ ...picking, open: false })}
            onChoose={({ id, name }) => {
              setPicking({ ...picking, open: false })
              react(picking.id, { memeId: id, emoji: name }, true)
            }}
          />
        )}
      </>
    ),
  }
}
