import { AudioLines, Mic, MicOff, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { joinedRoomOf, maySpeak, roomExitOf, micRefusal, type JoinedRoom } from '../../../domain/space'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'
import { Icon } from '../../components/layout/Icon'
import { IconButton } from '../../components/form/IconButton'
import { useDock } from '../../components/drag/use-dock'
import { useConfirm } from '../../components/overlay/use-confirm'
import styles from './floating-room.module.css'
import { useNoticeText, useRoomNotices } from './room/RoomNotices'
import { RoomAudio } from './media/RoomAudio'
import { SpacesReady } from './SpacesReady'

interface Offset {
  readonly x: number
  readonly y: number
}

/** Keeps the current room running on other pages: the room's sound, and a draggable card (R1-018, R2-036). */
export function FloatingRoom(): ReactNode {
  return (
    <SpacesReady>
      <Floating />
    </SpacesReady>
  )
}

function Floating(): ReactNode {
  const app = useApp()
  const { pathname } = useLocation()
  const room = joinedRoomOf(useAccountState(useFeature('space').slices.account.room))
  useSaidOut(room)
  if (room === null) return null
  return (
    <>
      {app.tab.is(room.holder) && <RoomAudio />}
      {pathname !== paths.space(room.channelId) && <Card room={room} />}
    </>
  )
}

const OUT = { kicked: 'room.youWereRemoved', ended: 'room.itEnded', failed: 'room.youAreOut' } as const

/**
 * Shows a toast if a host removed the member, or the room ended or failed. The room's own page shows this reason
 * itself.
 */
function useSaidOut(room: JoinedRoom | null): void {
  const app = useApp()
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const state = useAccountState(useFeature('space').slices.account.room)
  const was = useRef<JoinedRoom | null>(null)
  const say = useEffectEvent((from: JoinedRoom): void => {
    const why = roomExitOf(state, from.channelId)
    if (why === null || why === 'left' || !app.tab.is(from.holder) || pathname === paths.space(from.channelId)) return
    app.tab.dispatch({
      type: 'ShowToast',
      words: { text: t(OUT[why], { title: from.title, interpolation: { escapeValue: false } }) },
    })
  })
  useEffect(() => {
    if (room === null && was.current !== null) say(was.current)
    was.current = room
  }, [room])
}

function Card({ room }: { readonly room: JoinedRoom }): ReactNode {
  const { title, groupName, channelId, mic } = room
  const app = useApp()
  const { t } = useTranslation()
  const { ask, prompt } = useConfirm()
  const notice = useRoomNotices(room).at(-1)
  const textOf = useNoticeText(room)
  const card = useRef<HTMLDivElement>(null)
  useDock(card)
  const [at, setAt] = useState<Offset>({ x: 0, y: 0 })
  const held = useRef<{ readonly from: Offset; readonly pointer: Offset } | null>(null)
  const onDown = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest('button') !== null) return
    held.current = { from: at, pointer: { x: event.clientX, y: event.clientY } }
  }
  const onMove = (event: PointerEvent): void => {
    const box = card.current?.getBoundingClientRect()
    if (held.current === null || box === undefined) return
    const { from, pointer } = held.current
    const moved = { x: from.x + event.clientX - pointer.x, y: from.y + event.clientY - pointer.y }
    if (Math.hypot(moved.x - from.x, moved.y - from.y) > 4) card.current?.setPointerCapture(event.pointerId)
    // The card stays inside the window.
    const [left, top] = [box.left - at.x, box.top - at.y]
    setAt({
      x: Math.min(window.innerWidth - box.width - left, Math.max(-left, moved.x)),
      y: Math.min(window.innerHeight - box.height - top, Math.max(-top, moved.y)),
    })
  }
  const onUp = (): void => {
    held.current = null
  }
  const onClose = (): void =>
    ask({
      title: t('room.leaveTitle'),
      text: t('room.leaveText'),
      yes: t('room.leave'),
      onYes: () => app.account.dispatch({ type: 'space/LeaveSpace' }),
    })
  return (
    <div
      ref={card}
      className={styles['card']}
      data-theme="dark"
      role="region"
      aria-label={t('room.float', { title })}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
    >
      <Icon of={AudioLines} />
      <Link to={paths.space(channelId)} className={styles['link']} title={t('room.back')} draggable={false}>
        <span role="status" className={styles['notice']}>
          {notice !== undefined && <span key={notice.n}>{textOf(notice)}</span>}
        </span>
        {notice === undefined && (
          <>
            <span className={styles['title']} dir="auto">
              {title}
            </span>
            <span className={styles['group']} dir="auto">
              {groupName}
            </span>
          </>
        )}
      </Link>
      {maySpeak(room.role) && (
        <IconButton
          icon={mic.on && !mic.held ? Mic : MicOff}
          label={t(mic.held ? 'room.muted' : mic.on ? 'room.mute' : 'room.unmute')}
          pressed={mic.on && !mic.held}
          disabled={!mic.on && micRefusal(room) !== null}
          onClick={() => app.account.dispatch({ type: mic.on ? 'space/CloseMic' : 'space/OpenMic' })}
        />
      )}
      <IconButton icon={X} label={t('room.close')} onClick={onClose} />
      {prompt}
    </div>
  )
}
