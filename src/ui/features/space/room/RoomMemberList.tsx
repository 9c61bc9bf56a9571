import {
  Ellipsis,
  Flag,
  Mic,
  MicOff,
  Search,
  ShieldMinus,
  ShieldPlus,
  Star,
  UserMinus,
  UserPlus,
  UserX,
} from 'lucide-react'
import { memo, useCallback, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  inAudience,
  isHostHere,
  mayRemoveMember,
  mayUnmakeHost,
  onStage,
  type JoinedRoom,
  type RoomMember,
} from '../../../../domain/space'
import { personAvatarData } from '../../../app/avatar-data'
import { Avatar } from '../../../components/avatar/Avatar'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import { lazyModule } from '../../../components/lazy-module'
import { Menu } from '../../../components/overlay/Menu'
import type { MenuEntry } from '../../../components/overlay/menu-entries'
import { PersonName } from '../../../components/avatar/PersonName'
import { useCurrentUser } from '../../chat/actions/use-current-user'
import { useAudioLevel } from '../media/use-audio-level'
import styles from './host-controls.module.css'
import type { RoomMemberAction } from './use-room'

const c = classNames(styles)
const reporting = lazyModule(() => import('../../moderation/ReportDialog'))
/** The number of listeners in the list. The search finds the others. */
export const LISTENERS_SHOWN = 40

/** The people whose names contain the text. */
export const filterByName = (people: readonly RoomMember[], sought: string): readonly RoomMember[] => {
  const words = sought.trim().toLocaleLowerCase()
  return people.filter(({ name }) => name.toLocaleLowerCase().includes(words))
}

/** The bars of the level meter. */
const STEPS = [0, 1, 2, 3, 4] as const

type OnPerson = (act: RoomMemberAction, person: RoomMember) => void

interface RoomMemberListProps {
  readonly room: JoinedRoom
  readonly onAct: OnPerson
  /** The element beside the heading of the speakers. */
  readonly beside?: ReactNode
}

/** All people in the room, speakers first, with a search by name. */
export function RoomMemberList({ room, onAct, beside }: RoomMemberListProps): ReactNode {
  const { t } = useTranslation()
  const viewer = useCurrentUser()
  const [sought, setSought] = useState('')
  const [reported, setReported] = useState<{ readonly person: RoomMember; readonly open: boolean } | null>(null)
  const report = reporting.useModule(reported !== null)
  const onReport = useCallback((person: RoomMember): void => setReported({ person, open: true }), [])
  const mayReport = viewer !== null && !viewer.isVisitor
  const [speakers, listeners] = [filterByName(onStage(room), sought), filterByName(inAudience(room), sought)]
  const rows = (people: readonly RoomMember[]) => (
    <ul>
      {people.map((person) => (
        <Row key={person.xid} {...rowOf(room, person)} mayReport={mayReport} onAct={onAct} onReport={onReport} />
      ))}
    </ul>
  )
  return (
    <>
      <label className={c('searchField')}>
        <Icon of={Search} size={16} />
        <input
          type="search"
          aria-label={t('room.find')}
          placeholder={t('room.find')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </label>
      {speakers.length + listeners.length === 0 && (
        <p className={c('quiet')} role="status">
          {t('room.foundNobody')}
        </p>
      )}
      {speakers.length > 0 && (
        <section aria-label={t('room.speakers')} className={c('part')}>
          <h3>
            {t('room.speakers')}
            {beside}
          </h3>
          {rows(speakers)}
        </section>
      )}
      {listeners.length > 0 && (
        <section aria-label={t('room.people')} className={c('part')}>
          <h3>{t('room.people')}</h3>
          {rows(listeners.slice(0, LISTENERS_SHOWN))}
          {listeners.length > LISTENERS_SHOWN && (
            <p className={c('quiet')}>{t('room.othersFound', { count: listeners.length - LISTENERS_SHOWN })}</p>
          )}
        </section>
      )}
      {report && reported !== null && (
        <report.ReportDialog
          key={reported.person.xid}
          open={reported.open}
          target={{ kind: 'person', place: room.channelId, id: reported.person.xid }}
          name={reported.person.name}
          onClose={() => setReported({ ...reported, open: false })}
        />
      )}
    </>
  )
}

const nothing = (): void => undefined

/** The member list for people who are not hosts. */
export function RoomMemberPanel({ room }: Pick<RoomMemberListProps, 'room'>): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={c('desk')} data-theme="dark">
      <h2 className={c('title')}>{t('room.who')}</h2>
      <RoomMemberList room={room} onAct={nothing} />
    </div>
  )
}

