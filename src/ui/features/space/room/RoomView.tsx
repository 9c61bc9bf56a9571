import { AudioLines, ChevronDown, Headphones, MessageCircle, SlidersHorizontal } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import {
  isHostHere,
  isHostless,
  memberNameIn,
  secondsUntil,
  warningAt,
  type Inside,
  type SpaceInfo,
} from '../../../../domain/space'
import { Xid } from '../../../../domain/kernel/ids'
import { keysOf } from '../../../../domain/kernel/table'
import { useApp, useNow } from '../../../app/app-context'
import { OptionalPart } from '../../../app/OptionalPart'
import { paths } from '../../../app/routing/paths'
import { Button } from '../../../components/form/Button'
import { classNames } from '../../../components/class-names'
import { Dialog } from '../../../components/overlay/Dialog'
import { Icon } from '../../../components/layout/Icon'
import { IconButton } from '../../../components/form/IconButton'
import { lazyModule } from '../../../components/lazy-module'
import { useIsMobile } from '../../../components/layout/use-is-mobile'
import { useFormat } from '../../../format/use-format'
import { Drawer } from '../../../app-shell/Drawer'
import { ChatSkeleton } from '../../chat/ChatSkeleton'
import { countdownText, SECOND_MS } from '../countdown-text'
import { NetworkBadge } from '../media/NetworkBadge'
import { SharedVideos } from '../media/SharedVideos'
import { HostControls } from './HostControls'
import { RoomMemberPanel } from './RoomMemberList'
import { RoomBar } from './RoomBar'
import { RoomChat } from './RoomChat'
import { LatestRoomMessages } from './LatestRoomMessages'
import styles from './room.module.css'
import { SpeakerStage } from './SpeakerStage'
import { useRoom, type RoomActions } from './use-room'

const c = classNames(styles)
const captions = lazyModule(() => import('../../captions/RoomCaptions'))
const SOUND_WITHIN_MS = 1.5 * SECOND_MS
const LINES = { connecting: 'room.connecting', reconnecting: 'room.reconnecting', failed: 'room.noSound' } as const

interface RoomViewProps {
  readonly room: Inside
  readonly info: SpaceInfo
}

/** A live room: stage, room bar, host controls and the group's chat. */
export function RoomView({ room, info }: RoomViewProps): ReactNode {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const isSoundIn = useSoundFirst(room)
  const captioned = captions.useModule(isSoundIn)
  const acts = useRoom(room)
  const [side, setSide] = useState<'desk' | 'chat' | null>(isMobile ? null : 'chat')
  const isHost = isHostHere(room)
  const desk = isHost ? <HostControls room={room} acts={acts} /> : <RoomMemberPanel room={room} />
  const deskName = t(isHost ? 'room.desk' : 'room.who')
  const chat = isSoundIn ? <RoomChat gid={info.group.gid} /> : <ChatSkeleton />
  const toggle = (which: 'desk' | 'chat'): void => setSide(side === which ? null : which)
  return (
    <div className={c('room', isHost && 'hosts', (side === 'chat' || (side === 'desk' && !isHost)) && 'talks')}>
      <section
        className={c('main')}
        data-stage=""
        data-theme="dark"
        aria-label={t('room.region', { title: room.title })}
      >
        <Head
          room={room}
          info={info}
          isOpen={side === 'desk'}
          onPeople={isHost ? undefined : () => toggle('desk')}
          tools={
            <>
              {captioned && (
                <OptionalPart place="room">
                  <captioned.CaptionsButton room={room} />
                </OptionalPart>
              )}
              {isMobile && isHost && (
                <IconButton
                  icon={SlidersHorizontal}
                  label={t('room.showDesk')}
                  pressed={side === 'desk'}
                  onClick={() => toggle('desk')}
                />
              )}
              {!isMobile && (
                <IconButton
                  icon={MessageCircle}
                  label={t('room.showChat')}
                  pressed={side === 'chat'}
                  onClick={() => toggle('chat')}
                />
              )}
            </>
          }
        />
        {room.line !== 'connected' && (
          <p className={c('line')} role="status">
            {t(LINES[room.line])}
          </p>
        )}
        {isHostless(room) && (
          <p className={c('line')} role="status">
            {t('room.hostLeft')}
          </p>
        )}
        <SharedVideos nameOf={(xid) => (Xid.is(xid) ? memberNameIn(room, xid) : '')} onStop={acts.onStopShare} />
        <SpeakerStage room={room} />
        <Reactions room={room} />
        <div className={c('foot')}>
          {captioned && (
            <OptionalPart place="room">
              <captioned.CaptionStrip room={room} />
            </OptionalPart>
          )}
          {isMobile && room.conversationId !== null && (
            <LatestRoomMessages conversationId={room.conversationId} onSay={() => setSide('chat')} />
          )}
          <RoomBar room={room} acts={acts} />
        </div>
      </section>
      {!isMobile && (isHost || side === 'desk') && (
        <aside className={c('desk')} aria-label={deskName}>
          {desk}
        </aside>
      )}
      {!isMobile && side === 'chat' && (
        <aside className={c('chat')} aria-label={t('room.chat')}>
          {chat}
        </aside>
      )}
      {isMobile && (
        <Drawer open={side === 'desk'} label={deskName} onClose={() => setSide(null)}>
          {desk}
        </Drawer>
      )}
      {isMobile && (
        <Drawer open={side === 'chat'} label={t('room.chat')} onClose={() => setSide(null)}>
          {chat}
        </Drawer>
      )}
      <Offer room={room} acts={acts} />
      <EndWarning room={room} acts={acts} />
      <Elsewhere room={room} />
    </div>
  )
}

