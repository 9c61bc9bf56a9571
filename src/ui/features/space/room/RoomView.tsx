import { MessageCircle, SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isHostHere, isHostless, memberNameIn, type JoinedRoom, type SpaceInfo } from '../../../../domain/space'
import { Xid } from '../../../../domain/kernel/ids'
import { useApp } from '../../../app/app-context'
import { OptionalPart } from '../../../app/OptionalPart'
import { Button } from '../../../components/form/Button'
import { classNames } from '../../../components/class-names'
import { IconButton } from '../../../components/form/IconButton'
import { lazyModule } from '../../../components/lazy-module'
import { useIsMobile } from '../../../components/layout/use-is-mobile'
import { Drawer } from '../../../app-shell/Drawer'
import { ChatSkeleton } from '../../chat/ChatSkeleton'
import { SharedVideos } from '../media/SharedVideos'
import { HostControls } from './HostControls'
import { RoomMemberPanel } from './RoomMemberList'
import { RoomBar } from './RoomBar'
import { RoomChat } from './RoomChat'
import { EndWarning, MicrophoneOffer } from './RoomDialogs'
import { RoomMenu } from './RoomMenu'
import { RoomHeader } from './RoomHeader'
import { RoomNotices } from './RoomNotices'
import { RoomReactions } from './RoomReactions'
import { LatestRoomMessages } from './LatestRoomMessages'
import styles from './room.module.css'
import { SpeakerStage } from './SpeakerStage'
import { useRoom } from './use-room'
import { useSoundFirst } from './use-sound-first'

const c = classNames(styles)
const captions = lazyModule(() => import('../../captions/RoomCaptions'))
const recording = lazyModule(() => import('../../recording/RoomRecording'))
const LINES = { connecting: 'room.connecting', reconnecting: 'room.reconnecting', failed: 'room.noSound' } as const

interface RoomViewProps {
  readonly room: JoinedRoom
  readonly info: SpaceInfo
}

/** A live room: stage, room bar, host controls and the group's chat. */
export function RoomView({ room, info }: RoomViewProps): ReactNode {
  const { t } = useTranslation()
  const isMobile = useIsMobile()
  const isSoundIn = useSoundFirst(room)
  const captioned = captions.useModule(isSoundIn)
  const recorded = recording.useModule(isSoundIn || room.recording !== null)
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
        <RoomHeader
          room={room}
          info={info}
          isOpen={side === 'desk'}
          onPeople={isHost ? undefined : () => toggle('desk')}
          mark={
            recorded && (
              <OptionalPart place="room">
                <recorded.RecordingMark room={room} />
              </OptionalPart>
            )
          }
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
              <RoomMenu room={room} />
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
        <RoomNotices room={room} />
        <SharedVideos nameOf={(xid) => (Xid.is(xid) ? memberNameIn(room, xid) : '')} onStop={acts.onStopShare} />
        <SpeakerStage room={room} />
        <RoomReactions room={room} />
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
      <MicrophoneOffer room={room} acts={acts} />
      <EndWarning room={room} acts={acts} />
      {recorded && (
        <OptionalPart place="room">
          <recorded.RecordingNotice room={room} onLeave={acts.onLeave} />
        </OptionalPart>
      )}
      <Elsewhere room={room} />
    </div>
  )
}

/** A notice in a tab that does not play the room's sound. The notice's button moves the sound to this tab. */
function Elsewhere({ room }: { readonly room: JoinedRoom }): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  if (app.tab.is(room.holder)) return null
  return (
    <div className={c('elsewhere')} data-theme="dark" role="alert">
      <span>{t('joinSpace.elsewhere')}</span>
      <Button size={30} kind="primary" onClick={() => app.account.dispatch({ type: 'space/MoveRoomToThisTab' })}>
        {t('joinSpace.takeHere')}
      </Button>
    </div>
  )
}