interface RowProps {
  readonly person: RoomMember
  readonly isMe: boolean
  readonly isInvited: boolean
  /** `isHost`: whether the viewer hosts the room. `mayTurnOut`: whether the viewer may remove this person. */
  readonly isHost: boolean
  readonly mayTurnOut: boolean
  /** Whether the viewer may take the host role from this person. */
  readonly mayUnmake: boolean
  readonly mayReport: boolean
  readonly onAct: OnPerson
  readonly onReport: (person: RoomMember) => void
}

const rowOf = (room: JoinedRoom, person: RoomMember): Omit<RowProps, 'mayReport' | 'onAct' | 'onReport'> => ({
  person,
  isMe: person.xid === room.me,
  isInvited: room.invited[person.xid] !== undefined,
  isHost: isHostHere(room),
  mayTurnOut: mayRemoveMember(room, person.xid),
  mayUnmake: mayUnmakeHost(room, person.xid),
})

/** The row is memoized, because a full room changes constantly and only the changed person's row should render. */
const Row = memo(function Row({
  person,
  isMe,
  isInvited,
  isHost,
  mayTurnOut,
  mayUnmake,
  mayReport,
  onAct,
  onReport,
}: RowProps): ReactNode {
  const { t } = useTranslation()
  const voice = useRef<HTMLSpanElement>(null)
  useAudioLevel(voice, person.xid)
  const speaks = person.role !== 'audience'
  const item = (act: RoomMemberAction, label: string, icon: typeof Mic, danger = false): MenuEntry => ({
    kind: 'item',
    label,
    icon,
    danger,
    onSelect: () => onAct(act, person),
  })
  const report: MenuEntry = { kind: 'item', label: t('profile.report'), icon: Flag, onSelect: () => onReport(person) }
  const reports: readonly MenuEntry[] = mayReport ? [report] : []
  const entries: readonly MenuEntry[] = isMe
    ? []
    : !isHost
      ? reports
      : [
          ...(!speaks && !isInvited ? [item('invite', t('room.inviteMic'), UserPlus)] : []),
          ...(speaks && person.mic !== 'held' ? [item('mute', t('room.muteOne'), MicOff)] : []),
          ...(speaks && person.mic === 'held' ? [item('unmute', t('room.unmuteOne'), Mic)] : []),
          ...(mayUnmake ? [item('unmakeHost', t('room.unmakeHost'), ShieldMinus)] : []),
          ...(mayTurnOut
            ? [
                ...(person.role !== 'guest' ? [item('guest', t('room.toGuest'), Star)] : []),
                ...(person.role !== 'host' ? [item('host', t('room.toHost'), ShieldPlus)] : []),
                ...(speaks ? [item('endMic', t('room.endMic'), UserMinus)] : []),
                item('kick', t('room.kick'), UserX, true),
              ]
            : []),
          ...reports,
        ]
  return (
    <li className={c('row')}>
      <Avatar person={personAvatarData(person)} size={32} />
      <span className={c('who')}>
        {isMe ? t('room.you') : <PersonName name={person.name} />}
        <span className={c('left')}>{isInvited ? t('room.invited') : t(`room.role.${person.role}`)}</span>
      </span>
      {speaks && (
        <span ref={voice} className={c('level')} aria-hidden="true">
          {STEPS.map((nth) => (
            <span key={nth}>{person.mic === 'on' && <span className={c('levelBar')} />}</span>
          ))}
        </span>
      )}
      {speaks && (
        <span className={c('mic')} title={t(`room.mic.${person.mic}`)}>
          <Icon of={person.mic === 'on' ? Mic : MicOff} size={16} />
        </span>
      )}
      {entries.length > 0 && (
        <Menu className={c('dots')} aria-label={t('room.personMenu', { name: person.name })} entries={entries}>
          <Icon of={Ellipsis} />
        </Menu>
      )}
    </li>
  )
})