/**
 * Sound before chat: rendering the chat blocks the page while other people connect one by one. The difference is
 * absolute,
 * so that a clock set back ends the wait too.
 */
const useSoundFirst = ({ line, me, members }: Inside): boolean => {
  const app = useApp()
  const [isIn, setIn] = useState(line !== 'connecting' || keysOf(members).every((xid) => xid === me))
  useEffect(() => {
    if (isIn) return
    const since = app.now()
    const ticks = app.seconds$.subscribe(() => setIn(Math.abs(app.now() - since) >= SOUND_WITHIN_MS))
    return () => ticks.unsubscribe()
  }, [app, isIn])
  return isIn
}

interface HeadProps extends RoomViewProps {
  readonly tools: ReactNode
  readonly isOpen: boolean
  /** Omitted for hosts, who see the controls. Others open the member list with the count. */
  readonly onPeople: (() => void) | undefined
}

function Head({ room, info, tools, isOpen, onPeople }: HeadProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const now = useNow(SECOND_MS)
  const isMobile = useIsMobile()
  const many = (
    <>
      <Icon of={Headphones} size={14} />
      {format.number(room.count)}
    </>
  )
  const since = room.startsAt === null ? 0 : Math.max(0, Math.floor((now - room.startsAt) / SECOND_MS))
  return (
    <header className={c('head')}>
      {isMobile && (
        <Link
          className={c('down')}
          to={paths.group(info.group.gid)}
          aria-label={t('room.minimize')}
          title={t('room.minimize')}
        >
          <Icon of={ChevronDown} />
        </Link>
      )}
      <div className={c('names')}>
        <h1 dir="auto">{room.title === '' ? t('spaceStatus.untitled') : room.title}</h1>
        <p>
          <Link to={paths.group(info.group.gid)} dir="auto">
            {info.group.name}
          </Link>
          <span aria-hidden="true"> · </span>
          <span className={c('clock')}>{countdownText(since).clock}</span>
        </p>
      </div>
      <span className={c('live')}>
        <Icon of={AudioLines} size={14} />
        <span className={c('word')}>{t('room.live')}</span>
      </span>
      {onPeople === undefined ? (
        <span
          className={c('chip')}
          title={t('room.listening', { count: room.count, shown: format.number(room.count) })}
        >
          {many}
        </span>
      ) : (
        <button
          type="button"
          className={c('chip', 'who')}
          title={t('room.who')}
          aria-pressed={isOpen}
          onClick={onPeople}
        >
          {many}
          <span className="sr">{t('room.who')}</span>
        </button>
      )}
      <span className={c('network')}>
        <NetworkBadge xid={room.me} />
      </span>
      {tools}
    </header>
  )
}

/** Reactions rise and disappear. Screen readers get only the latest one. */
function Reactions({ room }: { readonly room: Inside }): ReactNode {
  const { t } = useTranslation()
  const last = room.reactionsSeen.at(-1)
  return (
    <div className={c('reactions')}>
      {room.reactionsSeen.map(({ n, emoji }) => (
        <span
          key={n}
          className={c('reaction')}
          style={{ insetInlineStart: `${10 + ((n * 37) % 80)}%` }}
          aria-hidden="true"
        >
          {emoji}
        </span>
      ))}
      <p className="sr" role="status">
        {last === undefined ? '' : t('room.reacted', { name: memberNameIn(room, last.xid), emoji: last.emoji })}
      </p>
    </div>
  )
}

interface OverProps {
  readonly room: Inside
  readonly acts: RoomActions
}

/** A host's offer never opens a microphone without the member's consent (MIC-6). */
function Offer({ room, acts }: OverProps): ReactNode {
  const { t } = useTranslation()
  const { offer } = room.mic
  return (
    <Dialog
      open={offer !== null}
      onClose={acts.onDecline}
      title={t('room.offerTitle')}
      description={
        offer?.why === 'late'
          ? t('room.offerLate')
          : t('room.offerFrom', { name: memberNameIn(room, offer?.fromXid ?? null) })
      }
      actions={
        <>
          <Button onClick={acts.onDecline}>{t('room.decline')}</Button>
          <Button kind="primary" onClick={acts.onAccept}>
            {t('room.accept')}
          </Button>
        </>
      }
    />
  )
}

/** Warns the host during the last minute, by deadline (SPC-10). */
function EndWarning({ room, acts }: OverProps): ReactNode {
  const { t } = useTranslation()
  const now = useNow(SECOND_MS)
  const from = warningAt(room)
  const isDue = from !== null && room.endsAt !== null && now >= from && now < room.endsAt
  return (
    <Dialog
      open={isDue}
      onClose={acts.onHideWarning}
      title={t('room.endsTitle', { seconds: room.endsAt === null ? 0 : secondsUntil(room.endsAt, now) })}
      description={t('room.endsText')}
      actions={
        <Button kind="primary" onClick={acts.onHideWarning}>
          {t('room.endsOk')}
        </Button>
      }
    />
  )
}

/** Shown where another tab plays the room's sound; moves it to this tab. */
function Elsewhere({ room }: { readonly room: Inside }): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  if (app.isTab(room.holder)) return null
  return (
    <div className={c('elsewhere')} data-theme="dark" role="alert">
      <span>{t('joinSpace.elsewhere')}</span>
      <Button size={30} kind="primary" onClick={() => app.account.dispatch({ type: 'TakeRoomHere' })}>
        {t('joinSpace.takeHere')}
      </Button>
    </div>
  )
}
